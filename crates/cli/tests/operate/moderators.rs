//! `pagoda moderator` grants and revokes the moderator role.

use std::process::Command;

use server_testkit::{Node, TestDatabase, guest};

/// Whether `pagoda moderator` succeeds, and what it prints as an error.
fn moderator_command(base: &TestDatabase, arguments: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
    command.arg("moderator").args(arguments).env("PAGODA_DATABASE_URL", base.url());
    let told = command.output().expect("pagoda was built");
    (told.status.success(), String::from_utf8_lossy(&told.stderr).into_owned())
}

#[test]
fn command_grants_and_revokes_the_moderator_role() {
    let base = TestDatabase::new();
    let node = Node::on(&base, &["--bots", "0"]);
    let mut mei = guest(&node);
    let id = mei.get("/api/me").json()["user"]["id"].as_str().expect("an id").to_owned();
    let mut may = || mei.get("/api/moderation/audit").told();
    assert_eq!(may(), "403 forbidden");
    assert_eq!(moderator_command(&base, &[&id]), (true, String::new()));
    assert_eq!(may(), "200");
    assert!(moderator_command(&base, &[&id, "--revoke"]).0);
    assert_eq!(may(), "403 forbidden");
    let (is_done, told) = moderator_command(&base, &["aaaaaaaaaaab"]);
    assert!(!is_done && told.contains("no user with the id aaaaaaaaaaab"), "{told}");
}
