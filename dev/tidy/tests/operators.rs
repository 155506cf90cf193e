//! Operators read common words: in the log, in metrics, alerts, settings, and in the book's pages for them.

use std::{collections::BTreeSet, fs, io, path::PathBuf};

use tidy::{
    dialect::{DIALECT, violations},
    files, ids,
    operators::{OPERATORS, log_faults, log_lines, metric_faults},
    root, rust_files,
};

/// Crates that log.
const LOGGING: [&str; 4] =
    ["crates/server/src", "crates/store/src", "crates/alert/src", "crates/cli/src"];
/// Sources of help texts, and files shipped to operators.
const TEXTS: [&str; 5] = [
    "crates/server/src/config.rs",
    "crates/cli/src/main.rs",
    "crates/cli/src/operate",
    "dev/pagoda-dev/src",
    "ship",
];
/// The book's pages for operators.
const PAGES: [&str; 4] = ["host.md", "configuration.md", "operate.md", "trouble.md"];
/// Crates that record metrics.
const MEASURING: [&str; 2] = ["crates/server/src", "crates/store/src"];
/// Labels of metrics, each with few values.
const LABELS: [&str; 8] = ["code", "lane", "method", "outcome", "pool", "route", "stage", "status"];

#[test]
fn log_lines_name_the_failure_and_the_next_step() -> io::Result<()> {
    let (mut read, mut wrong) = (0, Vec::new());
    for folder in LOGGING {
        for (path, text) in rust_files(&root().join(folder))? {
            for line in log_lines(&text) {
                read += 1;
                let words = violations(line.message, &OPERATORS);
                let faults = log_faults(&line).into_iter().map(str::to_owned).chain(words);
                let at = format!("{}:{}: {:?}", path.display(), line.line, line.message);
                wrong.extend(faults.map(|fault| format!("{at} {fault}")));
            }
        }
    }
    assert!(40 < read, "only {read} lines");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    Ok(())
}

/// The sources that record metrics.
fn measuring() -> io::Result<Vec<(PathBuf, String)>> {
    let files = MEASURING.map(|folder| rust_files(&root().join(folder)));
    Ok(files.into_iter().collect::<io::Result<Vec<_>>>()?.concat())
}

/// The labels of a metric: names before an arrow.
fn labels(call: &str) -> impl Iterator<Item = &str> {
    let names = call.split("\" =>").filter_map(|before| before.rsplit('"').next());
    names.take(call.matches("\" =>").count())
}

/// Every metric that a node records, with its kind.
fn metrics() -> io::Result<BTreeSet<(String, String)>> {
    let mut found = BTreeSet::new();
    for (_, text) in measuring()? {
        for kind in ["counter", "gauge", "histogram"] {
            let before = format!("metrics::{kind}!(\"");
            let names = ids(&text, &before, "\"").map(|name| (kind.to_owned(), name.to_owned()));
            found.extend(names.collect::<Vec<_>>());
        }
    }
    Ok(found)
}

#[test]
fn metrics_follow_the_conventions_of_prometheus() -> io::Result<()> {
    let (metrics, mut wrong) = (metrics()?, Vec::new());
    assert!(10 < metrics.len(), "only {metrics:?}");
    for (kind, name) in &metrics {
        let faults = metric_faults(kind, name);
        wrong.extend(faults.iter().map(|fault| format!("{name} ({kind}): {fault}")));
    }
    for (path, text) in measuring()? {
        let labels = ids(&text, "!(\"pagoda_", ";").flat_map(labels);
        for label in labels.filter(|label| !LABELS.contains(label)) {
            wrong.push(format!("{}: {label:?} isn't a label with few values", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    Ok(())
}

#[test]
fn every_metric_has_a_description() -> io::Result<()> {
    let described = fs::read_to_string(root().join("crates/server/src/telemetry/catalogue.rs"))?;
    let described: String = described.split_whitespace().collect();
    let is_lacking = |name: &str| !described.contains(&format!("(\"{name}\",\""));
    let lacking: Vec<_> = metrics()?.into_iter().filter(|(_, name)| is_lacking(name)).collect();
    assert!(lacking.is_empty(), "{}: {lacking:?}", lacking.len());
    Ok(())
}

#[test]
fn every_alert_has_a_summary_a_description_and_a_runbook() -> io::Result<()> {
    let files =
        ["ship/alerts.yaml", "ship/slo.yaml"].map(|file| fs::read_to_string(root().join(file)));
    let alerts: String = files.into_iter().collect::<io::Result<_>>()?;
    let book = fs::read_to_string(root().join("book/src/operate.md"))?;
    let (mut read, mut wrong) = (0, Vec::new());
    for alert in alerts.split("- alert: ").skip(1) {
        read += 1;
        let name = alert.lines().next().unwrap_or("");
        for needed in ["summary: ", "description: ", "severity: "] {
            if !alert.contains(needed) {
                wrong.push(format!("{name} has no {needed}"));
            }
        }
        if !book.contains(&format!("| `{name}` |")) {
            wrong.push(format!("{name} has no row in the book's chapter on operation"));
        }
    }
    assert!(8 < read, "only {read}");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    Ok(())
}

#[test]
fn texts_for_operators_use_common_words() -> io::Result<()> {
    let mut texts = Vec::new();
    for text in TEXTS {
        let path = root().join(text);
        let read = fs::read_to_string(&path).ok();
        texts.extend(match read {
            Some(text) => vec![(path, text)],
            None => files(&path)?,
        });
    }
    for page in PAGES {
        let path = root().join("book/src").join(page);
        texts.push((path.clone(), fs::read_to_string(&path)?));
    }
    assert!(30 < texts.len(), "only {}", texts.len());
    let mut wrong = Vec::new();
    for (path, text) in texts {
        // Of the developers' program only the help, which is documentation.
        let is_help = |line: &&str| line.trim_start().starts_with("///");
        let text = match path.to_string_lossy().contains("pagoda-dev") {
            true => text.lines().filter(is_help).collect::<Vec<_>>().join("\n"),
            false => text,
        };
        let found = violations(&text, &OPERATORS).into_iter().chain(violations(&text, &DIALECT));
        wrong.extend(found.map(|it| format!("{}:{it}", path.display())));
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    Ok(())
}

#[test]
fn pages_for_operators_begin_with_a_command() -> io::Result<()> {
    for page in PAGES {
        let text = fs::read_to_string(root().join("book/src").join(page))?;
        let begin = text.split("\n## ").next().unwrap_or("");
        assert!(begin.contains("```sh\n"), "{page} has no command before its first section");
    }
    Ok(())
}
