//! Dashboards, alerts and the book name the metrics that nodes record, and all of them.

use std::{collections::BTreeSet, fs, io};

use serde_json::Value;
use tidy::{root, rust_files};

/// Files for operators.
const READ: [&str; 4] =
    ["ship/grafana.json", "ship/alerts.yaml", "ship/slo.yaml", "book/src/operate.md"];
/// Crates that record metrics.
const MEASURING: [&str; 2] = ["crates/server/src", "crates/store/src"];
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
    for folder in MEASURING {
        for (_, text) in rust_files(&root().join(folder))? {
            for kind in ["counter!(\"", "gauge!(\"", "histogram!(\""] {
                let names = text.split(kind).skip(1).filter_map(|rest| rest.split('"').next());
                counted.extend(names.map(str::to_owned));
            }
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

/// The cells of a dashboard that a panel covers.
fn cells(panel: &Value) -> Vec<(u64, u64)> {
    let at = |name: &str| panel["gridPos"][name].as_u64().expect("a panel has a place");
    let (x, y, w, h) = (at("x"), at("y"), at("w"), at("h"));
    (y..y + h).flat_map(|y| (x..x + w).map(move |x| (x, y))).collect()
}

#[test]
fn the_dashboard_has_panels_beside_each_other() -> io::Result<()> {
    let text = fs::read_to_string(root().join("ship/grafana.json"))?;
    let dashboard: Value = serde_json::from_str(&text)?;
    let panels = dashboard["panels"].as_array().expect("a dashboard has panels");
    let (mut ids, mut covered) = (BTreeSet::new(), BTreeSet::new());
    for panel in panels {
        let title = panel["title"].as_str().expect("a panel has a title");
        assert!(ids.insert(panel["id"].as_u64()), "{title} has the id of another panel");
        assert!(
            cells(panel).into_iter().all(|cell| covered.insert(cell)),
            "{title} covers another"
        );
        let queries = panel["targets"].as_array().into_iter().flatten();
        let is_whole = |query: &Value| query["expr"].is_string() && query["refId"].is_string();
        let is_row = panel["type"] == "row";
        assert!(queries.clone().all(is_whole) && (queries.count() == 0) == is_row, "{title}");
    }
    assert!(20 < panels.len(), "only {}", panels.len());
    Ok(())
}
