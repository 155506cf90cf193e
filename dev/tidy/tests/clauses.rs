//! Every clause is written in four languages, proved by a test, and named only if it exists.

use std::{collections::BTreeSet, fs, io, path::Path};

use game::{Clause, Entry, Lang, Rulebook};
use tidy::{games, ids, rust_files};

fn rules_file(lang: Lang) -> String {
    if lang == Lang::En { "RULES.md".into() } else { format!("RULES.{lang}.md") }
}

/// The clauses of a game in the order of a language's text, chapters among them.
fn outline(game: &Path, lang: Lang) -> io::Result<Vec<String>> {
    let text = fs::read_to_string(game.join(rules_file(lang)))?;
    let entries = Rulebook::read(&text).entries;
    let id = |entry: &Entry<'_>| match entry {
        Entry::Heading(heading) => heading.split(' ').next().unwrap_or("").to_owned(),
        Entry::Clause(clause, _) => clause.to_string(),
    };
    // The title is the game's in the language; chapters and clauses have numbers.
    Ok(entries.iter().skip(1).map(id).collect())
}

fn clauses(game: &Path) -> io::Result<BTreeSet<Clause>> {
    let text = fs::read_to_string(game.join("RULES.md"))?;
    Ok(Rulebook::read(&text).clauses().map(|(clause, _)| clause).collect())
}

#[test]
fn all_languages_have_the_same_clauses() -> io::Result<()> {
    for game in games()? {
        let english = outline(&game, Lang::En)?;
        assert!(20 < english.len(), "{} has too few clauses", game.display());
        for lang in Lang::ALL {
            assert_eq!(outline(&game, lang)?, english, "{} in {lang}", game.display());
        }
    }
    Ok(())
}

/// Every clause is translated: it isn't empty, and isn't the English text.
#[test]
fn every_clause_has_words_of_its_own() -> io::Result<()> {
    for game in games()? {
        let english = fs::read_to_string(game.join("RULES.md"))?;
        let english = Rulebook::read(&english);
        for lang in [Lang::Fr, Lang::De, Lang::Pl] {
            let text = fs::read_to_string(game.join(rules_file(lang)))?;
            for (clause, words) in Rulebook::read(&text).clauses() {
                assert!(10 < words.len(), "{clause} in {lang} is empty");
                assert_ne!(english.clause(clause), Some(words), "{clause} in {lang} is English");
            }
        }
    }
    Ok(())
}

/// A test that proves a clause has its id in its name: `q2_3_…` for `Q2.3`.
#[test]
fn every_clause_is_named_by_a_test() -> io::Result<()> {
    for game in games()? {
        let tests: String =
            rust_files(&game.join("tests"))?.into_iter().map(|(_, text)| text).collect();
        let unproved: Vec<String> = clauses(&game)?
            .iter()
            .map(|clause| clause.to_string())
            .filter(|id| !tests.contains(&format!("fn {}_", id.to_lowercase().replace('.', "_"))))
            .collect();
        assert!(unproved.is_empty(), "{}: no test for {unproved:?}", game.display());
    }
    Ok(())
}

/// Code and tests name only existing clauses.
#[test]
fn every_rule_named_exists() -> io::Result<()> {
    for game in games()? {
        let clauses = clauses(&game)?;
        for (path, text) in rust_files(&game)? {
            for id in ids(&text, "rule!(\"", "\")") {
                let known = Clause::read(id).is_some_and(|clause| clauses.contains(&clause));
                assert!(known, "{} names {id}", path.display());
            }
        }
    }
    Ok(())
}
