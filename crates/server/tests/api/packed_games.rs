//! Finished games that were packed are served by every node.

use serde_json::json;
use server_testkit::{Node, TestDatabase, TestTable, done, until};

#[test]
fn node_without_notification_reads_the_packed_game() {
    // No NATS: a node without subscribers gets no notification.
    let base = TestDatabase::new();
    let nodes = [Node::on(&base, &[]), Node::on(&base, &[])];
    let mut party = TestTable::begin(&nodes[0], "qin", 2, 2);
    let path = format!("/api/tables/{}", party.id);
    let (acts, _) = party.now();
    let mut elsewhere = nodes[1].client();
    elsewhere.token.clone_from(&party.people[0].token);
    done(elsewhere.post(&party.path("resign"), &json!({ "acts": acts })));
    let id = party.id.parse().expect("a table has an id");
    until("the game is packed", || {
        let due = "update tables set due_at = now() where now() < due_at";
        base.sql(due);
        base.runtime.block_on(base.store.archived_table(id)).expect("PostgreSQL answers").is_some()
    });
    for node in &nodes {
        let card = done(node.client().get(&path));
        assert_eq!((&card["status"], &card["resigned"]), (&json!("finished"), &json!([0])));
    }
    let path = party.path("frame");
    let frame = done(party.people[1].get(&path));
    assert_eq!(frame["acts"], acts + 1);
}
