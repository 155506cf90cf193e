//! One word, one meaning: no two public types have the same name.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
};

use tidy::{root, rust_files};

/// Folders of crates.
const FOLDERS: [&str; 3] = ["crates", "dev", "games"];

/// Type names that two crates share, each with the reason. Games may share theirs: the same noun of two rulebooks.
const SHARED: [(&str, &str); 2] = [
    ("Hand", "a hand of any cards; a game's own"),
    ("Spaces", "an iterator over any set; Huang's set"),
];

/// Every Rust file below a crate's `src`, with the folder and the name of the crate.
fn sources() -> io::Result<Vec<(&'static str, String, PathBuf, String)>> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        let below = root().join(folder);
        for (path, text) in rust_files(&below)? {
            let inside = path.strip_prefix(&below).unwrap_or(&path).to_owned();
            let mut parts = inside.iter().map(|part| part.to_string_lossy().into_owned());
            if let (Some(name), Some("src")) = (parts.next(), parts.next().as_deref()) {
                found.push((folder, name, path, text));
            }
        }
    }
    Ok(found)
}

fn words(line: &str) -> Vec<&str> {
    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect()
}

/// The public types that a text defines.
fn defined(text: &str) -> Vec<&str> {
    let find = |line| match words(line)[..] {
        ["pub", "struct" | "enum" | "trait" | "type", name, ..] => Some(name),
        _ => None,
    };
    text.lines().filter_map(find).collect()
}

/// The names with more than one owner.
fn shared(owners: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<&str> {
    owners.iter().filter(|(_, of)| 1 < of.len()).map(|(name, _)| name.as_str()).collect()
}

#[test]
fn public_types_have_different_names() -> io::Result<()> {
    let mut owners: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (folder, name, path, text) in sources()? {
        // Examples in documentation have the types that every game has.
        if path.ends_with(Path::new("game/src/example.rs")) {
            continue;
        }
        let owner = if folder == "games" { "games".to_owned() } else { name };
        for name in defined(&text) {
            owners.entry(name.to_owned()).or_default().insert(owner.clone());
        }
    }
    assert!(300 < owners.len(), "only {} types", owners.len());
    let known: BTreeSet<&str> = SHARED.iter().map(|(name, _)| *name).collect();
    assert_eq!(shared(&owners), known, "shared names are listed in SHARED, and no others");
    Ok(())
}

#[test]
fn a_name_of_two_crates_is_found() {
    let (one, other) = ("pub struct Stage;\nstruct Way;", "pub enum Stage {}\npub struct Way;");
    let mut owners: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (owner, text) in [("one", one), ("other", other)] {
        for name in defined(text) {
            owners.entry(name.to_owned()).or_default().insert(owner.to_owned());
        }
    }
    assert_eq!(shared(&owners), BTreeSet::from(["Stage"]));
}
