//! Every class that the client sets is styled, or found by a script or a browser test: a renamed class doesn't lose its style.

use std::{collections::BTreeSet, ffi::OsStr, fs, io, path::Path};

use tidy::{root, rust_files};

/// Folders whose style sheets, drawings and scripts name classes.
const NAMING: [&str; 5] =
    ["crates/web/style", "crates/web/art", "crates/web/public", "e2e", "e2e/tests"];

/// The name at the start of a text.
fn name(text: &str) -> &str {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    &text[..text.find(|letter| !is_part(letter)).unwrap_or(text.len())]
}

/// Every class in the attributes of a text of Rust. A value with braces is a format string.
fn classes(text: &str) -> impl Iterator<Item = &str> {
    let values = text.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let listed = values.filter(|value| !value.contains('{')).flat_map(str::split_whitespace);
    let switched = text.split(" class:").skip(1).map(name).filter(|name| !name.is_empty());
    listed.chain(switched)
}

/// Every class that Rust code sets by name.
fn set() -> io::Result<BTreeSet<String>> {
    let mut set = BTreeSet::new();
    for (_, text) in rust_files(&root().join("crates/web/src"))? {
        set.extend(classes(&text).map(str::to_owned));
    }
    Ok(set)
}

/// Every name after a dot in a text, such as a selector's.
fn dotted(text: &str) -> impl Iterator<Item = &str> {
    text.split('.').skip(1).map(name)
}

/// Every class that a folder's files name.
fn named(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut named = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let kind = path.extension().and_then(OsStr::to_str);
        if matches!(kind, Some("css" | "svg" | "js" | "mjs")) {
            named.extend(dotted(&fs::read_to_string(path)?).map(str::to_owned));
        }
    }
    Ok(named)
}

#[test]
fn every_class_is_styled_or_looked_for() -> io::Result<()> {
    let set = set()?;
    assert!(300 < set.len(), "only {} classes", set.len());
    let mut named_anywhere = BTreeSet::new();
    for folder in NAMING {
        named_anywhere.extend(named(&root().join(folder))?);
    }
    let unknown: Vec<_> = set.difference(&named_anywhere).collect();
    assert!(unknown.is_empty(), "neither a style nor a script names {unknown:?}");
    Ok(())
}

#[test]
fn names_are_found_in_selectors() {
    let names: Vec<_> = dotted(".round-seats :is(.bot, .vacant) { width: 48px; }").collect();
    assert_eq!(names, ["round-seats", "bot", "vacant"]);
    let text = "class: &'static str <i class=\"seat free\" class:low=true class=\"x-{n}\">";
    assert_eq!(classes(text).collect::<Vec<_>>(), ["seat", "free", "low"]);
}
