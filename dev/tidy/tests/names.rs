//! One word, one meaning: no public type name stands for two things, and terms of art replace words of our own.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
};

use tidy::{root, rust_files};

/// Where crates are.
const FOLDERS: [&str; 3] = ["crates", "dev", "games"];

/// Type names that two crates share, each with the reason. Games may share theirs: the same noun of two rulebooks.
const SHARED: [(&str, &str); 11] = [
    ("Asked", "a schema name of the API, renamed with it"),
    ("Database", "a test's database; the server's settings of one"),
    ("Hand", "a hand of any cards; a game's own"),
    ("Handle", "an account's name in the API; a running server"),
    ("Module", "the printed rules' word in Huang; a WASM module"),
    ("Person", "the printed rules' word in the Year of the Dragon; a schema name of the API"),
    ("Player", "a player of a game; a schema name of the API"),
    ("Policy", "how a bot, or a counted random game, chooses"),
    ("Spaces", "an iterator over any set; Huang's set"),
    ("Stage", "of a month in the Year of the Dragon; a schema name of the API"),
    ("Tally", "what a run of the laws covered; a schema name of the API"),
];

/// Words that the field has a better one for.
const DIALECT: [(&str, &str); 6] = [
    ("crew", "threads"),
    ("doorbell", "notification bus"),
    ("favourite", "best child"),
    ("impression", "prior value"),
    ("taste", "search parameters"),
    ("trial", "test kit"),
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

#[test]
fn public_types_have_different_names() -> io::Result<()> {
    let mut owners: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (folder, name, path, text) in sources()? {
        // Examples in documentation have the types that every game has.
        if path.ends_with(Path::new("game/src/example.rs")) {
            continue;
        }
        let owner = if folder == "games" { "games".to_owned() } else { name };
        for line in text.lines() {
            if let ["pub", "struct" | "enum" | "trait" | "type", defined, ..] = words(line)[..] {
                owners.entry(defined.to_owned()).or_default().insert(owner.clone());
            }
        }
    }
    assert!(300 < owners.len(), "only {} types", owners.len());
    let shared: BTreeSet<&str> =
        owners.iter().filter(|(_, of)| 1 < of.len()).map(|(name, _)| name.as_str()).collect();
    let known: BTreeSet<&str> = SHARED.iter().map(|(name, _)| *name).collect();
    assert_eq!(shared, known, "a name for two things, or one that no longer is");
    Ok(())
}

#[test]
fn terms_of_art_replace_our_own_words() -> io::Result<()> {
    for (_, _, path, text) in sources()? {
        for (number, line) in text.lines().enumerate() {
            let line = line.to_lowercase();
            let found = words(&line);
            for (word, better) in DIALECT {
                let at = format!("{}:{}", path.display(), number + 1);
                assert!(!found.contains(&word), "{at}: {word}; say {better}");
            }
        }
    }
    Ok(())
}
