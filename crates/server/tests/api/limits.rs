//! Limits of bodies, requests and connections.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    thread,
    time::{Duration, Instant},
};

use serde_json::json;
use server_testkit::{HttpClient, Node, TestTable, UPGRADE, connect, guest};
use tokio::{net::TcpSocket, runtime::Runtime};

fn post(client: &mut HttpClient, body: &str) -> String {
    client.send("POST", "/api/guests", &[], Some(body)).told()
}

#[test]
fn oversized_nested_and_malformed_bodies_are_refused() {
    let node = Node::start(&[]);
    let name = |length: usize| format!(r#"{{"name":"{}"}}"#, "x".repeat(length));
    for (body, refusal) in [
        (name(17 * 1024), "413 too_large"),
        (name(1_000_000), "413 too_large"),
        (name(15 * 1024), "422 invalid_value"),
        ("[".repeat(15_000), "422 invalid_value"),
        ("{\"name\":\"x\"".into(), "400 malformed_request"),
        (format!(r#"{{"name":{}}}"#, "[".repeat(10_000)), "422 invalid_value"),
        ("{\"name\":".repeat(1_500), "422 invalid_value"),
        ("".into(), "400 malformed_request"),
        ("{\"name\":\"\u{202e}evil\"}".into(), "422 invalid_value"),
        (r#"{"name":"a\u0000b"}"#.into(), "422 invalid_value"),
        (r#"{"nam":"a"}"#.into(), "422 invalid_value"),
        ("[]".into(), "422 invalid_value"),
        (r#" ["a"]"#.into(), "422 invalid_value"),
    ] {
        let begin: String = body.chars().take(40).collect();
        assert_eq!(post(&mut node.client(), &body), refusal, "{begin}…");
    }
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let answer = node.client().send("POST", "/api/guests", &form, Some("{}")).told();
    assert_eq!(answer, "415 not_json");
    let long = "x".repeat(40_000);
    assert_eq!(node.client().send("GET", "/health", &[("x-long", &long)], None).status, 431);
}

#[test]
fn commands_are_rate_limited_per_user() {
    let node = Node::start(&["--rate-limit-commands", "2", "--rate-limit-guests", "3"]);
    let mut people: Vec<HttpClient> = (0..3).map(|_| guest(&node)).collect();
    let refused = people[0].post("/api/guests", &json!({}));
    assert_eq!(refused.told(), "429 rate_limited");
    assert!(refused.header("retry-after").is_some());
    let created = json!({"game": "qin", "seats": 2});
    let answers: Vec<_> = (0..20).map(|_| people[0].post("/api/tables", &created)).collect();
    let refused = answers.iter().find(|answer| answer.status == 429).expect("one is refused");
    assert_eq!(refused.told(), "429 rate_limited");
    assert!(refused.header("retry-after").is_some());
    assert_eq!(people[1].post("/api/tables", &created).status, 201, "other users aren't limited");
}

#[test]
fn queries_are_rate_limited_per_client_ip() {
    let node = Node::start(&["--rate-limit-requests", "5"]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let card = format!("/api/tables/{}", party.id);
    for path in [&card, "/api/lobby", "/api/me", &party.path("frame"), &party.path("fairness")] {
        let answers: Vec<_> = (0..40).map(|_| party.people[0].get(path)).collect();
        let refused = answers.iter().find(|answer| answer.status == 429).expect("one is refused");
        assert_eq!(refused.told(), "429 rate_limited");
        assert!(refused.header("retry-after").is_some());
    }
    let answer = node.client().send("GET", "/api/news", &UPGRADE, None).told();
    assert_eq!(answer, "429 rate_limited", "an upgrade is a request, too");
    // Commands have a separate limit; health checks have none.
    let created = json!({"game": "qin", "seats": 2});
    assert_eq!(party.people[0].post("/api/tables", &created).status, 201);
    assert!((0..100).all(|_| node.client().get("/health").status == 200));
}

#[test]
fn slow_request_bodies_time_out() {
    let node = Node::start(&[]);
    let party = TestTable::gather(&node, "qin", 2, 1);
    let token = party.people[0].token.clone().expect("a guest has a token");
    for (path, status) in [("/api/guests".to_owned(), 408), (party.path("seat-token"), 200)] {
        let mut stream = connect(&node.address);
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: 1000\r\n\r\n{{",
            node.address
        );
        stream.get_mut().write_all(head.as_bytes()).expect("the node reads the request");
        let mut trickle = stream.get_ref().try_clone().expect("a stream can be cloned");
        let trickle = thread::spawn(move || {
            while trickle.write_all(b" ").is_ok() {
                thread::sleep(Duration::from_millis(200));
            }
        });
        let begun = Instant::now();
        let mut answer = Vec::new();
        // Reset or closed: gone either way.
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{path}: {answer}");
        assert!(begun.elapsed() < Duration::from_secs(20), "{path}: {:?}", begun.elapsed());
        trickle.join().expect("the node closes the connection");
    }
}

/// The number of feed subscribers, as a metric.
fn subscribers(node: &Node) -> String {
    let metrics = HttpClient::new(&node.admin).get("/metrics").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("pagoda_feed_subscribers "));
    line.expect("the metric exists").to_owned()
}

/// A connection with a small receive buffer.
fn narrow(address: &str) -> TcpStream {
    let runtime = Runtime::new().expect("the runtime starts");
    let address = address.parse().expect("an address");
    let stream = runtime.block_on(async {
        let socket = TcpSocket::new_v4().expect("a socket can be created");
        socket.set_recv_buffer_size(4096).expect("the buffer size can be set");
        socket.connect(address).await.expect("the node accepts connections").into_std()
    });
    let stream = stream.expect("the socket can be converted");
    stream.set_nonblocking(false).expect("blocking mode can be set");
    stream
}

#[test]
fn stream_of_a_client_that_does_not_read_is_closed() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::begin(&node, "dragon", 5, 5);
    let mut stream = narrow(&node.address);
    ask_for_news(&mut stream, &node, &party);
    let begun = Instant::now();
    while party.play_first() {}
    assert_eq!(subscribers(&node), "1", "a slow client is tolerated for a while");
    while subscribers(&node) != "0" {
        assert!(begun.elapsed() < Duration::from_secs(30), "the slow client is disconnected");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn connections_are_limited_per_client_ip() {
    let node = Node::start(&["--max-connections-per-ip", "20"]);
    let held: Vec<_> = (0..20).map(|_| connect(&node.address)).collect();
    let mut late = connect(&node.address);
    let mut byte = [0];
    assert!(!matches!(late.read(&mut byte), Ok(1..)), "the 21st connection is refused");
    drop(held);
    let begun = Instant::now();
    loop {
        let mut stream = connect(&node.address);
        let head = format!("GET /health HTTP/1.1\r\nhost: {}\r\n\r\n", node.address);
        let _ = stream.get_mut().write_all(head.as_bytes());
        if matches!(stream.read(&mut byte), Ok(1)) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "closed connections free their places");
    }
}

fn ask_for_news(stream: &mut TcpStream, node: &Node, party: &TestTable) {
    let path = party.path("news?acts=0");
    let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", node.address);
    stream.write_all(head.as_bytes()).expect("the node reads the request");
}
