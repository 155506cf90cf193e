//! The arrows between crates are the drawn ones, and no others.

use std::{collections::BTreeSet, process::Command};

use serde_json::Value;
use tidy::root;

/// Who may use whom. `games` stands for every game.
const ARROWS: [(&str, &[&str]); 25] = [
    ("game", &[]),
    ("games", &["game"]),
    ("wire", &["game", "clock"]),
    ("table", &["game", "games", "wire"]),
    ("locale", &["game"]),
    ("bots", &["game", "table", "wire"]),
    ("arena", &["game", "bots"]),
    ("crowd", &["game", "table", "wire", "store"]),
    ("server", &["game", "table", "locale", "bots", "wire", "store", "alert", "clock"]),
    ("cli", &["game", "table", "locale", "bots", "wire", "server"]),
    ("dev", &["game", "table", "bots", "arena", "cli", "server", "crowd", "scale"]),
    ("scale", &["game"]),
    ("book", &["game", "table", "locale"]),
    ("engine", &["game", "table", "bots", "wire"]),
    ("web", &["clock", "game", "games", "table", "locale", "wire"]),
    ("wasm", &["web", "engine", "twin"]),
    ("bindgen", &[]),
    ("store", &["game", "wire"]),
    ("clock", &["game"]),
    ("alert", &[]),
    ("house", &[]),
    ("twin", &["game", "table", "bots"]),
    ("pace", &["game", "table"]),
    ("tidy", &["game"]),
    ("trial", &["game"]),
];

/// Crates that rules may use beside ours.
const RULES_USE: [&str; 6] =
    ["serde", "serde_json", "rand_core", "rand_chacha", "rand_xoshiro", "sha2"];

fn metadata() -> Value {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]);
    let output = cargo.current_dir(root()).output().expect("cargo runs");
    serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

fn is_game(package: &Value) -> bool {
    text(&package["manifest_path"]).replace('\\', "/").contains("/games/")
}

#[test]
fn arrows_are_the_drawn_ones() {
    let metadata = metadata();
    let packages = list(&metadata["packages"]);
    let ours: BTreeSet<&str> = packages.iter().map(|package| text(&package["name"])).collect();
    let games: BTreeSet<&str> =
        packages.iter().filter(|it| is_game(it)).map(|it| text(&it["name"])).collect();
    assert!(games.contains("qin") && 5 < ours.len(), "{ours:?}");

    for package in packages {
        let name = text(&package["name"]);
        let room = if games.contains(name) { "games" } else { name };
        let (_, allowed) = ARROWS
            .iter()
            .find(|(from, _)| *from == room)
            .unwrap_or_else(|| panic!("{name} is not drawn in tidy's arrows"));
        for dependency in list(&package["dependencies"]) {
            let (to, is_for_tests) = (text(&dependency["name"]), dependency["kind"] == "dev");
            let drawn = if games.contains(to) { "games" } else { to };
            assert!(
                is_for_tests || !ours.contains(to) || allowed.contains(&drawn),
                "{name} uses {to}: an arrow that isn't drawn"
            );
            assert!(
                is_for_tests
                    || ours.contains(to)
                    || !["game", "games"].contains(&room)
                    || RULES_USE.contains(&to),
                "{name} uses {to}: rules do no I/O and use little"
            );
        }
    }
}
