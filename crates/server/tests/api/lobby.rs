//! The lobby lists public tables.

use serde_json::json;
use server_testkit::{Node, done, guest};

/// The titles of a list of tables.
fn listed(node: &Node, path: &str) -> Vec<String> {
    let tables = done(node.client().get(path));
    let title = |table: &serde_json::Value| table["title"].as_str().expect("a title").to_owned();
    tables.as_array().expect("a list").iter().map(title).collect()
}

#[test]
fn lobby_lists_open_then_running_public_tables() {
    let node = Node::start(&["--bots", "0"]);
    let mut person = guest(&node);
    let mut create = |title: &str, public: bool| {
        let table = json!({"game": "qin", "seats": 2, "title": title, "public": public, "sit": {"luck": "clover"}});
        let id = done(person.post("/api/tables", &table))["id"].as_str().expect("an id").to_owned();
        format!("/api/tables/{id}/start")
    };
    let (open, hidden) = (create("open", true), create("hidden", false));
    create("waiting", true);
    assert_eq!(listed(&node, "/api/lobby"), ["waiting", "open"]);
    assert!(listed(&node, "/api/lobby/running").is_empty());
    for start in [&open, &hidden] {
        done(person.post(start, &json!({"fill": "novice"})));
    }
    assert_eq!(listed(&node, "/api/lobby"), ["waiting"]);
    assert_eq!(listed(&node, "/api/lobby/running"), ["open"]);
}
