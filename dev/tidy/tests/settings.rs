//! What the configuration file, the book and the manifests set is a setting of the server, and all settings are told of.

use std::{collections::BTreeSet, fs, io};

use tidy::{files, ids, root};

/// What hosts write into.
const SET: [&str; 2] = ["ship", "book/src"];
/// Where all of them are told of.
const TOLD: [&str; 2] = ["ship/deb/pagoda.conf", "book/src/configuration.md"];
/// What isn't the server's, each with whose it is.
const OTHERS: [(&str, &str); 6] = [
    ("PAGODA_WORKER_BOTS", "a flag of the worker's unit"),
    ("PAGODA_WORKER_ADMIN", "a flag of the worker's unit"),
    ("PAGODA_PASSWORD", "the compose file's"),
    ("PAGODA_PORT", "what Kubernetes would add"),
    ("PAGODA_CACHE", "where tools are"),
    ("PAGODA_SITE", "where the client is while the program is built"),
];

/// Every variable that is named in a text.
fn named(text: &str) -> BTreeSet<&str> {
    let is_letter = |letter: char| letter.is_ascii_uppercase() || letter == '_';
    let words = text.split(|letter| !is_letter(letter));
    words.filter(|word| word.starts_with("PAGODA_") && !word.ends_with('_')).collect()
}

#[test]
fn every_documented_setting_exists() -> io::Result<()> {
    let config = fs::read_to_string(root().join("crates/server/src/config.rs"))?;
    let settings: BTreeSet<&str> = ids(&config, "env = \"", "\"").collect();
    assert!(20 < settings.len(), "only {settings:?}");
    for folder in SET {
        for (path, text) in files(&root().join(folder))? {
            let mut unknown = named(&text);
            let is_others = |name: &str| OTHERS.iter().any(|(other, _)| *other == name);
            unknown.retain(|name| !settings.contains(name) && !is_others(name));
            assert!(unknown.is_empty(), "{}: there is no {unknown:?}", path.display());
        }
    }
    let mut told = String::new();
    for file in TOLD {
        told += &fs::read_to_string(root().join(file))?;
    }
    let untold: Vec<_> = settings.difference(&named(&told)).copied().collect();
    assert!(untold.is_empty(), "nobody tells hosts of {untold:?}");
    Ok(())
}
