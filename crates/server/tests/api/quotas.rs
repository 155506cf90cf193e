//! Quotas: the last of each kind passes, and the next is refused with a code of its own.

use serde_json::{Value, json};
use server_testkit::{
    HttpClient, LineStream, Node, SocketClient, TestDatabase, TestTable, done, guest, until,
};

/// A new table for two of a user.
fn create(person: &mut HttpClient, more: Value) -> (String, Option<String>) {
    let mut wanted = json!({"game": "qin", "seats": 2});
    wanted.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    let answer = person.post("/api/tables", &wanted);
    let id = answer.json()["id"].as_str().map(str::to_owned);
    (answer.told(), id)
}

fn path(id: &Option<String>, what: &str) -> String {
    format!("/api/tables/{}/{what}", id.as_deref().expect("the table was created"))
}

fn sit(person: &mut HttpClient, id: &Option<String>) {
    done(person.post(&path(id, "sit"), &json!({"luck": "clover"})));
}

/// A game of a user against bots, which the quota allows.
fn begin(person: &mut HttpClient) -> Option<String> {
    let (told, id) = create(person, json!({"chairs": ["open", {"bot": "novice"}]}));
    assert_eq!(told, "201");
    sit(person, &id);
    done(person.post(&path(&id, "start"), &json!({})));
    id
}

#[test]
fn waiting_tables_are_counted_per_user_and_network() {
    let node = Node::start(&["--max-waiting-tables", "2", "--quota-factor-per-ip", "2"]);
    let [mut ann, mut ben, mut cleo] = [guest(&node), guest(&node), guest(&node)];
    let first = create(&mut ann, json!({})).1;
    let body = r#"{"game":"qin","seats":2}"#;
    let key = [("idempotency-key", "1d7a3a5e-13ab-4b37-9a3e-2b6a4be2b2c5")];
    let send = |ann: &mut HttpClient| ann.send("POST", "/api/tables", &key, Some(body)).told();
    assert_eq!(send(&mut ann), "201", "the last one");
    assert_eq!(create(&mut ann, json!({})).0, "409 too_many_tables");
    assert_eq!(send(&mut ann), "201", "the same command creates nothing");
    let quick = json!({"game": "qin", "seats": 2, "pace": "untimed", "luck": "clover"});
    assert_eq!(ann.post("/api/quick-match", &quick).told(), "409 too_many_tables");
    for _ in 0..2 {
        assert_eq!(create(&mut ben, json!({})).0, "201");
    }
    assert_eq!(create(&mut cleo, json!({})).0, "409 too_many_tables", "the network has four");
    let first = format!("/api/tables/{}", first.expect("the table was created"));
    assert_eq!(ann.send("DELETE", &first, &[], None).status, 200);
    assert_eq!(create(&mut cleo, json!({})).0, "201", "one was closed");
}

#[test]
fn concurrent_commands_do_not_exceed_a_quota() {
    let node = Node::start(&["--max-waiting-tables", "3"]);
    let ann = guest(&node);
    let told: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..12)
            .map(|_| {
                let mut client = node.client();
                client.token.clone_from(&ann.token);
                scope.spawn(move || create(&mut client, json!({})).0)
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
    });
    assert_eq!(told.iter().filter(|told| *told == "201").count(), 3, "{told:?}");
}

#[test]
fn live_tables_are_counted_until_they_end() {
    let node = Node::start(&["--max-live-tables", "2", "--bots", "0"]);
    let mut ann = guest(&node);
    let first = begin(&mut ann);
    begin(&mut ann);
    assert_eq!(create(&mut ann, json!({})).0, "409 too_many_tables");
    let table = format!("/api/tables/{}", first.as_deref().expect("the table was created"));
    let acts = done(ann.get(&table))["acts"].clone();
    done(ann.post(&path(&first, "resign"), &json!({ "acts": acts })));
    assert_eq!(create(&mut ann, json!({})).0, "201", "one game is over");
}

#[test]
fn bots_are_counted_at_creation_and_at_the_start() {
    let node = Node::start(&["--max-bot-seats", "3", "--quota-factor-per-ip", "2"]);
    let (mut ann, bot) = (guest(&node), json!({"bot": "master"}));
    assert_eq!(create(&mut ann, json!({"chairs": [bot, bot]})).0, "201");
    assert_eq!(create(&mut ann, json!({"chairs": [bot, bot]})).0, "409 too_many_bots");
    let (_, wide) = create(&mut ann, json!({"seats": 3}));
    let (_, last) = create(&mut ann, json!({}));
    for id in [&wide, &last] {
        sit(&mut ann, id);
    }
    let fill = json!({"fill": "novice"});
    assert_eq!(ann.post(&path(&wide, "start"), &fill).told(), "409 too_many_bots");
    assert_eq!(ann.post(&path(&last, "start"), &fill).told(), "200", "the last one");
    assert_eq!(create(&mut ann, json!({"chairs": [bot]})).0, "409 too_many_bots");
    let mut ben = guest(&node);
    assert_eq!(create(&mut ben, json!({"chairs": [bot, bot]})).0, "201");
    assert_eq!(create(&mut ben, json!({"chairs": [bot]})).0, "201", "the network has six");
    assert_eq!(create(&mut guest(&node), json!({"chairs": [bot]})).0, "409 too_many_bots");
}

#[test]
fn game_of_bots_alone_does_not_start() {
    let base = TestDatabase::new();
    let node = Node::on(&base, &[]);
    let (mut ann, bot) = (guest(&node), json!({"bot": "novice"}));
    let (told, id) = create(&mut ann, json!({"chairs": [bot, bot], "auto_start": true}));
    assert_eq!(told, "201");
    assert_eq!(ann.post(&path(&id, "start"), &json!({})).told(), "409 person_needed");
    let (_, open) = create(&mut ann, json!({}));
    let fill = json!({"fill": "novice"});
    assert_eq!(ann.post(&path(&open, "start"), &fill).told(), "409 person_needed");
    // Neither does a worker start it: once it has waited for too long it is closed.
    base.sql("update tables set due_at = now()");
    until("both tables are closed", || {
        base.sql("select count(*) from tables where status = 3") == "2"
    });
}

#[test]
fn bots_play_alone_only_where_the_server_allows_it() {
    let node = Node::start(&["--allow-bot-games"]);
    let mut ann = guest(&node);
    let (told, id) = create(&mut ann, json!({"chairs": [{"bot": "novice"}, {"bot": "novice"}]}));
    assert_eq!(told, "201");
    done(ann.post(&path(&id, "start"), &json!({})));
}

#[test]
fn table_with_too_many_acts_accepts_moves_only() {
    // A creation, a guest who sits, stands and sits, and a start.
    let node = Node::start(&["--max-table-acts", "5", "--bots", "0"]);
    let mut ann = guest(&node);
    let (_, id) = create(&mut ann, json!({"chairs": ["open", {"bot": "novice"}]}));
    sit(&mut ann, &id);
    done(ann.post(&path(&id, "stand"), &json!({})));
    sit(&mut ann, &id);
    done(ann.post(&path(&id, "stand"), &json!({})));
    let luck = json!({"luck": "clover"});
    assert_eq!(ann.post(&path(&id, "sit"), &luck).told(), "409 too_many_acts");
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    // A creation, two who sat, and the start.
    let alerts = |person: &mut HttpClient, path: &str, on: bool| {
        person.send("PUT", path, &[], Some(&format!(r#"{{"enabled":{on}}}"#))).told()
    };
    let alerts_path = party.path("notifications");
    assert_eq!(alerts(&mut party.people[0], &alerts_path, true), "200", "the fifth act");
    assert_eq!(alerts(&mut party.people[0], &alerts_path, false), "409 too_many_acts");
    assert!(party.play_first(), "moves are possible");
    let acts = party.now().0;
    party.act(0, "resign", json!({ "acts": acts }));
}

#[test]
fn requests_to_take_back_are_counted_per_seat() {
    let node = Node::start(&["--max-take-back-requests", "2"]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    for _ in 0..4 {
        party.play_first();
    }
    let start = party.frame(0)["frame"]["ply"].as_u64().expect("a number") - 4;
    let ask = |party: &mut TestTable, to: u64| {
        let (path, acts) = (party.path("take-back"), party.now().0);
        party.people[0].post(&path, &json!({"acts": acts, "to": to})).told()
    };
    for round in 0..2 {
        assert_eq!(ask(&mut party, start), "200", "request {round}");
        assert_eq!(ask(&mut party, start), "409 request_pending");
        let acts = party.now().0;
        party.act(1, "take-back/answer", json!({"acts": acts, "accept": false}));
    }
    assert_eq!(ask(&mut party, start), "409 too_many_requests");
    let (path, acts) = (party.path("take-back"), party.now().0);
    let other = party.people[1].post(&path, &json!({"acts": acts, "to": start})).told();
    assert_eq!(other, "200", "the other seat has its own");
}

#[test]
fn webhooks_are_counted_per_user_and_network() {
    let node = Node::start(&[
        "--max-webhooks",
        "2",
        "--quota-factor-per-ip",
        "2",
        "--allow-private-addresses",
    ]);
    let add = |person: &mut HttpClient, name: &str| {
        let wanted = json!({"webhook": {"url": format!("http://127.0.0.1:9/{name}")}});
        person.post("/api/notification-channels", &wanted)
    };
    let [mut ann, mut ben, mut cleo] = [guest(&node), guest(&node), guest(&node)];
    let first = done(add(&mut ann, "a"))["channel"]["id"].clone();
    assert_eq!(add(&mut ann, "b").status, 201, "the last one");
    assert_eq!(add(&mut ann, "c").told(), "409 too_many_webhooks");
    assert_eq!(add(&mut ann, "b").status, 201, "the same webhook again");
    for name in ["d", "e"] {
        assert_eq!(add(&mut ben, name).status, 201);
    }
    assert_eq!(add(&mut cleo, "f").told(), "409 too_many_webhooks", "the network has four");
    let remove = format!("/api/notification-channels/{}", first.as_str().expect("an id"));
    assert_eq!(ann.send("DELETE", &remove, &[], None).status, 204);
    assert_eq!(add(&mut cleo, "f").status, 201, "one was removed");
}

#[test]
fn watched_tables_are_counted_until_they_are_not_watched() {
    let node = Node::start(&["--max-watched-tables", "2"]);
    let mut ann = guest(&node);
    let ids: Vec<String> =
        (0..3).map(|_| create(&mut ann, json!({})).1.expect("a new table")).collect();
    let mut socket = SocketClient::open(&node.address, ann.token.as_deref());
    let watch = |socket: &mut SocketClient, at: usize| {
        socket.ask(&json!({"watch": {"table": ids[at]}}));
        // A table is announced by its card, a refusal by its code.
        loop {
            let message = socket.next_message();
            if message.contains("too_many_watched") {
                return false;
            }
            if message.contains("\"holders\"") && message.contains(&ids[at]) {
                return true;
            }
        }
    };
    assert!(watch(&mut socket, 0));
    let stream = LineStream::open(
        &node.address,
        &format!("/api/tables/{}/news", ids[1]),
        ann.token.as_deref(),
    );
    assert!(!watch(&mut socket, 2), "a stream counts like a socket");
    assert!(watch(&mut socket, 0), "a table that is watched already counts once");
    let refused = ann.get(&format!("/api/tables/{}/news", ids[2])).told();
    assert_eq!(refused, "409 too_many_watched");
    socket.ask(&json!({"unwatch": {"table": ids[0]}}));
    assert!(watch(&mut socket, 2));
    drop(stream);
    until("the closed stream isn't counted", || watch(&mut socket, 1));
}
