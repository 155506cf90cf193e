//! Every crate documents its purpose and its dependents: in its manifest, on the front page of its documentation and in its README.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use tidy::root;

/// Phrases that name the dependents of a crate.
const RELATIONS: [&str; 8] = [
    "Used by",
    "used by",
    "used through",
    "depend",
    "run by",
    "use it",
    "For the gate",
    "top of the graph",
];
/// Crates for any dependent, as their READMEs say.
const PUBLISHED: [&str; 4] = ["crates/game", "games/dragon", "games/huang", "games/qin"];

fn crates() -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in ["crates", "dev", "games"] {
        for entry in fs::read_dir(root().join(folder))? {
            found.push(entry?.path());
        }
    }
    found.retain(|it| it.join("Cargo.toml").exists());
    Ok(found)
}

/// The first paragraph of a file's inner documentation.
fn front(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix("//! "));
    lines.collect::<Vec<_>>().join(" ")
}

fn is_related(text: &str) -> bool {
    RELATIONS.iter().any(|it| text.contains(it))
}

/// The faults of the front pages of a crate.
fn faults(manifest: &str, front: &str, readme: &str, is_published: bool) -> Vec<&'static str> {
    let description = manifest.lines().find_map(|line| line.strip_prefix("description = "));
    let is_long = description.is_some_and(|it| 3 < it.split(' ').count());
    let checks = [
        (is_long, "its description doesn't say what it is"),
        (4 < front.split(' ').count(), "its documentation has no first line"),
        (is_published || is_related(front), "its documentation doesn't say who uses it"),
        (is_related(readme), "its README doesn't say who may depend on it"),
    ];
    checks.into_iter().filter(|(holds, _)| !holds).map(|(_, fault)| fault).collect()
}

fn main_file(folder: &Path) -> Option<PathBuf> {
    ["src/lib.rs", "src/main.rs"].into_iter().map(|it| folder.join(it)).find(|it| it.exists())
}

#[test]
fn every_crate_documents_its_purpose_and_dependents() -> io::Result<()> {
    let crates = crates()?;
    assert!(20 < crates.len(), "{crates:?}");
    let mut wrong = Vec::new();
    for folder in crates {
        let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
        let readme = fs::read_to_string(folder.join("README.md"))?;
        // The modules of `wasm` are programs of one line each.
        let front = match main_file(&folder) {
            Some(file) => front(&fs::read_to_string(file)?),
            None => readme.clone(),
        };
        let is_published = PUBLISHED.iter().any(|it| folder.ends_with(it));
        let faults = faults(&manifest, &front, &readme, is_published);
        wrong.extend(faults.iter().map(|it| format!("{}: {it}", folder.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

#[test]
fn a_crate_without_front_pages_is_found() {
    let good = "description = \"Delivery of notifications by email\"";
    let page = front("//! Delivery of notifications by email. Used by `server`.\n//!\n//! More.");
    assert_eq!(page, "Delivery of notifications by email. Used by `server`.");
    assert!(faults(good, &page, &page, false).is_empty());
    assert_eq!(faults("description = \"Alerts\"", "Alerts.", "# alert", false).len(), 4);
    assert_eq!(faults(good, "The rules of a game, clause by clause.", &page, true).len(), 0);
}
