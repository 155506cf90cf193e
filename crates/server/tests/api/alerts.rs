//! Alerts by webhook, push and email: one for each decision, in the user's language, without hidden information.

use std::time::Duration;

use serde_json::{Value, json};
use server_testkit::{HttpClient, Node, TestDatabase, TestTable, done, guest};
use sha2::{Digest as _, Sha256};
use test_services::{Browser, Call, Hook, MailServer, Nats};

/// Timeout of an alert.
const SOON: Duration = Duration::from_secs(20);
/// How long a test waits for an alert that must not arrive.
const QUIET: Duration = Duration::from_secs(3);

/// A running correspondence table of three players.
fn three(node: &Node, people: Vec<HttpClient>) -> TestTable {
    let mut people = people;
    while people.len() < 3 {
        people.push(guest(node));
    }
    let pace = json!({"daily": {"bank": 86_400, "increment": 3_600}});
    let wanted = json!({"game": "qin", "seats": 3, "pace": pace, "title": "Tea\" <b>house"});
    let table = done(people[0].post("/api/tables", &wanted));
    let id = table["id"].as_str().expect("a table has an id").to_owned();
    for person in &mut people {
        done(person.post(&format!("/api/tables/{id}/sit"), &json!({"luck": "clover"})));
    }
    let mut party = TestTable { id, people };
    party.act(0, "start", json!({}));
    party
}

fn webhook(person: &mut HttpClient, url: &str) -> Value {
    done(person.post("/api/notification-channels", &json!({"webhook": {"url": url}})))
}

/// The body of a call, after a check of its signature.
fn read(call: &Call, secret: &str) -> Value {
    let signature = call.headers.get("x-pagoda-signature").expect("the call is signed");
    assert_eq!(*signature, format!("sha256={}", hmac(secret.as_bytes(), &call.body)));
    serde_json::from_slice(&call.body).expect("the body is JSON")
}

/// HMAC by its definition (RFC 2104), for keys of up to a block.
fn hmac(key: &[u8], text: &[u8]) -> String {
    let pad = |with: u8| -> Vec<u8> {
        (0..64).map(|at| key.get(at).copied().unwrap_or(0) ^ with).collect()
    };
    let inner = Sha256::new().chain_update(pad(0x36)).chain_update(text).finalize();
    let outer = Sha256::new().chain_update(pad(0x5c)).chain_update(inner).finalize();
    outer.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn seat_to_act_gets_one_webhook_call() {
    let (hook, base, nats) = (Hook::start("204 No Content"), TestDatabase::new(), Nats::start());
    // Two nodes, each with a worker.
    let flags = [
        "--allow-private-addresses",
        "--public-url",
        "https://club.example",
        "--nats-url",
        &nats.url(),
    ];
    let (node, _other) = (Node::on(&base, &flags), Node::on(&base, &flags));
    let mut people: Vec<HttpClient> = (0..3).map(|_| guest(&node)).collect();
    let secrets: Vec<String> = people
        .iter_mut()
        .zip(0..)
        .map(|(person, at): (&mut HttpClient, usize)| {
            done(person.send("PATCH", "/api/profile", &[], Some(r#"{"language":"de"}"#)));
            let added = webhook(person, &hook.url(&format!("/{at}")));
            assert_eq!(added["channel"]["kind"], "webhook");
            added["secret"].as_str().expect("a new webhook has a secret").to_owned()
        })
        .collect();
    let mut party = three(&node, people);
    let mut ids = Vec::new();
    let mut last = None;
    for _ in 0..12 {
        let seat = party.now().1.expect("a seat is to act");
        if last != Some(seat) {
            let call = hook.next(SOON).expect("a call arrives");
            assert_eq!(call.path, format!("/{seat}"));
            let alert = read(&call, &secrets[seat]);
            assert_eq!(alert["title"], "Du bist am Zug: Qin");
            assert_eq!(alert["text"], "Du bist am Zug: Qin. Tisch: „Tea\" <b>house“.");
            assert_eq!(alert["url"], format!("https://club.example/table/{}", party.id));
            assert_eq!(call.headers["idempotency-key"], alert["id"].as_str().expect("an id"));
            ids.push(alert["id"].clone());
        }
        last = Some(seat);
        party.play_first();
    }
    // A take-back request notifies both other seats; the seat to act gets no second alert for its turn.
    let (acts, Some(seat)) = party.now() else { panic!("the game is running") };
    if last != Some(seat) {
        ids.push(read(&hook.next(SOON).expect("a call arrives"), &secrets[seat])["id"].clone());
    }
    let ply = party.frame(seat)["frame"]["ply"].as_u64().expect("a number");
    party.act(seat, "take-back", json!({"acts": acts, "to": ply - 6}));
    let mut notified: Vec<String> =
        (0..2).map(|_| hook.next(SOON).expect("a call arrives").path).collect();
    notified.sort();
    let others: Vec<String> = (0..3).filter(|it| *it != seat).map(|it| format!("/{it}")).collect();
    assert_eq!(notified, others);
    assert_eq!(hook.next(QUIET), None, "no decision is notified twice");
    let count = ids.len();
    ids.sort_by_key(Value::to_string);
    ids.dedup();
    assert_eq!(ids.len(), count, "alert ids are unique");
}

#[test]
fn muted_table_sends_no_alerts() {
    let hook = Hook::start("200 OK");
    let node = Node::start(&["--allow-private-addresses"]);
    let mut people: Vec<HttpClient> = (0..3).map(|_| guest(&node)).collect();
    let added = people.iter_mut().zip(0..).map(|(person, at): (&mut HttpClient, usize)| {
        webhook(person, &hook.url(&format!("/{at}")))
    });
    let channels: Vec<Value> = added.collect();
    let mut party = three(&node, people);
    let first = party.now().1.expect("a seat is to act");
    assert_eq!(hook.next(SOON).expect("a call arrives").path, format!("/{first}"));
    let path = party.path("notifications");
    for person in &mut party.people {
        done(person.send("PUT", &path, &[], Some(r#"{"enabled":false}"#)));
    }
    while party.now().1 == Some(first) {
        party.play_first();
    }
    assert_eq!(hook.next(QUIET), None);
    // After unmuting, the seat to act is notified. Other users can't delete its channel.
    let second = party.now().1.expect("a seat is to act");
    done(party.people[second].send("PUT", &path, &[], Some(r#"{"enabled":true}"#)));
    assert_eq!(hook.next(SOON).expect("a call arrives").path, format!("/{second}"));
    let id = channels[second]["channel"]["id"].as_str().expect("an id");
    let remove = format!("/api/notification-channels/{id}");
    assert_eq!(guest(&node).send("DELETE", &remove, &[], None).told(), "404 not_found");
    assert_eq!(party.people[second].send("DELETE", &remove, &[], None).status, 204);
    assert_eq!(done(party.people[second].get("/api/notification-channels"))["channels"], json!([]));
}

#[test]
fn push_messages_are_encrypted_for_one_browser() {
    let (hook, browser) = (Hook::start("201 Created"), Browser::new());
    let node = Node::start(&["--allow-private-addresses"]);
    let mut people: Vec<HttpClient> = (0..3).map(|_| guest(&node)).collect();
    let [p256dh, auth] = browser.keys();
    for person in &mut people {
        let key = done(person.get("/api/notification-channels"))["push_key"].clone();
        assert!(key.as_str().is_some_and(|key| key.len() == 87), "{key}");
        let endpoint = hook.url("/push");
        let channel = json!({"push": {"endpoint": endpoint, "p256dh": p256dh, "auth": auth, "label": "Firefox"}});
        let added = done(person.post("/api/notification-channels", &channel));
        assert_eq!(
            (&added["channel"]["label"], &added["secret"]),
            (&json!("Firefox"), &Value::Null)
        );
        // The same subscription again is the same channel.
        done(person.post("/api/notification-channels", &channel));
        let channels = done(person.get("/api/notification-channels"));
        assert_eq!(channels["channels"].as_array().map(Vec::len), Some(1), "{channels}");
    }
    let party = three(&node, people);
    let call = hook.next(SOON).expect("a push message arrives");
    let message = browser.open(&call.body).expect("the browser can decrypt it");
    let message: Value = serde_json::from_slice(&message).expect("the message is JSON");
    assert_eq!(message["title"], "Your turn: Qin");
    assert!(message["url"].as_str().is_some_and(|url| url.ends_with(&party.id)));
    assert_eq!(Browser::new().open(&call.body), None);
}

#[test]
fn expired_push_subscription_is_deleted() {
    let (hook, browser) = (Hook::start("410 Gone"), Browser::new());
    let node = Node::start(&["--allow-private-addresses"]);
    let mut people: Vec<HttpClient> = (0..3).map(|_| guest(&node)).collect();
    let [p256dh, auth] = browser.keys();
    for person in &mut people {
        let push = json!({"endpoint": hook.url("/push"), "p256dh": p256dh, "auth": auth});
        let channel = json!({ "push": push });
        done(person.post("/api/notification-channels", &channel));
    }
    let mut party = three(&node, people);
    let first = party.now().1.expect("a seat is to act");
    hook.next(SOON).expect("the push is tried once");
    let is_gone = |party: &mut TestTable| {
        done(party.people[first].get("/api/notification-channels"))["channels"] == json!([])
    };
    let begun = std::time::Instant::now();
    while !is_gone(&mut party) {
        assert!(begun.elapsed() < SOON, "the channel is deleted");
    }
}

#[test]
fn email_is_delayed_and_dropped_if_the_player_moves() {
    let (mail_server, base) = (MailServer::start(), TestDatabase::new());
    let node = Node::on(&base, &["--smtp-url", &mail_server.url()]);
    let mut people: Vec<HttpClient> = (0..3)
        .map(|at| {
            let (mut person, email) = (guest(&node), format!("p{at}@club.example"));
            crate::account::register(&node, &mail_server, &mut person, &email)
        })
        .collect();
    for person in &mut people {
        done(person.post("/api/notification-channels", &json!({"email": {}})));
    }
    assert_eq!(
        guest(&node).post("/api/notification-channels", &json!({"email": {}})).told(),
        "409 account_required"
    );
    let mut party = three(&node, people);
    let first = party.now().1.expect("a seat is to act");
    let due =
        "select (extract(epoch from due_at - now()))::int from outbox where decision is not null";
    let delay: i64 = base.sql(due).parse().expect("one email is pending");
    assert!((200..=300).contains(&delay), "{delay}");
    // The first player moves before the delay is over: no email. The delay of the next one passes.
    while party.now().1 == Some(first) {
        party.play_first();
    }
    let second = party.now().1.expect("a seat is to act");
    let begun = std::time::Instant::now();
    while base.sql("select count(*) from outbox where done_at is null") != "2" {
        assert!(begun.elapsed() < SOON, "two emails are pending");
    }
    base.sql("update outbox set due_at = now() where done_at is null");
    let mail = mail_server.next(SOON).expect("an email arrives");
    assert_eq!(mail.to, format!("p{second}@club.example"));
    assert!(mail.lines.contains(&"Subject: Your turn: Qin".to_owned()), "{:?}", mail.lines);
    assert_eq!(mail_server.next(QUIET), None, "the player who moved gets no email");
}

#[test]
fn webhooks_to_private_addresses_are_refused() {
    let node = Node::start(&["--bots", "0"]);
    let mut person = guest(&node);
    for url in [
        "http://127.0.0.1/",
        "http://localhost:8080/",
        "http://[::1]/",
        "http://10.0.0.1/x",
        "http://169.254.169.254/latest",
        "http://192.168.1.1/",
        "http://2130706433/",
        "ftp://club.example/",
        "http://ann:secret@club.example/",
        "javascript:alert(1)",
        "http://club.example/\r\nx: y",
        "",
    ] {
        let answer = person.post("/api/notification-channels", &json!({"webhook": {"url": url}}));
        assert_eq!(answer.told(), "422 invalid_value", "{url}");
    }
    let [p256dh, auth] = Browser::new().keys();
    for (endpoint, p256dh) in [
        ("http://push.example/", p256dh.as_str()),
        ("https://127.0.0.1/", &p256dh),
        ("https://push.example/", "AAAA"),
    ] {
        let channel = json!({"push": {"endpoint": endpoint, "p256dh": p256dh, "auth": auth}});
        assert_eq!(
            person.post("/api/notification-channels", &channel).told(),
            "422 invalid_value",
            "{endpoint}"
        );
    }
    done(person.post(
        "/api/notification-channels",
        &json!({"webhook": {"url": "https://club.example/hook"}}),
    ));
}

/// Addresses are checked again at the time of the call. The guard's own tests are in `crates/alert`; this one
/// checks that the node uses it.
#[test]
fn stored_webhook_to_a_private_address_is_not_called() {
    let (hook, base) = (Hook::start("200 OK"), TestDatabase::new());
    let node = Node::on(&base, &[]);
    let mut people: Vec<HttpClient> = (0..3).map(|_| guest(&node)).collect();
    for person in &mut people {
        webhook(person, "https://club.example/hook");
    }
    let private = hook.url("/inside");
    base.sql(&format!(
        "update notification_channel set config = replace(config, 'https://club.example/hook', '{private}')"
    ));
    three(&node, people);
    let begun = std::time::Instant::now();
    while base.sql("select count(*) from outbox where done_at is not null") != "1" {
        assert!(begun.elapsed() < SOON, "the alert is given up");
    }
    assert_eq!(hook.next(QUIET), None);
}
