//! `pagoda moderator` grants and revokes the moderator role.

use std::process::Command;

use server_testkit::{Node, TestDatabase, guest};

/// Whether `pagoda moderator` succeeds, and its error output.
fn moderator_command(base: &TestDatabase, arguments: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    command.arg("moderator").args(arguments).env("PAGODA_DATABASE_URL", base.url());
    let output = command.output().expect("pagoda starts");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn command_grants_and_revokes_the_moderator_role() {
    let base = TestDatabase::new();
    let node = Node::on(&base, &["--bots", "0"]);
    let mut mei = guest(&node);
    let id = mei.get("/api/me").json()["user"]["id"].as_str().expect("an id").to_owned();
    let mut answer = || mei.get("/api/moderation/audit").told();
    assert_eq!(answer(), "403 forbidden");
    assert_eq!(moderator_command(&base, &[&id]), (true, String::new()));
    assert_eq!(answer(), "200");
    assert!(moderator_command(&base, &[&id, "--revoke"]).0);
    assert_eq!(answer(), "403 forbidden");
    let (is_done, error) = moderator_command(&base, &["aaaaaaaaaaab"]);
    assert!(!is_done && error.contains("no user with the id aaaaaaaaaaab"), "{error}");
}
