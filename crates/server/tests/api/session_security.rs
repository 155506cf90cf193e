//! Stolen, guessed or replaced credentials grant no access.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server_testkit::{
    HttpClient, LineStream, Node, SocketClient, TestDatabase, TestTable, done, guest,
};

use crate::{
    account::{PASSWORD, SOON, credentials, holding, node_with_mail, register, token},
    recovery::next_link,
};

const MAIL: &str = "mei@club.example";

/// Responses to all commands that need recent authentication.
fn guarded(person: &mut HttpClient) -> [String; 4] {
    let passkey = json!({"challenge_id": "x", "credential": {}});
    [
        person.post("/api/passkeys/challenge", &json!(null)).told(),
        person.post("/api/passkeys", &passkey).told(),
        person.send("DELETE", "/api/passkeys/0123456789abcdef", &[], None).told(),
        person.send("DELETE", "/api/profile", &[], None).told(),
    ]
}

const REFUSED: [&str; 4] = ["403 reauthentication_required"; 4];

#[test]
fn credential_changes_need_recent_authentication() {
    let (mail_server, base, node) = node_with_mail();
    let mut mei = guest(&node);
    done(mei.post("/api/passkeys/challenge", &json!(null)));
    let mut mei = register(&node, &mail_server, &mut mei, MAIL);
    done(mei.post("/api/passkeys/challenge", &json!(null)));
    base.sql("update session set authenticated_at = authenticated_at - interval '9 minutes'");
    done(mei.post("/api/passkeys/challenge", &json!(null)));
    base.sql("update session set authenticated_at = authenticated_at - interval '1 minute'");
    assert_eq!(guarded(&mut mei), REFUSED);
    assert_eq!(mei.get("/api/me").told(), "200", "the session stays valid");
    // A new sign-in is a recent authentication.
    let session = done(mei.post("/api/sign-in", &credentials(MAIL, PASSWORD)));
    let allowed = ["200", "410 expired", "404 not_found", "204"];
    assert_eq!(guarded(&mut holding(&node, &session)), allowed);
}

#[test]
fn passkey_only_account_needs_recent_authentication() {
    let (_mail_server, base, node) = node_with_mail();
    let mut mei = guest(&node);
    let id = done(mei.get("/api/me"))["user"]["id"].as_str().expect("an id").to_owned();
    let id = id.parse().expect("the id is valid");
    let added = base.runtime.block_on(base.store.home.add_passkey(id, b"one", "phone", "{}"));
    assert!(added.expect("the store answers"));
    assert_eq!(guarded(&mut mei), REFUSED);
    let answer = mei.post("/api/account", &credentials("eve@club.example", PASSWORD)).told();
    assert_eq!(
        answer, "403 reauthentication_required",
        "adding an email needs recent authentication"
    );
}

#[test]
fn email_link_is_void_after_another_credential_change() {
    let (mail_server, _base, node) = node_with_mail();
    let forgotten = || {
        let accepted = node.client().post("/api/password/reset", &json!({"email": MAIL}));
        assert_eq!(accepted.status, 202);
        next_link(&mail_server, "mail-password")
    };
    let confirm = |link: &str, password: &str| {
        let shown = json!({"token": link, "password": password});
        node.client().post("/api/account/confirm", &shown)
    };
    // Of two registrations of a guest, one succeeds.
    let mut mei = guest(&node);
    mei.post("/api/account", &credentials("mei@work.example", PASSWORD));
    let other = token(&mail_server.next(SOON).expect("an email arrives"), "mail-confirm");
    let mut mei = register(&node, &mail_server, &mut mei, MAIL);
    assert_eq!(confirm(&other, "lotus pond").told(), "410 expired");
    // Of two links to reset the password, one works.
    let links = [forgotten(), forgotten()];
    done(confirm(&links[0], "lotus pond"));
    assert_eq!(confirm(&links[1], "pond lotus").told(), "410 expired");
    assert_eq!(mei.get("/api/me").told(), "401 unauthenticated");
    // No link works after the owner changed the password.
    let link = forgotten();
    let session = done(node.client().post("/api/sign-in", &credentials(MAIL, "lotus pond")));
    let change = json!({"current": "lotus pond", "new": PASSWORD});
    done(holding(&node, &session).post("/api/password", &change));
    assert_eq!(confirm(&link, "pond lotus").told(), "410 expired");
    done(node.client().post("/api/sign-in", &credentials(MAIL, PASSWORD)));
}

#[test]
fn common_and_leaked_passwords_are_refused() {
    let (mail_server, _base, node) = node_with_mail();
    let mut mei = guest(&node);
    let leaked = ["michelle1987", "Iloveyouforever!"];
    let common = ["12345678", "Passw0rd!", "qwertzuiop", "Pagoda2026", "zzzzzzzzz", MAIL];
    for weak in common.into_iter().chain(leaked) {
        let answer = mei.post("/api/account", &credentials(MAIL, weak)).told();
        assert_eq!(answer, "422 weak_password", "{weak}");
    }
    let mut mei = register(&node, &mail_server, &mut mei, MAIL);
    let change = json!({"current": PASSWORD, "new": "club.example"});
    assert_eq!(mei.post("/api/password", &change).told(), "422 weak_password");
    mei.post("/api/password/reset", &json!({"email": MAIL}));
    let link = token(&mail_server.next(SOON).expect("an email arrives"), "mail-password");
    let confirm = |password: &str| {
        let shown = json!({"token": link, "password": password});
        node.client().post("/api/account/confirm", &shown)
    };
    assert_eq!(confirm("iloveyou").told(), "422 weak_password");
    done(confirm("lotus pond"));
}

/// A token for the first seat.
fn program(party: &mut TestTable) -> Value {
    party.act(0, "seat-token", json!(null))
}

#[test]
fn replaced_seat_token_loses_its_streams_within_a_second() {
    let base = TestDatabase::new();
    let nats_url = base.runtime.block_on(test_services::nats_url());
    for flags in [vec!["--bots", "0"], vec!["--bots", "0", "--nats-url", nats_url.as_str()]] {
        let nodes = [Node::on(&base, &flags), Node::on(&base, &flags)];
        let mut party = TestTable::begin(&nodes[0], "qin", 2, 2);
        let given = program(&mut party);
        let old = given["token"].as_str().expect("a new seat token is shown");
        // At both nodes, on a socket and on a line stream.
        let waiting: Vec<_> = nodes
            .iter()
            .map(|node| {
                let mut socket = SocketClient::open(&node.address, Some(old));
                let mut lines = LineStream::open(&node.address, &party.path("news"), Some(old));
                lines.next_line();
                thread::spawn(move || {
                    let close_code = socket.closed();
                    lines.ended();
                    (close_code, Instant::now())
                })
            })
            .collect();
        let begun = Instant::now();
        let given = program(&mut party);
        for waiting in waiting {
            let (close_code, at) = waiting.join().expect("the thread ends");
            assert_eq!(close_code, Some(1008), "{flags:?}");
            let time = at.duration_since(begun);
            assert!(time < Duration::from_secs(1), "{time:?} {flags:?}");
        }
        let mut program = holding(&nodes[1], &given);
        assert_eq!(done(program.get(&party.path("frame")))["seat"], 0, "the new token works");
    }
}

#[test]
fn password_change_revokes_seat_tokens() {
    let (mail_server, _base, node) = node_with_mail();
    let mut party = TestTable::gather(&node, "qin", 2, 1);
    let given = program(&mut party);
    let mut program = holding(&node, &given);
    let mut mei = register(&node, &mail_server, &mut party.people[0], MAIL);
    let path = party.path("frame");
    assert_ne!(program.get(&path).told(), "401 unauthenticated", "registration revokes none");
    let change = json!({"current": PASSWORD, "new": "lotus pond"});
    done(mei.post("/api/password", &change));
    assert_eq!(program.get(&path).told(), "401 unauthenticated");
}
