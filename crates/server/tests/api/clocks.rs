//! Time controls: banks, increments, timeouts, vacations and outages.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server_testkit::{HttpClient, Node, SocketClient, TestDatabase, TestTable, done, guest};
use test_services::Nats;

/// Timeout of every wait.
const SOON: Duration = Duration::from_secs(30);
const DAY: i64 = 24 * 3600 * 1000;

/// A running table of Qin for two, created with these fields.
fn two(node: &Node, more: Value) -> TestTable {
    let mut people = vec![guest(node), guest(node)];
    let mut wanted = json!({"game": "qin", "seats": 2});
    let fields = more.as_object().expect("an object").clone();
    wanted.as_object_mut().expect("an object").extend(fields);
    let table = done(people[0].post("/api/tables", &wanted));
    let id = table["id"].as_str().expect("a table has an id").to_owned();
    for person in &mut people {
        done(person.post(&format!("/api/tables/{id}/sit"), &json!({"luck": "clover"})));
    }
    let mut party = TestTable { id, people };
    if wanted["auto_start"] != true {
        party.act(0, "start", json!({}));
    }
    party
}

fn live(bank: u32, increment: u32) -> Value {
    json!({"live": {"bank": bank, "increment": increment}})
}

fn info(client: &mut HttpClient, id: &str) -> Value {
    done(client.get(&format!("/api/tables/{id}")))
}

/// Waits for a condition; returns the table's info.
#[track_caller]
fn until(client: &mut HttpClient, id: &str, condition: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let info = info(client, id);
        if condition(&info) {
            return info;
        }
        assert!(begun.elapsed() < SOON, "{info:#}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// A node that serves and one that works, connected by NATS.
fn two_nodes() -> (Nats, TestDatabase, [Node; 2]) {
    let (nats, base) = (Nats::start(), TestDatabase::new());
    let on = |bots: &str| Node::on(&base, &["--nats-url", &nats.url(), "--bots", bots]);
    let nodes = [on("0"), on("2")];
    (nats, base, nodes)
}

#[test]
fn bot_replaces_a_timed_out_player_until_return() {
    let (_nats, _base, [node, _worker]) = two_nodes();
    let mut party = two(&node, json!({"pace": live(1, 0)}));
    let first = party.now().1.expect("a seat is to act");
    let table = until(&mut party.people[0], &party.id, |it| is_away(it, first));
    assert_eq!(table["holders"][first]["bot"]["replaces"]["id"], user_id(&mut party.people[first]));
    assert_eq!(table["resigned"], json!([]));
    // No other user can take the seat.
    let other = &mut party.people[1 - first];
    let path = format!("/api/tables/{}/return", party.id);
    let answer = other.post(&path, &json!({})).told();
    assert!(["409 not_away", "200"].contains(&answer.as_str()), "{answer}");
    assert_eq!(guest(&node).post(&path, &json!({})).told(), "409 not_away");
    done(party.people[first].post(&path, &json!({})));
    let table = info(&mut party.people[first], &party.id);
    assert_eq!(table["holders"][first]["person"]["user"]["id"], user_id(&mut party.people[first]));
    assert_eq!(table["holders"][first]["person"]["luck"], "clover", "the luck phrase is unchanged");
}

fn is_away(table: &Value, seat: usize) -> bool {
    table["away"].as_array().is_some_and(|away| away.contains(&json!(seat)))
}

fn user_id(client: &mut HttpClient) -> Value {
    done(client.get("/api/me"))["user"]["id"].clone()
}

#[test]
fn timeout_loses_where_agreed() {
    let (_nats, _base, [node, worker]) = two_nodes();
    let mut party = two(&node, json!({"pace": live(1, 0), "on_timeout": "loss"}));
    let first = party.now().1.expect("a seat is to act");
    let begun = Instant::now();
    // A spectator is notified by the node that didn't handle the timeout.
    let mut socket = SocketClient::open(&node.address, None);
    socket.ask(&json!({"watch": {"table": party.id}}));
    while !socket.next_message().contains(r#""status":"finished""#) {}
    let table = info(&mut worker.client(), &party.id);
    assert_eq!(table["status"], "finished");
    assert!(Duration::from_secs(1) < begun.elapsed(), "the timeout isn't early");
    assert_eq!(table["resigned"], json!([first]));
    let path = format!("/api/tables/{}/return", party.id);
    assert_eq!(party.people[first].post(&path, &json!({})).told(), "409 game_over");
}

#[test]
fn bank_decreases_and_increment_is_added_per_decision() {
    let node = Node::start(&[]);
    let mut party = two(&node, json!({"pace": live(600, 60)}));
    let first = party.now().1.expect("a seat is to act");
    let before = info(&mut party.people[0], &party.id)["clocks"].clone();
    assert_eq!(
        (&before["left"], &before["running"]),
        (&json!([600_000, 600_000]), &json!([first]))
    );
    let ends = before["deadline"].as_i64().expect("a deadline is set");
    // A second of network delay isn't charged.
    assert_eq!(ends, before["at"].as_i64().expect("a timestamp") + 601_000);
    party.play_first();
    let frame = party.frame(0);
    let left = frame["clocks"]["left"][first].as_u64().expect("a duration");
    assert!((650_000..=660_000).contains(&left), "{left}");
    // A take-back restores the bank.
    let (acts, _) = party.now();
    let ply = frame["frame"]["ply"].as_u64().expect("a number");
    party.act(first, "take-back", json!({"acts": acts, "to": ply - 1}));
    let left = info(&mut party.people[0], &party.id)["clocks"]["left"][first].clone();
    assert!(left.as_u64().is_some_and(|left| left <= 600_000), "{left}");
}

#[test]
fn opponents_can_extend_the_deadline() {
    let node = Node::start(&[]);
    let mut party = two(&node, json!({"pace": live(3, 0)}));
    let (acts, first) = party.now();
    let first = first.expect("a seat is to act");
    let before = info(&mut party.people[0], &party.id)["clocks"]["deadline"].clone();
    let path = party.path("wait");
    let vote = json!({"acts": acts, "seat": first});
    assert_eq!(party.people[first].post(&path, &vote).told(), "409 nothing_to_answer");
    assert_eq!(guest(&node).post(&path, &vote).told(), "403 forbidden");
    party.act(1 - first, "wait", vote);
    let after = info(&mut party.people[0], &party.id)["clocks"]["deadline"].clone();
    let more = after.as_i64().expect("a deadline") - before.as_i64().expect("a deadline");
    assert_eq!(more, 300, "the deadline moves by a tenth of the bank");
    // Also after the timeout: the bot is dismissed, though it may make another move meanwhile.
    until(&mut party.people[0], &party.id, |it| is_away(it, first));
    let begun = Instant::now();
    loop {
        let table = info(&mut party.people[0], &party.id);
        let vote = json!({"acts": table["acts"], "seat": first});
        let answer = party.people[1 - first].post(&path, &vote).told();
        if answer == "200" {
            break;
        }
        assert!(answer == "409 stale" && begun.elapsed() < SOON, "{answer}");
    }
    let table = info(&mut party.people[0], &party.id);
    assert!(!is_away(&table, first), "{table:#}");
    assert!(table["holders"][first]["person"].is_object());
}

#[test]
fn game_starts_when_all_players_are_present() {
    let node = Node::start(&[]);
    let mut party = two(&node, json!({"auto_start": true, "pace": live(60, 5)}));
    let table = until(&mut party.people[0], &party.id, |it| it["status"] == "running");
    assert_eq!(table["clocks"]["left"], json!([60_000, 60_000]));
}

#[test]
fn invalid_time_controls_are_refused() {
    let node = Node::start(&["--bots", "0"]);
    let mut person = guest(&node);
    for pace in
        [live(0, 0), live(10, 11), json!({"daily": {"bank": 40 * 24 * 3600, "increment": 0}})]
    {
        let wanted = json!({"game": "qin", "seats": 2, "pace": pace});
        assert_eq!(person.post("/api/tables", &wanted).told(), "422 invalid_value", "{pace}");
    }
    let wanted = json!({"game": "qin", "seats": 2, "pace": "hourly"});
    assert_eq!(person.post("/api/tables", &wanted).told(), "422 invalid_value");
}

#[test]
fn correspondence_clocks_pause_during_vacation() {
    let node = Node::start(&[]);
    let mut party = two(&node, json!({"pace": {"daily": {"bank": 259_200, "increment": 43_200}}}));
    let first = party.now().1.expect("a seat is to act");
    let deadline = |party: &mut TestTable| {
        info(&mut party.people[0], &party.id)["clocks"]["deadline"].as_i64().expect("a deadline")
    };
    let before = deadline(&mut party);
    let at = info(&mut party.people[0], &party.id)["clocks"]["at"].as_i64().expect("a timestamp");
    assert_eq!(before, at + 3 * DAY);
    // Two days away, from tomorrow on.
    let away = json!({"from": (at + DAY) * 1000, "until": (at + 3 * DAY) * 1000});
    let schedule = done(party.people[first].post("/api/schedule/vacations", &away));
    assert_eq!(schedule["vacation_left"].as_i64(), Some(28 * 24 * 3600));
    assert_eq!(deadline(&mut party), before + 2 * DAY);
    // The opponent's vacation changes nothing.
    done(party.people[1 - first].post("/api/schedule/vacations", &away));
    assert_eq!(deadline(&mut party), before + 2 * DAY);
    // The vacation is cancelled.
    let path = format!("/api/schedule/vacations/{}", (at + DAY) * 1000);
    done(party.people[first].send("DELETE", &path, &[], None));
    assert_eq!(deadline(&mut party), before);
    // With half a day of playing hours three days become six.
    let hours = json!({"from": 480, "until": 1200, "offset": 0});
    done(party.people[first].send("PUT", "/api/schedule/hours", &[], Some(&hours.to_string())));
    let after = deadline(&mut party);
    assert!((5 * DAY..=7 * DAY).contains(&(after - at)), "{}", after - at);
    let other = json!({"from": 540, "until": 1200, "offset": 0}).to_string();
    let answer = party.people[first].send("PUT", "/api/schedule/hours", &[], Some(&other));
    assert_eq!(answer.told(), "409 too_soon");
    // A vacation has a maximum length.
    let long = json!({"until": (at + 40 * DAY) * 1000});
    assert_eq!(
        party.people[first].post("/api/schedule/vacations", &long).told(),
        "422 invalid_value"
    );
}

#[test]
fn clocks_pause_during_an_outage() {
    let base = TestDatabase::new();
    let flags = ["--outage-threshold", "1", "--heartbeat-interval", "100"];
    let node = Node::on(&base, &flags);
    let mut party = two(&node, json!({"pace": live(5, 0), "on_timeout": "loss"}));
    let first = party.now().1.expect("a seat is to act");
    let before = info(&mut party.people[0], &party.id)["clocks"]["deadline"].as_i64();
    drop(node);
    // A worker alone times out no player: no move could be made.
    thread::sleep(Duration::from_secs(7));
    let node = Node::on(&base, &flags);
    let tokens = party.people.iter().map(|person| person.token.clone());
    let people = tokens.map(|token| {
        let mut client = node.client();
        client.token = token;
        client
    });
    party.people = people.collect();
    let moved = |it: &Value| before.map(|it| it + 6_000) < it["clocks"]["deadline"].as_i64();
    let table = until(&mut party.people[0], &party.id, moved);
    assert_eq!((&table["status"], &table["resigned"]), (&json!("running"), &json!([])));
    let (acts, to_act) = party.now();
    assert_eq!(to_act, Some(first));
    let mv = party.frame(first)["frame"]["moves"][0].clone();
    party.act(first, "moves", json!({"acts": acts, "move": mv}));
    // The clock runs again.
    until(&mut party.people[0], &party.id, |it| it["status"] == "finished");
}
