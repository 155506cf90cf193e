//! Chat at a table, and its recipients.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server_testkit::{
    HttpClient, HttpResponse, Node, SocketClient, TestDatabase, TestTable, done, guest,
};

use crate::friends::{known, put};

/// Posts a chat line.
fn say(client: &mut HttpClient, party: &str, text: &str) -> HttpResponse {
    client.post(&format!("/api/tables/{party}/chat"), &json!({ "text": text }))
}

/// The chat lines after a number, as a client reads them.
fn read(client: &mut HttpClient, party: &str, after: u32) -> Vec<String> {
    texts(&done(client.get(&format!("/api/tables/{party}/chat?after={after}"))))
}

fn texts(lines: &Value) -> Vec<String> {
    let lines = lines.as_array().expect("chat lines are a list").iter();
    lines
        .map(|line| format!("{} {}", line["number"], line["text"].as_str().unwrap_or("")))
        .collect()
}

/// The next chat lines that a socket receives.
fn receive(socket: &mut SocketClient) -> Vec<String> {
    loop {
        let news: Value = serde_json::from_str(&socket.next_message()).expect("news are JSON");
        if let Some(chat) = news.get("chat") {
            return texts(&chat["messages"]);
        }
    }
}

fn watch(node: &Node, client: &HttpClient, party: &str) -> SocketClient {
    let mut socket = SocketClient::open(&node.address, client.token.as_deref());
    socket.ask(&json!({"watch": {"table": party}}));
    socket
}

#[test]
fn chat_is_limited_to_seated_players() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::begin(&node, "qin", 3, 3);
    let id = party.id.clone();
    let first = say(&mut party.people[0], &id, " Hello,\nall! ");
    assert_eq!(first.status, 201, "{}", first.body);
    let line = first.json();
    assert_eq!((&line["number"], &line["text"]), (&json!(1), &json!("Hello,\nall!")));
    assert_eq!(line["user"], done(party.people[0].get("/api/me"))["user"]);
    done(say(&mut party.people[1], &id, "Hi <b>there</b>"));
    for person in &mut party.people {
        assert_eq!(read(person, &id, 0), ["1 Hello,\nall!", "2 Hi <b>there</b>"]);
        assert_eq!(read(person, &id, 1), ["2 Hi <b>there</b>"]);
    }
    let mut program = node.client();
    program.token = party.act(0, "seat-token", json!(null))["token"].as_str().map(str::to_owned);
    let path = party.path("chat");
    for (mut other, refusal) in [
        (guest(&node), "403 forbidden"),
        (node.client(), "401 unauthenticated"),
        (program, "403 forbidden"),
    ] {
        assert_eq!(say(&mut other, &id, "psst").told(), refusal);
        assert_eq!(other.get(&path).told(), refusal);
    }
    // Players who resigned keep access, also after the end of the game.
    for person in 0..3 {
        let (acts, _) = party.now();
        party.act(person, "resign", json!({ "acts": acts }));
    }
    done(say(&mut party.people[0], &id, "Good game"));
    assert_eq!(read(&mut party.people[2], &id, 2), ["3 Good game"]);
    let exported = done(party.people[0].get("/api/export"));
    assert_eq!(texts(&exported["chat"]), ["1 Hello,\nall!", "3 Good game"]);
}

#[test]
fn leaving_the_table_ends_chat_access() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::gather(&node, "qin", 3, 2);
    let path = party.path("chat");
    done(party.people[1].post(&path, &json!({"text": "bye"})));
    party.act(1, "stand", json!(null));
    assert_eq!(party.people[1].get(&path).told(), "403 forbidden");
}

#[test]
fn chat_post_is_idempotent() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::gather(&node, "qin", 2, 2);
    let (path, id) = (party.path("chat"), party.id.clone());
    let mut send = |person: usize, text: &str| {
        let body = json!({ "text": text }).to_string();
        let key = [("Idempotency-Key", "one")];
        done(party.people[person].send("POST", &path, &key, Some(&body)))
    };
    let first = send(0, "once");
    assert_eq!(send(0, "once"), first);
    assert_eq!(send(0, "another")["number"], 2, "another text isn't a repetition");
    assert_eq!(send(1, "once")["number"], 3, "keys of different users are independent");
    assert_eq!(read(&mut party.people[0], &id, 0), ["1 once", "2 another", "3 once"]);
}

#[test]
fn chat_is_rate_limited_and_malformed_lines_are_refused() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::gather(&node, "qin", 2, 2);
    let id = party.id.clone();
    for odd in ["", " \n", "a\rb", "a\u{0}b", "a\u{202e}b", "a\u{200b}b", &"x".repeat(501)] {
        assert_eq!(say(&mut party.people[0], &id, odd).told(), "422 invalid_value", "{odd:?}");
    }
    let begun = Instant::now();
    let statuses: Vec<u16> = (0..7).map(|_| say(&mut party.people[0], &id, "la").status).collect();
    assert_eq!(statuses[..5], [201; 5]);
    if begun.elapsed() < Duration::from_secs(2) {
        assert_eq!(statuses[5..], [429; 2]);
    }
    assert_eq!(say(&mut party.people[1], &id, "The other may").status, 201);
}

#[test]
fn chat_reaches_sockets_of_other_nodes() {
    let base = TestDatabase::new();
    let nats_url = base.runtime.block_on(test_services::nats_url());
    let nats_url = nats_url.as_str();
    for flags in [vec!["--bots", "0"], vec!["--bots", "0", "--nats-url", nats_url]] {
        let nodes = [Node::on(&base, &flags), Node::on(&base, &flags)];
        let mut party = TestTable::begin(&nodes[0], "qin", 2, 2);
        let id = party.id.clone();
        done(say(&mut party.people[0], &id, "before"));
        let mut socket = watch(&nodes[1], &party.people[1], &id);
        assert_eq!(receive(&mut socket), ["1 before"], "earlier lines come first");
        for at in 2..5 {
            let begun = Instant::now();
            done(say(&mut party.people[0], &id, "now"));
            assert_eq!(receive(&mut socket), [format!("{at} now")], "then new lines");
            // Without NATS a sweep runs twice a second; with it, much less often than this limit.
            let time = begun.elapsed();
            assert!(time < Duration::from_secs(2), "{time:?} {flags:?}");
        }
    }
}

#[test]
fn chat_history_begins_with_the_last_fifty_lines() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::gather(&node, "qin", 2, 2);
    let id = party.id.clone();
    // Several guests, because each of them is rate-limited.
    for _ in 0..12 {
        for _ in 0..5 {
            done(say(&mut party.people[1], &id, "la"));
        }
        party.act(1, "stand", json!(null));
        party.people[1] = guest(&node);
        party.act(1, "sit", json!({"luck": "x"}));
    }
    let lines = receive(&mut watch(&node, &party.people[0], &id));
    assert_eq!((lines.len(), lines[0].as_str(), lines[49].as_str()), (50, "11 la", "60 la"));
}

#[test]
fn spectators_receive_no_chat_until_seated() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::gather(&node, "qin", 3, 2);
    let (id, mut late) = (party.id.clone(), guest(&node));
    let mut socket = watch(&node, &late, &id);
    let card = |socket: &mut SocketClient| -> Value {
        loop {
            let news: Value = serde_json::from_str(&socket.next_message()).expect("news are JSON");
            if news.get("present").is_none() {
                return news;
            }
        }
    };
    assert!(card(&mut socket).get("table").is_some());
    done(say(&mut party.people[0], &id, "a secret"));
    party.act(1, "stand", json!(null));
    assert!(card(&mut socket).get("table").is_some(), "no chat is received");
    party.act(1, "sit", json!({"luck": "x"}));
    assert!(card(&mut socket).get("table").is_some());
    done(late.post(&party.path("sit"), &json!({"luck": "x"})));
    assert_eq!(receive(&mut socket), ["1 a secret"]);
}

#[test]
fn chat_of_blocked_users_is_hidden() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::gather(&node, "qin", 4, 1);
    let ((mut eve, eve_id), (mut jan, _)) = (known(&node), known(&node));
    for guest in [&mut eve, &mut jan] {
        done(guest.post(&party.path("sit"), &json!({"luck": "x"})));
    }
    let id = party.id.clone();
    // A blocked player keeps the seat; their chat is hidden.
    assert_eq!(put(&mut party.people[0], "blocks", &eve_id).status, 204);
    let mut socket = watch(&node, &party.people[0], &id);
    done(say(&mut eve, &id, "listen!"));
    done(say(&mut jan, &id, "hello"));
    assert_eq!(receive(&mut socket), ["2 hello"]);
    assert_eq!(read(&mut party.people[0], &id, 0), ["2 hello"]);
    assert_eq!(read(&mut jan, &id, 0), ["1 listen!", "2 hello"]);
}
