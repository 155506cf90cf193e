//! Clients behind proxies are limited by their own address; other clients can't lock an account.

use std::io::{BufRead as _, Write as _};

use serde_json::{Value, json};
use server_testkit::{HttpResponse, Node, TestDatabase, TestTable, UPGRADE, connect, guest, until};

use crate::account::{PASSWORD, credentials, node_with_mail, register};

const MAIL: &str = "mei@club.example";

/// Sends a request as a proxy does for a client with this address.
fn from(node: &Node, address: &str, path: &str, body: &Value) -> HttpResponse {
    let headers = [("x-forwarded-for", address)];
    node.client().send("POST", path, &headers, Some(&body.to_string()))
}

#[test]
fn rate_limits_use_the_forwarded_client_ip() {
    let base = TestDatabase::new();
    let behind =
        Node::on(&base, &["--rate-limit-guests", "2", "--trusted-proxies", "10.0.0.0/8,127.0.0.1"]);
    let enter = |node: &Node, address: &str| from(node, address, "/api/guests", &json!({})).status;
    let statuses = |addresses: [&str; 3]| addresses.map(|address| enter(&behind, address));
    assert_eq!(statuses(["198.51.100.1"; 3]), [201, 201, 429]);
    assert_eq!(statuses(["198.51.100.2"; 3]), [201, 201, 429], "addresses are independent");
    let spoofed = ["192.0.2.1, 198.51.100.3", "192.0.2.2, 198.51.100.3", "192.0.2.3, 198.51.100.3"];
    assert_eq!(statuses(spoofed), [201, 201, 429], "an address sent by the client is ignored");
    let chain = ["198.51.100.4, 10.0.0.1", "198.51.100.4, 10.0.0.2", "198.51.100.4"];
    assert_eq!(statuses(chain), [201, 201, 429], "a proxy behind a proxy is trusted");
    let neighbours = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff::3"];
    assert_eq!(statuses(neighbours), [201, 201, 429], "an IPv6 /64 is one client");
    let alone = Node::on(&base, &["--rate-limit-guests", "2", "--trusted-proxies", "10.0.0.0/8"]);
    let statuses = ["198.51.100.1", "198.51.100.2", "198.51.100.3"].map(|it| enter(&alone, it));
    assert_eq!(statuses, [201, 201, 429], "an untrusted proxy is ignored");
}

#[test]
fn trusted_proxies_have_no_connection_limit() {
    let node = Node::start(&["--max-connections-per-ip", "2", "--trusted-proxies", "127.0.0.1"]);
    let held: Vec<_> = (0..20).map(|_| connect(&node.address)).collect();
    assert_eq!(node.client().get("/health").status, 200);
    drop(held);
}

#[test]
fn sockets_behind_a_proxy_are_limited_per_client_network() {
    let node = Node::start(&["--max-connections-per-ip", "2", "--trusted-proxies", "127.0.0.1"]);
    // The connection stays open as long as the reader.
    let open = |client: &str| {
        let mut stream = connect(&node.address);
        let mut head = format!("GET /api/news HTTP/1.1\r\nhost: {}\r\n", node.address);
        for (name, value) in UPGRADE.iter().chain(&[("x-forwarded-for", client)]) {
            head += &format!("{name}: {value}\r\n");
        }
        stream.get_mut().write_all(format!("{head}\r\n").as_bytes()).expect("the node reads");
        let mut status = String::new();
        stream.read_line(&mut status).expect("the node answers");
        let status = status.split(' ').nth(1).unwrap_or("").to_owned();
        (status, stream)
    };
    let held = [open("2001:db8:0:7::1"), open("2001:db8:0:7:1:2:3:4")];
    assert_eq!(held.each_ref().map(|(status, _)| status.as_str()), ["101", "101"]);
    assert_eq!(open("2001:db8:0:7::9").0, "429", "the same /64");
    assert_eq!(open("2001:db8:0:8::1").0, "101", "another /64");
    assert_eq!(open("198.51.100.1").0, "101");
    let mut program = node.client();
    let table = TestTable::gather(&node, "qin", 2, 1);
    let from = [("x-forwarded-for", "2001:db8:0:7::5")];
    let streamed = program.send("GET", &table.path("news"), &from, None);
    assert_eq!(streamed.told(), "429 rate_limited", "streams count, too");
    drop(held);
    until("the sockets are closed", || open("2001:db8:0:7::9").0 == "101");
}

#[test]
fn failed_sign_ins_of_others_do_not_lock_an_account() {
    let (mail_server, base, _node) = node_with_mail();
    let flags = ["--smtp-url", &mail_server.url(), "--trusted-proxies", "127.0.0.1"];
    let node = Node::on(&base, &flags);
    register(&node, &mail_server, &mut guest(&node), MAIL);
    let wrong = credentials(MAIL, "wrong horse");
    let mut statuses: Vec<_> =
        (0..25).map(|_| from(&node, "198.51.100.1", "/api/sign-in", &wrong).status).collect();
    statuses.dedup();
    assert_eq!(statuses, [401, 429]);
    let right = credentials(MAIL, PASSWORD);
    assert_eq!(from(&node, "198.51.100.1", "/api/sign-in", &right).status, 429);
    assert_eq!(from(&node, "203.0.113.5", "/api/sign-in", &right).status, 200);
    // Requests for emails don't lock it either: each kind has its own limit.
    let mut eve = guest(&node);
    let mut statuses: Vec<_> =
        (0..12).map(|_| eve.post("/api/account", &credentials(MAIL, PASSWORD)).status).collect();
    statuses.dedup();
    assert_eq!(statuses, [202, 429]);
    let forgotten = json!({"email": MAIL});
    assert_eq!(from(&node, "203.0.113.5", "/api/password/reset", &forgotten).status, 202);
    assert_eq!(from(&node, "203.0.113.5", "/api/sign-in", &right).status, 200);
    // Attempts from many addresses are limited, too.
    let tries = (0..220).map(|at| {
        let address = format!("198.51.100.{at}");
        from(&node, &address, "/api/sign-in", &wrong).status
    });
    let mut statuses: Vec<_> = tries.collect();
    statuses.dedup();
    assert!(statuses.ends_with(&[401, 429]), "{statuses:?}");
}

#[test]
fn unauthenticated_commands_are_rate_limited() {
    let node = Node::start(&["--rate-limit-requests", "5"]);
    let created = json!({"game": "qin", "seats": 2});
    let mut statuses: Vec<String> =
        (0..40).map(|_| node.client().post("/api/tables", &created).told()).collect();
    statuses.dedup();
    assert_eq!(statuses[..2], ["401 unauthenticated", "429 rate_limited"]);
    assert_eq!(node.client().get("/api/lobby").status, 200, "queries have a separate limit");
}
