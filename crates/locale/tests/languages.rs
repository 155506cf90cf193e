//! All languages have the same messages with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use game::Lang;
use locale::{Words, texts};

/// The messages of a file, each with the names that it uses: `$variables`, and other messages.
fn messages(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut current = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let starts = line.starts_with(|first: char| first.is_ascii_lowercase());
        let mut words = line;
        if let (true, Some((id, rest))) = (starts, line.split_once(" =")) {
            assert!(messages.insert(id, BTreeSet::new()).is_none(), "{id} is defined twice");
            (current, words) = (id, rest);
        }
        let ends = |at: char| !(at.is_ascii_alphanumeric() || at == '-');
        // A quoted text, as a blank at the end of a line, is no name.
        for part in words.split("{ ").skip(1).filter(|part| !part.starts_with('"')) {
            let name = match part.strip_prefix('$') {
                Some(variable) => &part[..=variable.find(ends).unwrap_or(variable.len())],
                None => &part[..part.find(ends).unwrap_or(part.len())],
            };
            messages.entry(current).or_default().insert(name);
        }
    }
    messages
}

/// The arguments of a message, also of those it refers to.
fn arguments<'a>(messages: &BTreeMap<&'a str, BTreeSet<&'a str>>, id: &str) -> BTreeSet<&'a str> {
    let mut arguments = BTreeSet::new();
    for name in messages.get(id).unwrap_or_else(|| panic!("{id} doesn't exist")) {
        if name.starts_with('$') {
            arguments.insert(*name);
        } else {
            arguments.extend(self::arguments(messages, name));
        }
    }
    arguments
}

#[test]
fn all_languages_have_the_same_messages_and_arguments() {
    for lang in Lang::ALL {
        for ((name, english), (_, other)) in texts(Lang::En).iter().zip(texts(lang)) {
            let (english, other) = (messages(english), messages(other));
            let ids =
                |of: &BTreeMap<&str, _>| of.keys().map(|id| id.to_string()).collect::<Vec<_>>();
            assert_eq!(ids(&english), ids(&other), "{lang}/{name}");
            for id in english.keys() {
                assert_eq!(arguments(&english, id), arguments(&other, id), "{lang}/{name}: {id}");
            }
        }
    }
}

#[test]
fn messages_and_arguments_are_found_in_a_text() {
    let found =
        messages("# no\none = a { $b-1 } { two }\ntwo = { $c ->\n    [x] { $d }{ \" \" }\n}\n");
    assert_eq!(arguments(&found, "one").into_iter().collect::<Vec<_>>(), ["$b-1", "$c", "$d"]);
}

#[test]
fn lists_follow_the_language() {
    let check = |lang, list| assert_eq!(Words::new(lang).list(&["Shan", "Mei", "Bo"]), list);
    check(Lang::En, "Shan, Mei and Bo");
    check(Lang::Fr, "Shan, Mei et Bo");
    check(Lang::De, "Shan, Mei und Bo");
    check(Lang::Pl, "Shan, Mei i Bo");
    assert_eq!(Words::new(Lang::En).list(&["Shan"]), "Shan");
}
