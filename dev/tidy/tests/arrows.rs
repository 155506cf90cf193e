//! Crates depend on each other as ARCHITECTURE.md draws it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    process::Command,
};

use serde_json::Value;
use tidy::root;

/// Crates that rules may use beside ours.
const RULES_USE: [&str; 6] =
    ["serde", "serde_json", "rand_core", "rand_chacha", "rand_xoshiro", "sha2"];

/// Each crate with the crates that it depends on.
type Graph = BTreeMap<String, BTreeSet<String>>;

struct Package {
    /// Its folder, as in the drawing: published packages are called `pagoda-…`.
    name: String,
    /// Its folder below the root.
    folder: String,
    /// Its dependencies, without dev-dependencies.
    uses: BTreeSet<String>,
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The folder of a workspace crate, the name of any other.
fn used(dependency: &Value) -> String {
    let path = dependency["path"].as_str().map(|path| path.replace('\\', "/"));
    let folder = path.as_deref().and_then(|path| path.rsplit('/').next());
    folder.unwrap_or(text(&dependency["name"])).to_owned()
}

fn packages() -> Vec<Package> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]);
    let output = cargo.current_dir(root()).output().expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    let read = |package: &Value| {
        let manifest = text(&package["manifest_path"]).replace('\\', "/");
        let mut folders = manifest.rsplit('/').skip(1).map(str::to_owned);
        let (name, folder) = (folders.next(), folders.next());
        let uses = package["dependencies"].as_array().into_iter().flatten();
        let uses = uses.filter(|it| it["kind"] != "dev").map(used);
        Package {
            name: name.unwrap_or_default(),
            folder: folder.unwrap_or_default(),
            uses: uses.collect(),
        }
    };
    metadata["packages"].as_array().into_iter().flatten().map(read).collect()
}

/// The arrows of the drawing: `a --> b & c` says that `a` depends on both.
fn drawn() -> io::Result<Graph> {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md"))?;
    let drawing = page.split("```mermaid").nth(1).and_then(|rest| rest.split("```").next());
    let mut graph = Graph::new();
    for (from, to) in drawing.unwrap_or_default().lines().filter_map(|it| it.split_once("-->")) {
        for from in from.split('&') {
            let to = to.split('&').map(|name| name.trim().to_owned());
            graph.entry(from.trim().to_owned()).or_default().extend(to);
        }
    }
    Ok(graph)
}

fn reached<'a>(graph: &'a Graph, from: &str) -> BTreeSet<&'a str> {
    let (mut found, mut ahead) = (BTreeSet::new(), vec![from]);
    while let Some(next) = ahead.pop() {
        for to in graph.get(next).into_iter().flatten() {
            if found.insert(to.as_str()) {
                ahead.push(to);
            }
        }
    }
    found
}

/// Dependencies that aren't drawn, and drawn ones that don't exist.
fn differences(drawn: &Graph, packages: &[Package]) -> Vec<String> {
    let ours: BTreeSet<&str> = packages.iter().map(|it| it.name.as_str()).collect();
    let mut wrong = Vec::new();
    for package in packages {
        let (name, below) = (&package.name, reached(drawn, &package.name));
        let used = package.uses.iter().filter(|it| ours.contains(it.as_str()));
        let hidden = used.filter(|it| !below.contains(it.as_str()));
        wrong.extend(hidden.map(|it| format!("{name} uses {it}: not drawn")));
        let arrows = drawn.get(name).into_iter().flatten();
        let void = arrows.filter(|it| !package.uses.contains(*it));
        wrong.extend(void.map(|it| format!("{name} --> {it} is drawn, but no dependency")));
    }
    let strangers = drawn.keys().filter(|it| !ours.contains(it.as_str()));
    wrong.extend(strangers.map(|it| format!("{it} is drawn, but no crate")));
    wrong
}

#[test]
fn crates_depend_on_each_other_as_drawn() -> io::Result<()> {
    let (drawn, packages) = (drawn()?, packages());
    assert!(20 < packages.len(), "{}", packages.len());
    let wrong = differences(&drawn, &packages);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

#[test]
fn a_wrong_drawing_is_found() {
    let package = |name: &str, uses: &[&str]| Package {
        name: name.to_owned(),
        folder: "crates".to_owned(),
        uses: uses.iter().map(|it| (*it).to_owned()).collect(),
    };
    let packages = [
        package("game", &["serde"]),
        package("wire", &["game"]),
        package("web", &["game", "wire"]),
    ];
    let arrows = |all: &[(&str, &str)]| {
        let mut graph = Graph::new();
        for (from, to) in all {
            graph.entry((*from).to_owned()).or_default().insert((*to).to_owned());
        }
        graph
    };
    let found = |all: &[(&str, &str)]| differences(&arrows(all), &packages);
    // An arrow that follows from others may be left out.
    assert!(found(&[("wire", "game"), ("web", "wire")]).is_empty());
    assert_eq!(
        found(&[("web", "wire")]),
        ["wire uses game: not drawn", "web uses game: not drawn"]
    );
    let upward = [("wire", "game"), ("web", "wire"), ("game", "web"), ("old", "game")];
    let expected = ["game --> web is drawn, but no dependency", "old is drawn, but no crate"];
    assert_eq!(found(&upward), expected);
}

/// Shipped crates don't depend on crates that test and measure them.
#[test]
fn crates_do_not_depend_on_dev() {
    let packages = packages();
    let of_dev: BTreeSet<&str> =
        packages.iter().filter(|it| it.folder == "dev").map(|it| it.name.as_str()).collect();
    assert!(5 < of_dev.len(), "{of_dev:?}");
    for package in packages.iter().filter(|it| it.folder != "dev" && it.name != "wasm") {
        let wrong: Vec<_> = package.uses.iter().filter(|it| of_dev.contains(it.as_str())).collect();
        assert!(wrong.is_empty(), "{} depends on {wrong:?}", package.name);
    }
}

#[test]
fn rules_use_few_crates() {
    let packages = packages();
    for package in packages.iter().filter(|it| it.folder == "games" || it.name == "game") {
        let allowed = |used: &&String| *used != "game" && !RULES_USE.contains(&used.as_str());
        let wrong: Vec<_> = package.uses.iter().filter(allowed).collect();
        assert!(wrong.is_empty(), "{} uses {wrong:?}: rules do no I/O", package.name);
    }
}
