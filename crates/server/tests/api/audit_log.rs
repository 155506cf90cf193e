//! Authentication and refusals leave lines in the log, without secrets.

use serde_json::{Value, json};
use server_testkit::{Node, TestTable, done, guest};

use crate::account::{PASSWORD, credentials, holding, node_with_mail, register};

const MAIL: &str = "mei@club.example";

/// Log lines with this message: user, method, route and code.
fn logged(node: &Node, message: &str) -> Vec<[String; 4]> {
    let read = |line: &str| serde_json::from_str::<Value>(line).expect("log lines are JSON");
    let log = node.log();
    let entries = log.lines().map(read).filter(|entry| entry["fields"]["message"] == message);
    let field = |entry: &Value, name: &str| entry["fields"][name].as_str().unwrap_or("").to_owned();
    let names = ["user", "method", "route", "code"];
    entries.map(|entry| names.map(|name| field(&entry, name))).collect()
}

#[test]
fn authentication_and_refusals_are_logged_by_user_id() {
    let (mail_server, base, _node) = node_with_mail();
    let node = Node::on(&base, &["--smtp-url", &mail_server.url(), "--rate-limit-commands", "1"]);
    let mut party = TestTable::gather(&node, "qin", 2, 1);
    let mut mei = register(&node, &mail_server, &mut party.people[0], MAIL);
    let id = done(mei.get("/api/me"))["user"]["id"].as_str().expect("a user has an id").to_owned();
    for email in [MAIL, "nobody@club.example"] {
        node.client().post("/api/sign-in", &credentials(email, "wrong horse"));
    }
    let session = done(node.client().post("/api/sign-in", &credentials(MAIL, PASSWORD)));
    let mut here = holding(&node, &session);
    let mut eve = guest(&node);
    let eves = done(eve.get("/api/me"))["user"]["id"].as_str().expect("an id").to_owned();
    assert_eq!(eve.post(&party.path("start"), &json!({})).told(), "403 forbidden");
    while here.post("/api/passkeys/challenge", &json!(null)).status != 429 {}
    assert_eq!(here.post("/api/sign-out", &json!(null)).status, 204);

    let row = |texts: [&str; 4]| texts.map(str::to_owned);
    let signed_in = logged(&node, "signed in");
    assert_eq!(signed_in, [row([&id, "email", "", ""]), row([&id, "password", "", ""])]);
    let failed = logged(&node, "sign-in failed");
    assert_eq!(failed, [row([&id, "password", "", ""]), row(["", "password", "", ""])]);
    assert_eq!(logged(&node, "signed out"), [row([&id, "", "", ""])]);
    let refused = logged(&node, "request refused");
    let start = row([&eves, "", "/api/tables/{id}/start", "forbidden"]);
    let begin = row([&id, "", "/api/passkeys/challenge", "rate_limited"]);
    assert!(refused.contains(&start) && refused.contains(&begin), "{refused:?}");
    let log = node.log();
    let tokens = [&mei, &here, &eve].map(|client| client.token.clone().expect("a token"));
    for secret in tokens.iter().map(String::as_str).chain([MAIL, "wrong horse", PASSWORD]) {
        assert!(!log.contains(secret), "{secret}");
    }
}
