//! `docs/openapi.json` is up to date.

use std::{fs, path::PathBuf, process::Command};

/// The output of `pagoda-dev openapi`.
fn printed() -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_pagoda-dev")).arg("openapi").output();
    let output = output.expect("pagoda-dev starts");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

#[test]
fn the_description_in_the_tree_is_the_programs() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&file, printed()).expect("the file is writable");
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        stored == printed(),
        "docs/openapi.json is old: `pagoda-dev openapi > docs/openapi.json`, or UPDATE_EXPECT=1 here"
    );
}
