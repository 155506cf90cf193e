//! Quick match: players with equal requests are seated at one table.

use std::{collections::BTreeSet, thread};

use serde_json::{Value, json};
use server_testkit::{HttpClient, Node, TestDatabase, done, guest};

use crate::friends::known;

fn wanted(seats: u8) -> Value {
    json!({"game": "qin", "seats": seats, "pace": {"live": {"bank": 600, "increment": 10}}, "luck": "clover"})
}

fn ask(client: &mut HttpClient, wanted: &Value) -> Value {
    done(client.post("/api/quick-match", wanted))
}

fn status(client: &mut HttpClient, id: &Value) -> Value {
    let id = id.as_str().expect("an id");
    done(client.get(&format!("/api/tables/{id}")))["status"].clone()
}

#[test]
fn quick_match_pairs_equal_requests() {
    let base = TestDatabase::new();
    let (node, other) = (Node::on(&base, &[]), Node::on(&base, &[]));
    let (mut ann, mut ben, mut cleo) = (guest(&node), guest(&other), guest(&node));
    let first = ask(&mut ann, &wanted(2));
    assert_eq!(ask(&mut ann, &wanted(2))["id"], first["id"], "a repetition adds no table");
    // Another game, number of seats or time control is another table.
    let slow = json!({"game": "qin", "seats": 2, "luck": "x"});
    let elsewhere = [wanted(3), slow, json!({"game": "huang", "seats": 3, "luck": "x"})];
    for wanted in elsewhere {
        assert_ne!(ask(&mut cleo, &wanted)["id"], first["id"]);
    }
    let paired = ask(&mut ben, &wanted(2));
    assert_eq!(paired["id"], first["id"]);
    let begun = std::time::Instant::now();
    while status(&mut ann, &first["id"]) != "running" {
        assert!(begun.elapsed().as_secs() < 20, "the game starts automatically");
    }
    assert_ne!(ask(&mut ann, &wanted(2))["id"], first["id"], "the next request is a new table");
}

#[test]
fn concurrent_quick_matches_leave_nobody_unpaired() {
    let base = TestDatabase::new();
    let nodes = [Node::on(&base, &[]), Node::on(&base, &[])];
    let people: Vec<HttpClient> = (0..24).map(|at| guest(&nodes[at % 2])).collect();
    let request = |mut person: HttpClient| person.post("/api/quick-match", &wanted(2));
    let requests: Vec<_> =
        people.into_iter().map(|person| thread::spawn(move || request(person))).collect();
    let answers: Vec<_> =
        requests.into_iter().map(|it| it.join().expect("the thread ends")).collect();
    let log = || nodes.each_ref().map(Node::log).concat();
    assert!(answers.iter().all(|it| it.status < 300), "{answers:?}\n{}", log());
    let tables: Vec<String> = answers.iter().map(|it| it.json()["id"].to_string()).collect();
    let distinct: BTreeSet<&String> = tables.iter().collect();
    assert_eq!(distinct.len(), 12, "{tables:?}");
}

#[test]
fn quick_match_never_pairs_blocked_users() {
    let node = Node::start(&[]);
    let ((mut ann, _), (mut ben, bens)) = (known(&node), known(&node));
    done_or_empty(ann.send("PUT", &format!("/api/blocks/{bens}"), &[], None).status);
    let anns = ask(&mut ann, &wanted(2));
    let his = ask(&mut ben, &wanted(2));
    assert_ne!(his["id"], anns["id"]);
    // The third and the fourth user are paired with the longest-waiting one.
    let mut others = [guest(&node), guest(&node)];
    let [third, fourth] = others.each_mut().map(|other| ask(other, &wanted(2))["id"].clone());
    assert_eq!([third, fourth], [anns["id"].clone(), his["id"].clone()]);
}

fn done_or_empty(status: u16) {
    assert!(matches!(status, 200 | 201 | 204), "{status}");
}
