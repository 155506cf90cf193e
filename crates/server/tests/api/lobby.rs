//! The lobby lists public tables.

use serde_json::json;
use server_testkit::{HttpClient, Node, SocketClient, TestDatabase, done, guest, until};
use wire::api::{News, SeatHolder, TableInfo};

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

/// The titles of open tables as a socket's news leave them, once they are as expected.
fn follow(socket: &mut SocketClient, open: &mut Vec<TableInfo>, expected: &[(&str, usize)]) {
    let taken =
        |info: &TableInfo| info.holders.iter().filter(|it| **it != SeatHolder::Open).count();
    let shown = |open: &[TableInfo]| -> Vec<(String, usize)> {
        open.iter().map(|info| (info.title.clone(), taken(info))).collect()
    };
    let expected: Vec<_> =
        expected.iter().map(|(title, taken)| (title.to_string(), *taken)).collect();
    while shown(open) != expected {
        match serde_json::from_str(&socket.next_message()).expect("news are JSON") {
            News::Lobby(tables) => *open = tables,
            News::LobbyChanges(changes) => *open = changes.applied_to(open).expect("all are known"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn changes_of_the_lobby_lead_to_the_lists_of_older_clients() {
    let node = Node::start(&["--bots", "0"]);
    let (mut ann, mut bob) = (guest(&node), guest(&node));
    let mut sockets = ["lobby", "lobby_changes"].map(|kind| {
        let mut socket = SocketClient::open(&node.address, None);
        socket.ask(&json!({kind: true}));
        assert_eq!(socket.next_message(), r#"{"lobby":[]}"#, "the whole list comes first");
        (socket, Vec::new())
    });
    let mut all_follow = |expected: &[(&str, usize)]| {
        sockets.iter_mut().for_each(|(socket, open)| follow(socket, open, expected));
    };
    let mut create = |title: &str| {
        let table = json!({"game": "qin", "seats": 2, "title": title, "public": true, "sit": {"luck": "clover"}});
        let table = done(ann.post("/api/tables", &table));
        format!("/api/tables/{}", table["id"].as_str().expect("an id"))
    };
    let first = create("first");
    all_follow(&[("first", 1)]);
    create("second");
    all_follow(&[("second", 1), ("first", 1)]);
    done(bob.post(&format!("{first}/sit"), &json!({"luck": "clover"})));
    all_follow(&[("second", 1), ("first", 2)]);
    done(ann.post(&format!("{first}/start"), &json!({})));
    all_follow(&[("second", 1)]);
}

#[test]
fn ping_is_answered_by_a_heartbeat_alone() {
    let node = Node::start(&["--bots", "0"]);
    let mut socket = SocketClient::open(&node.address, None);
    for _ in 0..3 {
        socket.ask(&json!("ping"));
        assert_eq!(socket.next_message(), r#""heartbeat""#);
    }
}

#[test]
fn own_tables_stay_in_no_memory() {
    let base = TestDatabase::new();
    let mut first = Node::on(&base, &["--bots", "0"]);
    let mut ann = guest(&first);
    let wanted = json!({"game": "qin", "seats": 2, "title": "ours"});
    for _ in 0..5 {
        done(ann.post("/api/tables", &wanted));
    }
    first.stop();
    let node = Node::on(&base, &["--bots", "0", "--table-cache-size", "0"]);
    let mut again = node.client();
    again.token.clone_from(&ann.token);
    let mut socket = SocketClient::open(&node.address, ann.token.as_deref());
    socket.ask(&json!({"me": true}));
    let mut next = || match serde_json::from_str(&socket.next_message()).expect("news are JSON") {
        News::Me(tables) => tables,
        other => panic!("{other:?}"),
    };
    let tables = next();
    assert_eq!(tables.len(), 5);
    assert_eq!(done(again.get("/api/me"))["tables"].as_array().map(Vec::len), Some(5));
    // The socket is told of an act nevertheless.
    let path = format!("/api/tables/{}/sit", tables[0].id);
    done(again.post(&path, &json!({"luck": "clover"})));
    while next()[0].acts < 2 {}
    until("no table is in memory", || {
        HttpClient::new(&node.admin).get("/metrics").body.contains("pagoda_cached_tables 0")
    });
}
