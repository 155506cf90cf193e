//! Tests on the source tree, and their helpers: finding files, reading imports and items. Nothing depends on it.

pub mod dialect;
mod imports;
pub mod items;
pub mod operators;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

pub use crate::imports::Imports;

/// Folders of build results and dependencies.
const NOT_OURS: [&str; 4] = ["target", "node_modules", ".git", "dist"];

/// The root of the repository that the tests run in, also if they were built in another clone.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR");
    here.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from).join("../..")
}

/// The folder of every game.
pub fn games() -> io::Result<Vec<PathBuf>> {
    let mut games: Vec<PathBuf> = fs::read_dir(root().join("games"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir())
        .collect();
    games.sort();
    Ok(games)
}

/// Every text file below a folder, with its text.
pub fn files(below: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(below)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
        // `.git` is a file in a linked work tree.
        if NOT_OURS.contains(&name) {
            continue;
        }
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if let Ok(text) = fs::read_to_string(&path) {
            found.push((path, text));
        }
    }
    found.sort();
    Ok(found)
}

/// Every Rust file below a folder.
pub fn rust_files(below: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut found = files(below)?;
    found.retain(|(path, _)| path.extension().is_some_and(|extension| extension == "rs"));
    Ok(found)
}

/// The clause ids in a text between `before` and `after`.
pub fn ids<'a>(text: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
}
