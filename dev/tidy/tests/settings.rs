//! The configuration file, the book and the manifests set only settings of the server, and all settings are documented.

use std::{collections::BTreeSet, fs, io};

use tidy::{files, ids, root};

/// Folders with configuration.
const SET: [&str; 2] = ["ship", "book/src"];
/// Files that document every setting.
const DOCUMENTS: [&str; 2] = ["ship/deb/pagoda.conf", "book/src/configuration.md"];
/// Variables that aren't settings of the server, each with its purpose.
const OTHERS: [(&str, &str); 6] = [
    ("PAGODA_WORKER_BOTS", "a flag of the worker's unit"),
    ("PAGODA_WORKER_ADMIN", "a flag of the worker's unit"),
    ("PAGODA_PASSWORD", "the compose file's"),
    ("PAGODA_PORT", "set by Kubernetes"),
    ("PAGODA_CACHE", "the folder of tools"),
    ("PAGODA_SITE", "the folder of the client at build time"),
];

/// Every variable that is named in a text.
fn named(text: &str) -> BTreeSet<&str> {
    let is_letter = |letter: char| letter.is_ascii_uppercase() || letter == '_';
    let words = text.split(|letter| !is_letter(letter));
    words.filter(|word| word.starts_with("PAGODA_") && !word.ends_with('_')).collect()
}

#[test]
fn every_documented_setting_exists() -> io::Result<()> {
    let mut config = String::new();
    for file in ["config.rs", "bus_config.rs", "quota_config.rs"] {
        config += &fs::read_to_string(root().join("crates/server/src").join(file))?;
    }
    let settings: BTreeSet<&str> = ids(&config, "env = \"", "\"").collect();
    assert!(20 < settings.len(), "only {settings:?}");
    for folder in SET {
        for (path, text) in files(&root().join(folder))? {
            let mut unknown = named(&text);
            let is_others = |name: &str| OTHERS.iter().any(|(other, _)| *other == name);
            unknown.retain(|name| !settings.contains(name) && !is_others(name));
            assert!(unknown.is_empty(), "{}: no setting is called {unknown:?}", path.display());
        }
    }
    let mut documented = String::new();
    for file in DOCUMENTS {
        documented += &fs::read_to_string(root().join(file))?;
    }
    let undocumented: Vec<_> = settings.difference(&named(&documented)).copied().collect();
    assert!(undocumented.is_empty(), "{undocumented:?} isn't documented");
    Ok(())
}
