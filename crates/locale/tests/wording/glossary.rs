//! `locales/GLOSSARY.md` and `locales/AVOID.md` against every text that players read.

use std::{fs, path::PathBuf};

use game::Lang;

use crate::messages;

const GAMES: [(&str, &str); 3] =
    [("Huang", "huang"), ("Qin", "qin"), ("In the Year of the Dragon", "dragon")];

/// A file of the repository.
pub(crate) fn read(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rules of a game.
pub(crate) fn rules(game: &str, lang: Lang) -> String {
    read(&match lang {
        Lang::En => format!("games/{game}/RULES.md"),
        lang => format!("games/{game}/RULES.{lang}.md"),
    })
}

/// The cells of each row of the tables below a heading.
fn rows<'a>(text: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let lines = text.lines().skip_while(|line| *line != heading).skip(1);
    let section = lines.take_while(|line| !(line.starts_with("## ") || line.starts_with("# ")));
    let cells = |line: &'a str| line.trim_matches('|').split('|').map(str::trim).collect();
    section
        .filter(|line| line.starts_with("| ") && !line.starts_with("| English"))
        .map(cells)
        .collect()
}

/// Texts of a place: a file, or a game with its messages, rules and lesson; `*` is everywhere, the book's pages for
/// players included.
fn texts_of(lang: Lang, place: &str) -> Vec<(String, String)> {
    let of_game = |text: &messages::Text| text.id.starts_with(&format!("{place}-"));
    let chosen = messages::all(lang)
        .into_iter()
        .filter(|text| place == "*" || text.file == place || of_game(text))
        .map(|text| (text.place(lang), text.text));
    let mut found: Vec<(String, String)> = chosen.collect();
    for (_, game) in GAMES.iter().filter(|(_, game)| place == "*" || *game == place) {
        found.push((format!("rules of {game}, {lang}"), rules(game, lang).replace("\n  ", " ")));
    }
    if place == "*" {
        let page = format!("book/src/play/{lang}.md");
        found.push((page.clone(), read(&page)));
    }
    found
}

/// Whether a text contains a phrase as whole words; its first letter may be a capital.
fn contains(text: &str, phrase: &str) -> bool {
    let mut letters = phrase.chars();
    let first = letters.next().map_or(String::new(), |first| first.to_uppercase().collect());
    has_words(text, phrase) || has_words(text, &format!("{first}{}", letters.as_str()))
}

fn has_words(text: &str, phrase: &str) -> bool {
    let is_part = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(phrase).any(|(at, _)| {
        let hyphen = text[..at].ends_with('-');
        !hyphen
            && !is_part(text[..at].chars().next_back())
            && !is_part(text[at + phrase.len()..].chars().next())
    })
}

/// The phrases of `AVOID.md` that texts of a language contain.
fn avoided(lang: Lang, list: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in list.lines().filter(|line| line.starts_with(&format!("| {lang} |"))) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [_, place, phrase, say] = cells[..] else { panic!("not four cells: {line}") };
        for (at, text) in texts_of(lang, place) {
            let is_there = match phrase.strip_prefix('=') {
                Some(whole) => text == whole,
                None => contains(&text, phrase),
            };
            if is_there {
                found.push(format!("{at}: “{phrase}”; say “{say}”"));
            }
        }
    }
    found
}

#[test]
fn no_text_contains_a_phrase_to_avoid() {
    let list = read("locales/AVOID.md");
    let found: Vec<String> = Lang::ALL.into_iter().flat_map(|lang| avoided(lang, &list)).collect();
    assert!(found.is_empty(), "{} places:\n{}", found.len(), found.join("\n"));
}

#[test]
fn a_phrase_to_avoid_is_found_as_words_or_as_the_whole_text() {
    assert!(contains("Die Seuche kommt", "Seuche") && !contains("Seuchen", "Seuche"));
    assert!(contains("Lay a table", "lay a table") && !contains("z Rynku", "z rynku"));
    assert!(!contains("E-Mail", "Mail"));
    assert_eq!(avoided(Lang::En, "| en | web | =Settings | Options |").len(), 1);
    assert_eq!(avoided(Lang::En, "| en | web | =Setting | Options |").len(), 0);
}

/// The beginning of a word, so that it is found in its other cases too.
fn stem(word: &str) -> String {
    let letters: Vec<char> = word.to_lowercase().chars().collect();
    let length = if letters.len() <= 4 { 3.min(letters.len()) } else { letters.len() - 2 };
    letters[..length].iter().collect()
}

/// Whether a text has all words of a term, each in some case. Brackets and further terms are left out.
fn mentions(text: &str, term: &str) -> bool {
    let first = term.split(['(', ',', '/', ':']).next().unwrap_or(term);
    let mut words = first.split(|letter: char| !letter.is_alphabetic() && letter != '’');
    words.all(|word| word.chars().count() < 3 || text.contains(&stem(word)))
}

#[test]
fn every_word_of_a_game_occurs_in_its_texts() {
    let glossary = read("locales/GLOSSARY.md");
    let mut missing = Vec::new();
    let mut checked = 0;
    for (title, game) in GAMES {
        for lang in Lang::ALL {
            let texts = texts_of(lang, game).into_iter().map(|(_, text)| text.to_lowercase());
            let text = texts.collect::<Vec<_>>().join("\n");
            for row in rows(&glossary, &format!("## {title}")) {
                let term = row[Lang::ALL.into_iter().position(|it| it == lang).expect("listed")];
                checked += 1;
                if !mentions(&text, term) {
                    missing.push(format!("{lang}, {game}: “{term}”"));
                }
            }
        }
    }
    assert!(600 < checked, "only {checked} words");
    assert!(missing.is_empty(), "{} words:\n{}", missing.len(), missing.join("\n"));
}

#[test]
fn a_word_is_found_in_its_cases_and_missed_where_it_is_missing() {
    assert!(mentions("dwa kafle bandytów", "kafel Bandytów (m.)"));
    assert!(!mentions("zwei steine", "Personenscheibe (f.)"));
}
