//! The rules as text, found by clause.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::clause::Clause;

/// A language that all of Pagoda speaks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Polish.
    Pl,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Fr, Lang::De, Lang::Pl];

    /// The two letters of the language.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::De => "de",
            Lang::Pl => "pl",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = &'static str;

    /// Reads a code, also of a locale such as `fr_CH.UTF-8`.
    fn from_str(text: &str) -> Result<Lang, Self::Err> {
        let code = text.split(['_', '-', '.']).next().unwrap_or("");
        let found = Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code));
        found.ok_or("one of en, fr, de, pl")
    }
}

/// A game's rules in one language, read from its `RULES.md`.
///
/// A chapter begins with `## Q2 …`; a clause or an example is an item `- **Q2.3** …`, which may
/// go on in indented lines.
#[derive(Clone, Debug)]
pub struct Rulebook<'a> {
    /// Headings and clauses as they stand in the text.
    pub entries: Vec<Entry<'a>>,
}

/// One entry of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<'a> {
    /// A heading, without its marks.
    Heading(&'a str),
    /// A clause or an example with its words.
    Clause(Clause, String),
}

impl<'a> Rulebook<'a> {
    /// Reads a rules text. Skips everything but headings and clauses.
    pub fn read(text: &'a str) -> Rulebook<'a> {
        let mut entries = Vec::new();
        for line in text.lines() {
            if let Some(heading) = line.strip_prefix('#') {
                entries.push(Entry::Heading(heading.trim_start_matches('#').trim()));
            } else if let Some((clause, words)) = item(line) {
                entries.push(Entry::Clause(clause, words.trim().to_owned()));
            } else if let (true, Some(Entry::Clause(_, words))) =
                (line.starts_with(' '), entries.last_mut())
            {
                words.push(' ');
                words.push_str(line.trim());
            }
        }
        Rulebook { entries }
    }

    /// The words of a clause.
    pub fn clause(&self, wanted: Clause) -> Option<&str> {
        self.clauses().find(|(clause, _)| *clause == wanted).map(|(_, words)| words)
    }

    /// Every clause and example in the order of the text.
    pub fn clauses(&self) -> impl Iterator<Item = (Clause, &str)> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Heading(_) => None,
            Entry::Clause(clause, words) => Some((*clause, words.as_str())),
        })
    }
}

/// `- **Q2.3** words`.
fn item(line: &str) -> Option<(Clause, &str)> {
    let (id, words) = line.strip_prefix("- **")?.split_once("**")?;
    Some((Clause::read(id)?, words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule;

    #[test]
    fn clauses_are_found_with_all_their_lines() {
        let text = "# Go\n\nIntro.\n\n## G1 Setup\n- **G1.1** A board\n  of squares.\n- **G1.a** *Example.* One.\n";
        let book = Rulebook::read(text);
        assert_eq!(book.clause(rule!("G1.1")), Some("A board of squares."));
        assert_eq!(book.clause(rule!("G1.a")), Some("*Example.* One."));
        assert_eq!(book.clause(rule!("G1.2")), None);
        assert_eq!(book.entries[1], Entry::Heading("G1 Setup"));
    }

    #[test]
    fn languages_are_read_from_locales() {
        assert_eq!("fr_CH.UTF-8".parse(), Ok(Lang::Fr));
        assert_eq!("PL".parse(), Ok(Lang::Pl));
        assert!("tlh".parse::<Lang>().is_err());
    }
}
