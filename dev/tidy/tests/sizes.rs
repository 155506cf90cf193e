//! Files stay small enough to read in one go. Functions do too: clippy counts their lines.

use std::io;

use tidy::{root, rust_files};

const LINES_MAX: usize = 400;

/// Files that may be longer, each with the reason.
const LONGER: [(&str, &str); 0] = [];

#[test]
fn no_file_is_too_long() -> io::Result<()> {
    for (path, text) in rust_files(&root())? {
        let lines = text.lines().count();
        let allowed = LONGER.iter().any(|(file, _)| path.ends_with(file));
        assert!(lines <= LINES_MAX || allowed, "{} has {lines} lines", path.display());
    }
    Ok(())
}

#[test]
fn no_file_is_a_drawer() -> io::Result<()> {
    for (path, _) in rust_files(&root())? {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or("");
        let is_drawer = ["util", "utils", "helpers", "common", "misc"].contains(&name);
        assert!(!is_drawer, "{}: what is it about?", path.display());
    }
    Ok(())
}
