//! A move over a WebSocket has the same effect as one over HTTP.

use serde_json::{Value, json};
use server_testkit::{Node, SocketClient, TestTable, guest};

/// Sends a move over a socket; returns its acknowledgement or refusal.
fn play(socket: &mut SocketClient, ask: &Value) -> Value {
    socket.ask(&json!({ "play": ask }));
    loop {
        let news: Value = serde_json::from_str(&socket.next_message()).expect("news are JSON");
        if news.get("move_accepted").is_some() || news.get("move_refused").is_some() {
            return news;
        }
    }
}

fn code(news: &Value) -> &str {
    news["move_refused"]["problem"]["code"].as_str().unwrap_or("played")
}

#[test]
fn socket_move_is_idempotent_and_acknowledged() {
    let node = Node::start(&[]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let (acts, Some(seat)) = party.now() else { panic!("a seat is to act") };
    let mv = party.frame(seat)["frame"]["moves"][0].clone();
    let mut socket = SocketClient::open(&node.address, party.people[seat].token.as_deref());
    socket.ask(&json!({"watch": {"table": party.id}}));
    while !socket.next_message().starts_with(r#"{"frame":"#) {}
    let ask = json!({"table": party.id, "key": "one", "acts": acts, "move": mv});

    let played = play(&mut socket, &ask);
    assert_eq!(played["move_accepted"]["key"], "one");
    assert_eq!(played["move_accepted"]["result"]["acts"], acts + 1, "{played}");
    let frame: Value = serde_json::from_str(&socket.next_message()).expect("news are JSON");
    assert_eq!(frame["frame"]["acts"], acts + 1, "the new frame follows");

    // Repeated over the socket and over HTTP, it is recognised by its key.
    assert_eq!(play(&mut socket, &ask), played);
    let (path, body) = (party.path("moves"), json!({"acts": acts, "move": mv}).to_string());
    let again = party.people[seat].send("POST", &path, &[("Idempotency-Key", "one")], Some(&body));
    assert_eq!(again.json(), played["move_accepted"]["result"]);
    assert_eq!(party.now().0, acts + 1);

    // Another move with the same key is another command.
    let other = json!({"table": party.id, "key": "one", "acts": acts, "move": "pass"});
    assert_eq!(code(&play(&mut socket, &other)), "stale");
}

#[test]
fn socket_move_is_refused_like_a_request() {
    let node = Node::start(&[]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let (acts, Some(seat)) = party.now() else { panic!("a seat is to act") };
    let mv = party.frame(seat)["frame"]["moves"][0].clone();
    let token = party.act(seat, "seat-token", json!({}))["token"].as_str().map(str::to_owned);
    let stranger = guest(&node).token;
    let ask =
        |key: &str, mv: &Value| json!({"table": party.id, "key": key, "acts": acts, "move": mv});
    for (token, expected) in [
        (None, "unauthenticated"),
        (stranger.as_deref(), "forbidden"),
        (party.people[1 - seat].token.as_deref(), "not_your_turn"),
        // Programs move over HTTP only.
        (token.as_deref(), "forbidden"),
    ] {
        let mut socket = SocketClient::open(&node.address, token);
        assert_eq!(code(&play(&mut socket, &ask("key", &mv))), expected);
    }
    let mut socket = SocketClient::open(&node.address, party.people[seat].token.as_deref());
    for (key, mv, expected) in [
        ("", &mv, "malformed_request"),
        ("key", &json!("nonsense"), "malformed_move"),
        ("key", &json!("pass"), "illegal_move"),
    ] {
        let news = play(&mut socket, &ask(key, mv));
        assert_eq!(code(&news), expected, "{news}");
        assert_eq!(
            news["move_refused"]["problem"]["clause"].is_string(),
            expected == "illegal_move"
        );
    }
    assert_eq!(party.now().0, acts, "no move was made");
}
