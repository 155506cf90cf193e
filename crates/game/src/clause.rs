//! Names of rules.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// The id of one clause of a game's rules, such as `Q2.3`, or of one example, such as `Q3.a`.
///
/// An id never changes its meaning. It is three bytes, so events and refusals can carry it freely;
/// its words are in the game's `RULES.md`, in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Clause {
    game: u8,
    chapter: u8,
    /// A number, or for an example the code of its letter.
    item: u8,
}

impl Clause {
    /// Reads an id, at compile time when used through [`rule!`](crate::rule).
    pub const fn read(id: &str) -> Option<Clause> {
        let id = id.as_bytes();
        let Some((&game, rest)) = id.split_first() else { return None };
        let (Some(chapter), at) = number(rest, 0) else { return None };
        if !game.is_ascii_uppercase() || rest.len() <= at + 1 || rest[at] != b'.' {
            return None;
        }
        let letter = rest[at + 1];
        if letter.is_ascii_lowercase() && rest.len() == at + 2 {
            return Some(Clause { game, chapter, item: letter });
        }
        match number(rest, at + 1) {
            (Some(item), end) if end == rest.len() => Some(Clause { game, chapter, item }),
            _ => None,
        }
    }

    /// Whether this is a worked example rather than a rule.
    pub fn is_example(self) -> bool {
        self.item.is_ascii_lowercase()
    }
}

/// A number of one or two digits at `at`, and where it ends.
const fn number(text: &[u8], at: usize) -> (Option<u8>, usize) {
    let mut end = at;
    let mut value = 0;
    while end < text.len() && end < at + 2 && text[end].is_ascii_digit() {
        value = value * 10 + (text[end] - b'0');
        end += 1;
    }
    let written_plainly = at < end && text[at] != b'0' && value < b'a';
    (if written_plainly { Some(value) } else { None }, end)
}

/// Names a clause: `rule!("Q2.3")`. A malformed id does not compile.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        const {
            match $crate::Clause::read($id) {
                Some(clause) => clause,
                None => panic!("a clause id is a letter, a chapter, a dot and an item"),
            }
        }
    };
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, chapter, item) = (char::from(self.game), self.chapter, self.item);
        if self.is_example() {
            write!(f, "{game}{chapter}.{}", char::from(item))
        } else {
            write!(f, "{game}{chapter}.{item}")
        }
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Clause> for String {
    fn from(clause: Clause) -> String {
        clause.to_string()
    }
}

impl FromStr for Clause {
    type Err = &'static str;

    fn from_str(id: &str) -> Result<Clause, Self::Err> {
        Clause::read(id).ok_or("not a clause id")
    }
}

impl TryFrom<String> for Clause {
    type Error = &'static str;

    fn try_from(id: String) -> Result<Clause, Self::Error> {
        id.parse()
    }
}

/// Why a move is against the rules: the clause, and no prose. The words are in `RULES.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Illegal {
    /// The clause that forbids it.
    pub clause: Clause,
}

impl Illegal {
    /// A refusal by this clause.
    pub fn by(clause: Clause) -> Illegal {
        Illegal { clause }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "against {}", self.clause)
    }
}

impl std::error::Error for Illegal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_as_written() {
        for id in ["Q2.3", "D8.10", "H13.4", "Q3.a"] {
            assert_eq!(Clause::read(id).unwrap().to_string(), id);
        }
        assert!(rule!("Q3.a").is_example());
        assert!(!rule!("D8.10").is_example());
    }

    #[test]
    fn invalid_clause_id_is_refused() {
        for id in ["", "Q", "Q2", "Q2.", "q2.3", "Q2.3x", "Q2.ab", "Q.3", "Q02.3", "Q2.333", "22.3"]
        {
            assert_eq!(Clause::read(id), None, "{id}");
        }
    }

    #[test]
    fn ids_are_ordered_as_in_the_book() {
        assert!(rule!("D8.2") < rule!("D8.10"));
        assert!(rule!("Q2.3") < rule!("Q5.3"));
    }
}
