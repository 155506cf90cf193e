//! A game that is packed has ended for everybody, also where nobody heard of it.

use std::process::Command;

use serde_json::json;

use crate::{
    finished_games::until,
    node::{Base, Node},
    people::{Party, done},
};

#[test]
fn a_node_that_missed_the_end_reads_it_from_what_was_packed() {
    // No bell: a node that nobody listens at is told nothing.
    let base = Base::new();
    let nodes = [Node::on(&base, &[]), Node::on(&base, &[])];
    let mut party = Party::begin(&nodes[0], "qin", 2, 2);
    let path = format!("/api/tables/{}", party.id);
    let (acts, _) = party.now();
    let mut elsewhere = nodes[1].client();
    elsewhere.token.clone_from(&party.people[0].token);
    done(elsewhere.post(&party.path("resign"), &json!({ "acts": acts })));
    let id = party.id.parse().expect("a table has an id");
    until("it is packed", || {
        let due = "update tables set due_at = now() where now() < due_at";
        let told = Command::new("psql").args(["-XqAt", base.url(), "-c", due]).status();
        assert!(told.expect("psql runs").success());
        base.runtime.block_on(base.store.finished(id)).expect("PostgreSQL answers").is_some()
    });
    for node in &nodes {
        let card = done(node.client().get(&path));
        assert_eq!((&card["stage"], &card["resigned"]), (&json!("over"), &json!([0])));
    }
    let path = party.path("frame");
    let frame = done(party.people[1].get(&path));
    assert_eq!(frame["acts"], acts + 1);
}
