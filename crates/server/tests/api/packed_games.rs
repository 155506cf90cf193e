//! Finished games that were packed are served by every node.

use serde_json::json;
use server_testkit::{Node, TestDatabase, TestTable, done, until};

/// Waits until a worker has packed a finished game.
fn pack(base: &TestDatabase, party: &TestTable) {
    let id = party.id.parse().expect("a table has an id");
    until("the game is packed", || {
        let due = "update tables set due_at = now() where now() < due_at";
        base.sql(due);
        base.runtime
            .block_on(base.store.tables.archived_table(id))
            .expect("PostgreSQL answers")
            .is_some()
    });
}

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
    pack(&base, &party);
    for node in &nodes {
        let card = done(node.client().get(&path));
        assert_eq!((&card["status"], &card["resigned"]), (&json!("finished"), &json!([0])));
    }
    let path = party.path("frame");
    let frame = done(party.people[1].get(&path));
    assert_eq!(frame["acts"], acts + 1);
}

/// A player loses the answer to the last command, and repeats it when the game is packed, at another node.
#[test]
fn last_command_is_answered_as_before_once_the_game_is_packed() {
    for format in ["now() + interval '1 day'", "now()"] {
        let base = TestDatabase::new();
        base.sql(&format!("update format_change set written_from = {format}"));
        let nodes = [Node::on(&base, &[]), Node::on(&base, &[])];
        let mut party = TestTable::begin(&nodes[0], "qin", 2, 2);
        let (path, (acts, _)) = (party.path("resign"), party.now());
        let command = json!({ "acts": acts }).to_string();
        let keyed = [("Idempotency-Key", "last")];
        let answer = party.people[0].send("POST", &path, &keyed, Some(&command)).json();
        assert_eq!(answer["acts"], acts + 1, "{answer}");
        pack(&base, &party);
        let mut elsewhere = nodes[1].client();
        elsewhere.token.clone_from(&party.people[0].token);
        let again = elsewhere.send("POST", &path, &keyed, Some(&command));
        assert_eq!(again.json(), answer);
        elsewhere.token.clone_from(&party.people[1].token);
        let command = json!({ "acts": acts + 1 }).to_string();
        let other = elsewhere.send("POST", &path, &[("Idempotency-Key", "other")], Some(&command));
        assert_eq!(other.json()["code"], "game_over");
    }
}
