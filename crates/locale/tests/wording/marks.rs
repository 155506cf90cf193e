//! Punctuation, quotation marks and forms of address, as each language has them.

use game::Lang;

use crate::messages;

const NARROW: [char; 2] = ['\u{a0}', '\u{202f}'];

/// The fault of a text, if any.
fn fault(lang: Lang, text: &str) -> Option<&'static str> {
    if text.contains('\'') {
        return Some("a straight apostrophe");
    }
    if text.contains('"') {
        return Some("straight quotation marks");
    }
    if text.contains("...") {
        return Some("three dots instead of an ellipsis");
    }
    match lang {
        Lang::En => text.contains(" %").then_some("a space before %"),
        Lang::Fr => french(text),
        Lang::De => german(text),
        Lang::Pl => polish(text),
    }
}

/// The words of a text, each with whether it begins a sentence.
fn words(text: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut begins = true;
    text.split([' ', '\n', '-', NARROW[0], NARROW[1]]).map(move |word| {
        let began = begins;
        begins = word.ends_with(['.', '!', '?', ':', '…', '“', '„', '·']);
        (word.trim_matches(|letter: char| !letter.is_alphabetic()), began)
    })
}

fn french(text: &str) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().collect();
    for (at, letter) in letters.iter().enumerate() {
        let (before, after) = (at.checked_sub(1).map(|at| letters[at]), letters.get(at + 1));
        let ends = after.is_none_or(|it| it.is_whitespace() || *it == '{');
        let spaced = before.is_none_or(|it| NARROW.contains(&it));
        // A time such as 09:00 has no space; marks may follow each other.
        let follows = before.is_some_and(|it| [';', ':', '!', '?'].contains(&it));
        if [';', ':', '!', '?', '%', '»'].contains(letter) && ends && !spaced && !follows {
            return Some("no unbreakable space before ; : ! ? % »");
        }
        if *letter == '«' && after.is_none_or(|it| !NARROW.contains(it)) {
            return Some("no unbreakable space after «");
        }
    }
    let familiar = ["tu", "toi", "tes", "tien", "tienne"];
    words(text)
        .any(|(word, _)| familiar.contains(&word.to_lowercase().as_str()))
        .then_some("tu, not vous")
}

fn german(text: &str) -> Option<&'static str> {
    let formal = [
        "Du", "Dich", "Dir", "Dein", "Deine", "Deinen", "Deiner", "Deinem", "Deines", "Euch",
        "Euer",
    ];
    if words(text).any(|(word, begins)| !begins && formal.contains(&word)) {
        return Some("du, dich, dein are lower case");
    }
    if text.contains('”') {
        return Some("quotation marks are „ and “");
    }
    text.contains(" %").then_some("an unbreakable space before %")
}

fn polish(text: &str) -> Option<&'static str> {
    let formal =
        ["Ty", "Ciebie", "Cię", "Ci", "Twój", "Twoja", "Twoje", "Twojej", "Twoich", "Tobie"];
    if words(text).any(|(word, begins)| !begins && formal.contains(&word)) {
        return Some("ty, ciebie, twój are lower case");
    }
    text.contains(" %").then_some("a space before %")
}

/// Whether a message lists keys or symbols, where a mark stands for itself.
fn notation(id: &str) -> bool {
    ["keys-", "graded", "sum-", "chart-legend"].iter().any(|it| id.starts_with(it))
        || id.ends_with("-legend")
}

#[test]
fn punctuation_and_address_follow_the_language() {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for text in messages::all(lang).iter().filter(|text| !notation(&text.id)) {
            if let Some(fault) = fault(lang, &text.text) {
                found.push(format!("{}: {fault}: {}", text.place(lang), text.text));
            }
        }
    }
    assert!(found.is_empty(), "{} texts:\n{}", found.len(), found.join("\n"));
}

#[test]
fn each_fault_is_found() {
    for (lang, text) in [
        (Lang::En, "It's"),
        (Lang::En, "50 %"),
        (Lang::Fr, "Non!"),
        (Lang::Fr, "As-tu fini\u{a0}?"),
        (Lang::De, "Spiele mit Deinen Leuten"),
        (Lang::Pl, "To Twoja kolej"),
    ] {
        assert!(fault(lang, text).is_some(), "{lang}: {text}");
    }
    assert!(fault(Lang::Fr, "À 09:00\u{a0}: jouez\u{a0}!").is_none());
}
