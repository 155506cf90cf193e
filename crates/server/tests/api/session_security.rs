//! Stolen, guessed or replaced credentials open nothing.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server_testkit::{
    HttpClient, LineStream, Node, SocketClient, TestDatabase, TestTable, done, guest,
};

use crate::account::{PASSWORD, SOON, credentials, holding, post, register, token};

const MAIL: &str = "mei@club.example";

/// All that a session alone must not be enough for, as somebody is told of it.
fn guarded(person: &mut HttpClient) -> [String; 4] {
    let made = json!({"challenge_id": "x", "credential": {}});
    [
        person.post("/api/passkeys/challenge", &json!(null)).told(),
        person.post("/api/passkeys", &made).told(),
        person.send("DELETE", "/api/passkeys/0123456789abcdef", &[], None).told(),
        person.send("DELETE", "/api/profile", &[], None).told(),
    ]
}

const PROVE: [&str; 4] = ["403 reauthentication_required"; 4];

#[test]
fn credential_changes_need_recent_authentication() {
    let (mail_server, base, node) = post();
    let mut mei = guest(&node);
    done(mei.post("/api/passkeys/challenge", &json!(null)));
    let mut mei = register(&node, &mail_server, &mut mei, MAIL);
    done(mei.post("/api/passkeys/challenge", &json!(null)));
    base.sql("update session set authenticated_at = authenticated_at - interval '9 minutes'");
    done(mei.post("/api/passkeys/challenge", &json!(null)));
    base.sql("update session set authenticated_at = authenticated_at - interval '1 minute'");
    assert_eq!(guarded(&mut mei), PROVE);
    assert_eq!(mei.get("/api/me").told(), "200", "who is asked to prove it is still in");
    // Whoever signs in again has proved it.
    let told = done(mei.post("/api/sign-in", &credentials(MAIL, PASSWORD)));
    let proved = ["200", "410 expired", "404 not_found", "204"];
    assert_eq!(guarded(&mut holding(&node, &told)), proved);
}

#[test]
fn passkey_only_account_needs_recent_authentication() {
    let (_mail_server, base, node) = post();
    let mut mei = guest(&node);
    let id = done(mei.get("/api/me"))["user"]["id"].as_str().expect("she has a number").to_owned();
    let id = id.parse().expect("it is one");
    let added = base.runtime.block_on(base.store.add_passkey(id, b"one", "phone", "{}"));
    assert!(added.expect("the store is there"));
    assert_eq!(guarded(&mut mei), PROVE);
    let told = mei.post("/api/account", &credentials("eve@club.example", PASSWORD)).told();
    assert_eq!(
        told, "403 reauthentication_required",
        "nor does a thief give the account an address"
    );
}

#[test]
fn email_link_is_void_after_another_credential_change() {
    let (mail_server, _base, node) = post();
    let forgotten = || {
        let asked = node.client().post("/api/password/reset", &json!({"email": MAIL}));
        assert_eq!(asked.status, 202);
        token(&mail_server.next(SOON).expect("a mail comes"), "mail-password")
    };
    let confirm = |link: &str, password: &str| {
        let shown = json!({"token": link, "password": password});
        node.client().post("/api/account/confirm", &shown)
    };
    // One who asked for two accounts has one.
    let mut mei = guest(&node);
    mei.post("/api/account", &credentials("mei@work.example", PASSWORD));
    let other = token(&mail_server.next(SOON).expect("a mail comes"), "mail-confirm");
    let mut mei = register(&node, &mail_server, &mut mei, MAIL);
    assert_eq!(confirm(&other, "lotus pond").told(), "410 expired");
    // Of two links to a new password, one.
    let links = [forgotten(), forgotten()];
    done(confirm(&links[0], "lotus pond"));
    assert_eq!(confirm(&links[1], "pond lotus").told(), "410 expired");
    assert_eq!(mei.get("/api/me").told(), "401 unauthenticated");
    // None once it was changed by who knows it.
    let link = forgotten();
    let told = done(node.client().post("/api/sign-in", &credentials(MAIL, "lotus pond")));
    let change = json!({"current": "lotus pond", "new": PASSWORD});
    done(holding(&node, &told).post("/api/password", &change));
    assert_eq!(confirm(&link, "pond lotus").told(), "410 expired");
    done(node.client().post("/api/sign-in", &credentials(MAIL, PASSWORD)));
}

#[test]
fn common_passwords_are_refused() {
    let (mail_server, _base, node) = post();
    let mut mei = guest(&node);
    for weak in ["12345678", "Passw0rd!", "qwertzuiop", "Pagoda2026", "zzzzzzzzz", MAIL] {
        let told = mei.post("/api/account", &credentials(MAIL, weak)).told();
        assert_eq!(told, "422 weak_password", "{weak}");
    }
    let mut mei = register(&node, &mail_server, &mut mei, MAIL);
    let change = json!({"current": PASSWORD, "new": "club.example"});
    assert_eq!(mei.post("/api/password", &change).told(), "422 weak_password");
    mei.post("/api/password/reset", &json!({"email": MAIL}));
    let link = token(&mail_server.next(SOON).expect("a mail comes"), "mail-password");
    let confirm = |password: &str| {
        let shown = json!({"token": link, "password": password});
        node.client().post("/api/account/confirm", &shown)
    };
    assert_eq!(confirm("iloveyou").told(), "422 weak_password");
    done(confirm("lotus pond"));
}

/// A token for the seat of who is at the table's head.
fn program(party: &mut TestTable) -> Value {
    party.act(0, "seat-token", json!(null))
}

#[test]
fn replaced_seat_token_loses_its_streams_within_a_second() {
    let base = TestDatabase::new();
    let bell = base.runtime.block_on(test_services::nats_url());
    for flags in [vec!["--bots", "0"], vec!["--bots", "0", "--nats-url", bell.as_str()]] {
        let nodes = [Node::on(&base, &flags), Node::on(&base, &flags)];
        let mut party = TestTable::begin(&nodes[0], "qin", 2, 2);
        let given = program(&mut party);
        let old = given["token"].as_str().expect("it is said once");
        // At either node, by a socket and by lines.
        let waiting: Vec<_> = nodes
            .iter()
            .map(|node| {
                let mut socket = SocketClient::open(&node.address, Some(old));
                let mut lines = LineStream::open(&node.address, &party.path("news"), Some(old));
                lines.next_line();
                thread::spawn(move || {
                    let why = socket.closed();
                    lines.ended();
                    (why, Instant::now())
                })
            })
            .collect();
        let begun = Instant::now();
        let given = program(&mut party);
        for waiting in waiting {
            let (why, at) = waiting.join().expect("it waited");
            assert_eq!(why, Some(1008), "{flags:?}");
            let time = at.duration_since(begun);
            assert!(time < Duration::from_secs(1), "{time:?} {flags:?}");
        }
        let mut program = holding(&nodes[1], &given);
        assert_eq!(done(program.get(&party.path("frame")))["seat"], 0, "the next one is good");
    }
}

#[test]
fn password_change_revokes_seat_tokens() {
    let (mail_server, _base, node) = post();
    let mut party = TestTable::gather(&node, "qin", 2, 1);
    let given = program(&mut party);
    let mut program = holding(&node, &given);
    let mut mei = register(&node, &mail_server, &mut party.people[0], MAIL);
    let path = party.path("frame");
    assert_ne!(program.get(&path).told(), "401 unauthenticated", "an account alone ends nothing");
    let change = json!({"current": PASSWORD, "new": "lotus pond"});
    done(mei.post("/api/password", &change));
    assert_eq!(program.get(&path).told(), "401 unauthenticated");
}
