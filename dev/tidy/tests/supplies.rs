//! What is installed from elsewhere is named by a hash or locked to a version, so that nobody can replace it.

use std::{fs, io};

use tidy::{files, root};

/// Images that are built here.
const OURS: [&str; 1] = ["pagoda"];

/// The images that a file names.
fn images(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let line = line.trim().trim_start_matches("- ");
        let image = line.strip_prefix("FROM ").or_else(|| line.strip_prefix("image: "))?;
        image.split_whitespace().next()
    })
}

#[test]
fn images_are_named_by_digest() -> io::Result<()> {
    let mut named = 0;
    for (path, text) in files(&root().join("ship"))? {
        for image in images(&text) {
            named += 1;
            let is_ours = OURS.contains(&image.split(':').next().unwrap_or(""));
            let digest = image.split_once("@sha256:").map_or("", |(_, digest)| digest);
            assert!(is_ours || digest.len() == 64, "{}: {image}", path.display());
        }
    }
    assert!(7 < named, "only {named} images");
    Ok(())
}

#[test]
fn packages_of_python_are_named_by_hash() -> io::Result<()> {
    let text = fs::read_to_string(root().join("tools/schemathesis.txt"))?;
    let text = text.replace("\\\n", " ");
    let required: Vec<&str> = text.lines().filter(|line| line.contains("==")).collect();
    assert!(20 < required.len(), "only {}", required.len());
    for line in required {
        assert!(line.contains(" --hash=sha256:"), "{line}");
    }
    let install = fs::read_to_string(root().join("tools/install"))?;
    assert!(install.contains("--require-hashes --requirement tools/schemathesis.txt"));
    Ok(())
}

#[test]
fn cargo_installs_and_ships_locked_versions() -> io::Result<()> {
    let mut read = 0;
    for file in ["tools/install", "tools/release", "ship/Dockerfile"] {
        let text = fs::read_to_string(root().join(file))?.replace("\\\n", " ");
        let commands = text.lines().filter(|line| !line.trim().starts_with('#'));
        for line in
            commands.filter(|line| line.contains("cargo install") || line.contains("cargo build"))
        {
            read += 1;
            assert!(line.contains("--locked"), "{file}: {line}");
        }
    }
    assert!(2 < read, "only {read}");
    // The tool of JavaScript bindings is a crate of the workspace: its version is that of the library.
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    let version = |name: &str| {
        let line = manifest.lines().find(|line| line.starts_with(&format!("{name} = \"=")));
        line.and_then(|line| line.split('"').nth(1)).map(str::to_owned)
    };
    assert!(version("wasm-bindgen").is_some());
    assert_eq!(version("wasm-bindgen"), version("wasm-bindgen-cli-support"));
    Ok(())
}
