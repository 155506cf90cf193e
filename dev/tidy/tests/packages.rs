//! Every permissively licensed crate is a package that builds alone and has a description.

use std::{fs, io, path::Path, process::Command};

use serde_json::Value;
use tidy::{root, rust_files};

/// The licence of permissive packages.
const PERMISSIVE: &str = "MIT OR Apache-2.0";

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The permissive packages, as cargo reads them.
fn permissive() -> Vec<Value> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]);
    let output = cargo.current_dir(root()).output().expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    let found: Vec<Value> =
        list(&metadata["packages"]).filter(|it| it["license"] == PERMISSIVE).cloned().collect();
    assert!(5 <= found.len(), "only {} packages", found.len());
    found
}

#[test]
fn packages_have_descriptions() {
    for package in permissive() {
        let name = text(&package["name"]);
        assert!(name.starts_with("pagoda-"), "{name}");
        assert!(package["publish"].is_null(), "{name} can't be published");
        assert!(20 < text(&package["description"]).len(), "{name} has no description");
        assert_eq!(text(&package["readme"]), "README.md", "{name}");
        let (keywords, categories) = (&package["keywords"], &package["categories"]);
        assert!((1..=5).contains(&list(keywords).count()), "{name}: {keywords}");
        assert!((1..=5).contains(&list(categories).count()), "{name}: {categories}");
    }
}

/// Both licences require that their text goes with every copy.
#[test]
fn packages_have_the_texts_of_their_licences() -> io::Result<()> {
    for package in permissive() {
        let folder = Path::new(text(&package["manifest_path"])).with_file_name("");
        for (file, licence) in [("LICENSE-MIT", "MIT"), ("LICENSE-APACHE", "Apache-2.0")] {
            let wanted = fs::read_to_string(root().join(format!("LICENSES/{licence}.txt")))?;
            assert!(
                fs::read_to_string(folder.join(file))? == wanted,
                "{}: {file}",
                package["name"]
            );
        }
        let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
        assert!(manifest.contains("\"/LICENSE-*\""), "{} leaves licences out", package["name"]);
    }
    Ok(())
}

/// Cargo leaves out a dependency of tests without a version; of any other it needs one.
#[test]
fn packages_depend_on_packages() {
    let packages = permissive();
    let names: Vec<&str> = packages.iter().map(|it| text(&it["name"])).collect();
    for package in &packages {
        let ours = list(&package["dependencies"]).filter(|it| it["path"].is_string());
        for used in ours.filter(|it| it["kind"] != "dev") {
            let used_name = text(&used["name"]);
            assert!(names.contains(&used_name), "{} needs {used_name}", package["name"]);
            assert_ne!(text(&used["req"]), "*", "{} needs some {used_name}", package["name"]);
        }
    }
}

/// A file outside the folder isn't packaged.
#[test]
fn packages_embed_only_their_own_files() -> io::Result<()> {
    for package in permissive() {
        let folder = Path::new(text(&package["manifest_path"])).with_file_name("");
        let folder = fs::canonicalize(folder)?;
        for (path, text) in rust_files(&folder.join("src"))? {
            for file in tidy::ids(&text, "include_str!(\"", "\"") {
                let file = fs::canonicalize(path.with_file_name(file))?;
                assert!(file.starts_with(&folder), "{} embeds {}", path.display(), file.display());
            }
        }
    }
    Ok(())
}
