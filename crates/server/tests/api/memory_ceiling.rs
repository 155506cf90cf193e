//! The memory of a node: tables are evicted by size, and an export keeps none.

use serde_json::json;
use server_testkit::{HttpClient, Node, TestDatabase, TestTable, done, guest, until};

fn cached(node: &Node, metric: &str) -> f64 {
    let metrics = HttpClient::new(&node.admin).get("/metrics").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(metric)?.strip_prefix(' '));
    line.map_or(f64::NAN, |number| number.parse().expect("a metric is a number"))
}

fn tables(node: &Node) -> f64 {
    cached(node, "pagoda_cached_tables")
}

#[test]
fn game_is_played_where_nothing_stays_in_memory() {
    let node = Node::start(&["--table-cache-size", "0"]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    while party.play_first() {}
    let table = done(party.people[0].get(&format!("/api/tables/{}", party.id)));
    assert_eq!(table["status"], "finished");
    until("the table is evicted", || tables(&node) == 0.0);
    assert_eq!(cached(&node, "pagoda_cached_tables_bytes"), 0.0);
}

#[test]
fn tables_beyond_the_ceiling_are_evicted() {
    // A waiting table is estimated at 8,100 bytes: a megabyte holds 123 of them.
    let node = Node::start(&["--table-cache-size", "1", "--bots", "0"]);
    let mut ann = guest(&node);
    let wanted = json!({"game": "qin", "seats": 2});
    let ids: Vec<String> = (0..200)
        .map(|_| done(ann.post("/api/tables", &wanted))["id"].as_str().expect("an id").to_owned())
        .collect();
    // An eighth is freed at once: 108 to 123 remain.
    until("the cache is as full as it may be", || (100.0..=123.0).contains(&tables(&node)));
    assert!(cached(&node, "pagoda_cached_tables_bytes") <= 1_000_000.0);
    for id in &ids {
        assert_eq!(ann.get(&format!("/api/tables/{id}")).status, 200, "the first ones, too");
    }
}

#[test]
fn export_keeps_no_table_in_memory() {
    let base = TestDatabase::new();
    let mut first = Node::on(&base, &["--bots", "0"]);
    let mut ann = guest(&first);
    let wanted = json!({"game": "qin", "seats": 2});
    let ids: Vec<_> =
        (0..5).map(|_| done(ann.post("/api/tables", &wanted))["id"].clone()).collect();
    first.stop();
    let node = Node::on(&base, &["--bots", "0"]);
    let mut again = node.client();
    again.token.clone_from(&ann.token);
    until("the new node has measured its cache", || tables(&node) == 0.0);
    let exported = done(again.get("/api/export"));
    assert_eq!(exported["tables"].as_array().map(Vec::len), Some(5));
    let id = ids[0].as_str().expect("an id");
    assert_eq!(again.get(&format!("/api/tables/{id}")).status, 200);
    until("that table is in memory", || tables(&node) != 0.0);
    assert_eq!(tables(&node), 1.0, "and none of those that were exported");
}
