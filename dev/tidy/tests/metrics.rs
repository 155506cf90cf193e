//! Dashboards, alerts and the book name the metrics that nodes record, and all of them.

use std::{collections::BTreeSet, fs, io};

use tidy::{root, rust_files};

/// Files for operators.
const READ: [&str; 3] = ["ship/grafana.json", "ship/alerts.yaml", "book/src/operate.md"];
/// Suffixes that Prometheus adds to the name of a histogram.
const PARTS: [&str; 3] = ["_bucket", "_sum", "_count"];

/// Every metric that a text names.
fn named(text: &str) -> BTreeSet<String> {
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let words = text.split(|letter| !is_letter(letter));
    let whole = |word: &str| {
        let part = PARTS.iter().find_map(|part| word.strip_suffix(part));
        part.unwrap_or(word).to_owned()
    };
    // The file name of a package begins with `pagoda_`, too, and continues with its version.
    words.filter(|word| word.starts_with("pagoda_") && !word.ends_with('_')).map(whole).collect()
}

/// Every metric that a node records.
fn counted() -> io::Result<BTreeSet<String>> {
    let mut counted = BTreeSet::new();
    for (_, text) in rust_files(&root().join("crates/server/src"))? {
        for kind in ["counter!(\"", "gauge!(\"", "histogram!(\""] {
            let names = text.split(kind).skip(1).filter_map(|rest| rest.split('"').next());
            counted.extend(names.map(str::to_owned));
        }
    }
    Ok(counted)
}

#[test]
fn every_documented_metric_exists() -> io::Result<()> {
    let counted = counted()?;
    assert!(10 < counted.len(), "only {counted:?}");
    for file in READ {
        let named = named(&fs::read_to_string(root().join(file))?);
        let unknown: Vec<_> = named.difference(&counted).collect();
        assert!(!named.is_empty() && unknown.is_empty(), "{file}: no node records {unknown:?}");
    }
    Ok(())
}

#[test]
fn every_metric_is_documented() -> io::Result<()> {
    let book = named(&fs::read_to_string(root().join("book/src/operate.md"))?);
    let undocumented: Vec<_> = counted()?.difference(&book).cloned().collect();
    assert!(undocumented.is_empty(), "the book doesn't document {undocumented:?}");
    Ok(())
}
