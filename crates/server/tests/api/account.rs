//! Accounts: registration, sign-in, password reset, sessions, profile and deletion.

use std::{
    process::Command,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server_testkit::{HttpClient, Node, SocketClient, TestDatabase, TestTable, done, guest};
use test_services::{Mail, MailServer};

use crate::moderation::leave_traces;

pub(crate) const PASSWORD: &str = "correct horse battery";
/// Timeout of an email.
pub(crate) const SOON: Duration = Duration::from_secs(20);

/// A node with a mail server.
pub(crate) fn node_with_mail() -> (MailServer, TestDatabase, Node) {
    let (mail_server, base) = (MailServer::start(), TestDatabase::new());
    let node = Node::on(&base, &["--smtp-url", &mail_server.url()]);
    (mail_server, base, node)
}

pub(crate) fn credentials(email: &str, password: &str) -> Value {
    json!({"email": email, "password": password})
}

pub(crate) fn holding(node: &Node, session: &Value) -> HttpClient {
    let mut client = node.client();
    client.token = Some(session["token"].as_str().expect("a session has a token").to_owned());
    client
}

/// The token in the link of an email.
pub(crate) fn token(mail: &Mail, kind: &str) -> String {
    mail.after(&format!("/account#{kind}=")).expect("the email has a link").trim().to_owned()
}

/// Registers a guest's account; returns a client with the new session.
pub(crate) fn register(
    node: &Node,
    mail_server: &MailServer,
    person: &mut HttpClient,
    email: &str,
) -> HttpClient {
    let accepted = person.post("/api/account", &credentials(email, PASSWORD));
    assert_eq!((accepted.status, accepted.body.as_str()), (202, ""));
    let mail = mail_server.next(SOON).expect("an email arrives");
    assert_eq!(mail.to, email);
    let shown = json!({"token": token(&mail, "mail-confirm")});
    let session = done(person.post("/api/account/confirm", &shown));
    holding(node, &session)
}

fn whoami(client: &mut HttpClient) -> Value {
    done(client.get("/api/me"))["user"].clone()
}

#[test]
fn guest_data_survives_registration() {
    let (mail_server, _base, node) = node_with_mail();
    let mut party = TestTable::begin(&node, "qin", 2, 1);
    let before = done(party.people[0].get("/api/me"));
    let mut person = register(&node, &mail_server, &mut party.people[0], "mei@club.example");
    let after = done(person.get("/api/me"));
    assert_eq!((&after["user"], &after["tables"][0]["id"]), (&before["user"], &json!(party.id)));
    assert_eq!(
        party.people[0].get("/api/me").told(),
        "401 unauthenticated",
        "the guest's token is void"
    );
    // From another browser, however the address is spelt.
    let mut elsewhere = node.client();
    let response = done(elsewhere.post("/api/sign-in", &credentials("Mei@Club.Example", PASSWORD)));
    assert_eq!(response["user"], before["user"]);
    assert_eq!(whoami(&mut holding(&node, &response)), before["user"]);
    let profile = done(person.get("/api/profile"));
    assert_eq!(profile["email"], "mei@club.example");
}

#[test]
fn email_link_works_once() {
    let (mail_server, _base, node) = node_with_mail();
    let mut person = guest(&node);
    person.post("/api/account", &credentials("mei@club.example", PASSWORD));
    let mail = mail_server.next(SOON).expect("an email arrives");
    let shown = json!({"token": token(&mail, "mail-confirm")});
    done(person.post("/api/account/confirm", &shown));
    assert_eq!(person.post("/api/account/confirm", &shown).told(), "401 unauthenticated");
    assert_eq!(node.client().post("/api/account/confirm", &shown).told(), "410 expired");
}

#[test]
fn registering_another_users_email_grants_nothing() {
    let (mail_server, _base, node) = node_with_mail();
    let mut eve = guest(&node);
    eve.post("/api/account", &credentials("mei@club.example", "eves password"));
    let mail = mail_server.next(SOON).expect("an email arrives");
    let link = token(&mail, "mail-confirm");
    // Mei reads it, in her own browser: the password is hers to choose.
    let mut mei = node.client();
    let bare = json!({ "token": link });
    assert_eq!(mei.post("/api/account/confirm", &bare).told(), "422 invalid_value");
    let shown = json!({"token": link, "password": PASSWORD});
    done(mei.post("/api/account/confirm", &shown));
    assert_eq!(eve.get("/api/me").told(), "401 unauthenticated", "Eve's session has ended");
    let eves = credentials("mei@club.example", "eves password");
    assert_eq!(node.client().post("/api/sign-in", &eves).told(), "401 invalid_credentials");
    let right = credentials("mei@club.example", PASSWORD);
    let session = done(node.client().post("/api/sign-in", &right));
    // Nor can the thief of a session change the credentials.
    let mut thief = holding(&node, &session);
    let other = credentials("eve@club.example", "eves password");
    assert_eq!(thief.post("/api/account", &other).told(), "409 already_registered");
}

#[test]
fn responses_do_not_reveal_registered_emails() {
    let (mail_server, _base, node) = node_with_mail();
    let mut mei = guest(&node);
    register(&node, &mail_server, &mut mei, "mei@club.example");
    let mut eve = guest(&node);
    let answers = ["mei@club.example", "nobody@club.example"].map(|email| {
        let asked = eve.post("/api/account", &credentials(email, PASSWORD));
        let forgotten = eve.post("/api/password/reset", &json!({ "email": email }));
        let wrong = eve.post("/api/sign-in", &credentials(email, "wrong horse"));
        [asked, forgotten, wrong].map(|answer| {
            let headers = answer
                .headers
                .into_iter()
                .filter(|(name, _)| !["date", "x-request-id"].contains(&name.as_str()));
            (answer.status, headers.collect::<Vec<_>>(), answer.body)
        })
    });
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0].clone().map(|it| it.0), [202, 202, 401]);
    let mut mails = Vec::new();
    while mails.len() < 3 {
        let mail = mail_server.next(SOON).expect("an email arrives");
        mails.push(format!("{} {}", mail.to, mail.after("Subject: ").unwrap_or("")));
    }
    mails.sort();
    assert_eq!(
        mails,
        [
            "mei@club.example Reset your Pagoda password",
            "mei@club.example You already have a Pagoda account",
            "nobody@club.example Activate your Pagoda account",
        ]
    );
    assert_eq!(mail_server.next(Duration::from_millis(500)), None, "no other email is sent");
}

/// The z-score of the Mann–Whitney U test of two samples.
fn mann_whitney_z(one: &[Duration], two: &[Duration]) -> f64 {
    let wins: usize = one.iter().map(|a| two.iter().filter(|b| a < *b).count()).sum();
    let (n, m) = (one.len() as f64, two.len() as f64);
    let deviation = (n * m * (n + m + 1.0) / 12.0).sqrt();
    (wins as f64 - n * m / 2.0) / deviation
}

#[test]
fn response_times_do_not_reveal_registered_emails() {
    let (mail_server, _base, node) = node_with_mail();
    let mut mei = guest(&node);
    register(&node, &mail_server, &mut mei, "mei@club.example");
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    let time = |email: &str| {
        let mut client = node.client();
        client.get("/health");
        let begun = Instant::now();
        let response = client.post("/api/sign-in", &credentials(email, "wrong horse")).told();
        assert_eq!(response, "401 invalid_credentials", "{email}");
        begun.elapsed()
    };
    // The rate limit of a mailbox leaves 19 attempts an hour.
    for at in 0..19 {
        known.push(time("mei@club.example"));
        unknown.push(time(&format!("nobody{at}@club.example")));
    }
    let z = mann_whitney_z(&known, &unknown);
    assert!(z.abs() < 4.0, "z = {z:.1}: {known:?} {unknown:?}");
}

#[test]
fn sign_in_attempts_are_rate_limited() {
    let (mail_server, base, node) = node_with_mail();
    let mut mei = guest(&node);
    register(&node, &mail_server, &mut mei, "mei@club.example");
    let mut answers: Vec<String> = Vec::new();
    for _ in 0..25 {
        let wrong = credentials("mei@club.example", "wrong horse");
        answers.push(node.client().post("/api/sign-in", &wrong).told());
    }
    assert_eq!(answers.first().map(String::as_str), Some("401 invalid_credentials"));
    assert_eq!(answers.last().map(String::as_str), Some("429 rate_limited"));
    // Attempts on many mailboxes from one client IP are limited, too.
    let node = Node::on(&base, &["--rate-limit-sign-ins", "10"]);
    let tries = (0..12).map(|at| {
        let wrong = credentials(&format!("nobody{at}@club.example"), "wrong horse");
        node.client().post("/api/sign-in", &wrong).status
    });
    assert_eq!(tries.collect::<Vec<_>>()[9..], [401, 429, 429]);
}

#[test]
fn password_reset_ends_all_other_sessions() {
    let (mail_server, _base, node) = node_with_mail();
    let mut mei = guest(&node);
    let mut thief = register(&node, &mail_server, &mut mei, "mei@club.example");
    node.client().post("/api/password/reset", &json!({"email": "mei@club.example"}));
    let mail = mail_server.next(SOON).expect("an email arrives");
    let link = token(&mail, "mail-password");
    let short = json!({"token": link, "password": "short"});
    assert_eq!(node.client().post("/api/account/confirm", &short).told(), "422 invalid_value");
    let shown = json!({"token": link, "password": "another horse"});
    let session = done(node.client().post("/api/account/confirm", &shown));
    let mut person = holding(&node, &session);
    assert_eq!(thief.get("/api/me").told(), "401 unauthenticated");
    let old = credentials("mei@club.example", PASSWORD);
    assert_eq!(node.client().post("/api/sign-in", &old).told(), "401 invalid_credentials");
    done(node.client().post("/api/sign-in", &credentials("mei@club.example", "another horse")));
    // The password is changed once more, by its owner.
    let wrong = json!({"current": PASSWORD, "new": "a third horse"});
    assert_eq!(person.post("/api/password", &wrong).told(), "401 invalid_credentials");
    let right = json!({"current": "another horse", "new": "a third horse"});
    let session = done(person.post("/api/password", &right));
    assert_eq!(person.get("/api/me").told(), "401 unauthenticated", "the session has a new token");
    let sessions = done(holding(&node, &session).get("/api/sessions"));
    assert_eq!(sessions.as_array().map(Vec::len), Some(1));
}

#[test]
fn ended_session_closes_sockets_on_all_nodes_within_a_second() {
    let base = TestDatabase::new();
    let nats_url = base.runtime.block_on(test_services::nats_url());
    let nats_url = nats_url.as_str();
    for flags in [vec!["--bots", "0"], vec!["--bots", "0", "--nats-url", nats_url]] {
        let nodes = [Node::on(&base, &flags), Node::on(&base, &flags)];
        let mut mei = guest(&nodes[0]);
        let stolen = mei.token.clone();
        let mut thief = nodes[1].client();
        thief.token = stolen.clone();
        whoami(&mut thief);
        let mut socket = SocketClient::open(&nodes[1].address, stolen.as_deref());
        let waiting = thread::spawn(move || socket.closed());
        let begun = Instant::now();
        let response = mei.post("/api/sign-out", &json!(null));
        assert_eq!(response.status, 204, "{}", response.body);
        let close_code = waiting.join().expect("the thread ends");
        let time = begun.elapsed();
        assert!(time < Duration::from_secs(1), "{time:?} {flags:?}");
        assert_eq!(close_code, Some(1008), "{flags:?}");
        assert_eq!(thief.get("/api/me").told(), "401 unauthenticated");
    }
}

#[test]
fn sessions_are_listed_and_revoked_individually() {
    let (mail_server, _base, node) = node_with_mail();
    let mut mei = guest(&node);
    let mut here = register(&node, &mail_server, &mut mei, "mei@club.example");
    let body = credentials("mei@club.example", PASSWORD).to_string();
    let session = done(node.client().send("POST", "/api/sign-in", &[], Some(&body)));
    let mut there = holding(&node, &session);
    let session =
        done(node.client().send("POST", "/api/sign-in", &[("user-agent", "Lynx")], Some(&body)));
    let mut lynx = holding(&node, &session);
    let listed = done(here.get("/api/sessions"));
    let listed = listed.as_array().expect("sessions are a list");
    assert_eq!(listed.len(), 3);
    assert_eq!(listed.iter().filter(|session| session["current"] == true).count(), 1);
    let of_lynx =
        listed.iter().find(|session| session["user_agent"] == "Lynx").expect("Lynx is listed");
    let path = format!("/api/sessions/{}", of_lynx["id"].as_str().expect("a session has an id"));
    assert_eq!(guest(&node).send("DELETE", &path, &[], None).told(), "404 not_found");
    assert_eq!(here.send("DELETE", &path, &[], None).status, 204);
    assert_eq!(lynx.get("/api/me").told(), "401 unauthenticated");
    whoami(&mut there);
    assert_eq!(here.send("DELETE", "/api/sessions", &[], None).status, 204);
    assert_eq!(there.get("/api/me").told(), "401 unauthenticated");
    whoami(&mut here);
}

#[test]
fn registration_without_a_mail_server_is_refused() {
    let node = Node::start(&["--bots", "0"]);
    let mut mei = guest(&node);
    let response = mei.post("/api/account", &credentials("mei@club.example", PASSWORD)).told();
    assert_eq!(response, "422 email_disabled");
}

#[test]
fn malformed_emails_and_passwords_are_refused() {
    let (_mail_server, _base, node) = node_with_mail();
    let mut mei = guest(&node);
    for (email, password) in [
        ("mei", PASSWORD),
        ("mei@club.example\r\nBcc: eve@club.example", PASSWORD),
        ("<mei@club.example>", PASSWORD),
        ("mei@club.example", "short"),
        ("mei@club.example", &"x".repeat(201)),
    ] {
        let response = mei.post("/api/account", &credentials(email, password)).told();
        assert_eq!(response, "422 invalid_value", "{email:?}");
    }
}

#[test]
fn profile_settings_are_stored() {
    let node = Node::start(&["--bots", "0"]);
    let mut mei = guest(&node);
    let change = json!({"name": "Mei 美", "language": "pl", "settings": "{\"sound\":true}"});
    let profile = done(mei.send("PATCH", "/api/profile", &[], Some(&change.to_string())));
    assert_eq!(profile["user"]["name"], "Mei 美");
    assert_eq!(done(mei.get("/api/profile")), profile);
    assert_eq!((&profile["language"], &profile["settings"]), (&json!("pl"), &change["settings"]));
    assert_eq!(whoami(&mut mei)["name"], "Mei 美");
    for odd in [
        json!({"name": ""}),
        json!({"name": "a\u{202e}b"}),
        json!({"language": "xx"}),
        json!({"settings": "no JSON"}),
        json!({"settings": format!("\"{}\"", "x".repeat(4000))}),
    ] {
        let response = mei.send("PATCH", "/api/profile", &[], Some(&odd.to_string())).told();
        assert_eq!(response, "422 invalid_value", "{odd}");
    }
}

#[test]
fn deleting_an_account_erases_all_but_its_games() {
    let (mail_server, base, node) = node_with_mail();
    let mut mei = guest(&node);
    let change = json!({"name": "Canary Zoë"}).to_string();
    done(mei.send("PATCH", "/api/profile", &[], Some(&change)));
    let mut mei = register(&node, &mail_server, &mut mei, "canary@club.example");
    let table = json!({"game": "qin", "seats": 2, "title": "Canary's table", "sit": {"luck": "x"}});
    let created = done(mei.post("/api/tables", &table));
    let id = created["id"].as_str().expect("a table has an id").to_owned();
    let mut party = TestTable { id, people: vec![guest(&node), mei] };
    party.act(0, "sit", json!({"luck": "y"}));
    party.act(1, "start", json!({}));
    let (acts, _) = party.now();
    party.act(0, "resign", json!({ "acts": acts }));
    let (others, canary) = party.people.split_at_mut(1);
    leave_traces(&mut canary[0], &mut others[0], &party.id);
    let exported = done(party.people[1].get("/api/export"));
    assert_eq!(exported["profile"]["email"], "canary@club.example");
    assert_eq!(exported["tables"][0]["id"], json!(party.id));
    let path = party.path("fairness");
    let proof = done(party.people[0].get(&path));
    assert_eq!(party.people[1].send("DELETE", "/api/profile", &[], None).status, 204);
    assert_eq!(party.people[1].get("/api/me").told(), "401 unauthenticated");
    let again = credentials("canary@club.example", PASSWORD);
    assert_eq!(node.client().post("/api/sign-in", &again).told(), "401 invalid_credentials");
    // Another node knows the game from its log alone.
    drop(node);
    let node = Node::on(&base, &["--bots", "0"]);
    let mut reader = node.client();
    let info = done(reader.get(&format!("/api/tables/{}", party.id)));
    assert_eq!(info["holders"][0]["person"]["user"]["name"], "", "{info}");
    assert_eq!(done(reader.get(&path)), proof, "the game can still be verified");
    let dump = Command::new("pg_dump").args(["--inserts", "-d", base.url()]).output();
    let dump = String::from_utf8_lossy(&dump.expect("pg_dump runs").stdout).to_lowercase();
    assert!(dump.contains("insert into public.tables"), "the dump has rows");
    assert!(!dump.contains("canary"), "{dump}");
}

#[test]
fn unverified_passkey_does_not_sign_in() {
    let node = Node::start(&["--bots", "0"]);
    let mut mei = guest(&node);
    let asked = done(mei.post("/api/passkeys/challenge", &json!(null)));
    let options = &asked["options"]["publicKey"];
    assert_eq!(options["rp"]["id"], "localhost");
    assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
    for credential in [json!({}), json!({"id": "AA", "rawId": "AA", "type": "public-key"})] {
        let performed = json!({"challenge_id": asked["id"], "credential": credential});
        let response = mei.post("/api/passkeys", &performed).told();
        assert!(["422 invalid_passkey", "410 expired"].contains(&response.as_str()), "{response}");
    }
    let asked = done(node.client().post("/api/sign-in/passkey/challenge", &json!(null)));
    assert_eq!(asked["options"]["publicKey"]["allowCredentials"], json!([]));
    let performed = json!({"challenge_id": asked["id"], "credential": {}});
    assert_eq!(
        node.client().post("/api/sign-in/passkey", &performed).told(),
        "422 invalid_passkey"
    );
    assert_eq!(node.client().post("/api/sign-in/passkey", &performed).told(), "410 expired");
}
