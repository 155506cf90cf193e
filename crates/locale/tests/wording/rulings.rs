//! The rules mark the same rulings in every language.

use std::collections::BTreeMap;

use game::Lang;

use crate::glossary::rules;

/// The word that marks a ruling: our decision where the printed rules are silent.
fn mark(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "ruling",
        Lang::Fr => "précision",
        Lang::De => "klarstellung",
        Lang::Pl => "ustalenie",
    }
}

/// Number of rulings of each clause.
fn rulings(text: &str, mark: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for part in text.split("\n- **").skip(1) {
        let (clause, rest) = part.split_once("**").expect("a clause ends its id with **");
        let rest = rest.split("\n## ").next().unwrap_or(rest).to_lowercase();
        let marks = rest.matches(&format!("*{mark}")).count();
        found.insert(clause.to_owned(), marks);
    }
    found
}

#[test]
fn every_language_marks_the_same_rulings() {
    let mut found = Vec::new();
    for game in ["huang", "qin", "dragon"] {
        let english = rulings(&rules(game, Lang::En), mark(Lang::En));
        assert!(english.values().sum::<usize>() > 5, "{game}: {english:?}");
        for lang in Lang::ALL {
            let other = rulings(&rules(game, lang), mark(lang));
            let differs =
                english.iter().filter(|(clause, marks)| other.get(*clause) != Some(marks));
            found.extend(differs.map(|(clause, marks)| {
                format!("{lang} {clause}: {:?} rulings, English has {marks}", other.get(clause))
            }));
        }
    }
    assert!(found.is_empty(), "{} clauses:\n{}", found.len(), found.join("\n"));
}

#[test]
fn decisions_of_ours_are_marked() {
    for (game, clauses) in [
        ("huang", &["H1.8", "H4.2", "H5.6", "H7.1", "H7.7", "H11.1", "H12.1"][..]),
        ("qin", &["Q1.1", "Q1.5"]),
        ("dragon", &["D1.6", "D2.3", "D3.3", "D3.7", "D8.3"]),
    ] {
        let marked = rulings(&rules(game, Lang::En), mark(Lang::En));
        for clause in clauses {
            assert!(marked[*clause] > 0, "{clause} isn't marked as a ruling");
        }
    }
}
