//! The description of the API that is kept in the tree is the program's.

use std::{fs, path::PathBuf, process::Command};

/// What `pagoda-dev openapi` prints.
fn printed() -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_pagoda-dev")).arg("openapi").output();
    let output = output.expect("pagoda-dev was built");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("JSON is text")
}

#[test]
fn the_description_in_the_tree_is_the_programs() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&file, printed()).expect("it is written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == printed(),
        "docs/openapi.json is old: `pagoda-dev openapi > docs/openapi.json`, or UPDATE_EXPECT=1 here"
    );
}
