//! However much somebody sends, or however little they read, the others play on.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    thread,
    time::{Duration, Instant},
};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::json;
use tokio::{net::TcpSocket, runtime::Runtime};

use crate::{
    http::{Client, connect},
    node::Node,
    people::{Party, guest},
    routes::UPGRADE,
    socket::Socket,
};

/// Megabytes that a crowd may cost a node: a connection that says nothing takes about 22 kB.
const GROWTH_MAX: u64 = 300;

fn post(client: &mut Client, body: &str) -> String {
    client.send("POST", "/api/guests", &[], Some(body)).told()
}

#[test]
fn large_deep_and_odd_bodies_are_refused() {
    let node = Node::start(&[]);
    let name = |length: usize| format!(r#"{{"name":"{}"}}"#, "x".repeat(length));
    for (body, told) in [
        (name(17 * 1024), "413 too_large"),
        (name(1_000_000), "413 too_large"),
        (name(15 * 1024), "422 bad_value"),
        ("[".repeat(15_000), "422 bad_value"),
        ("{\"name\":\"x\"".into(), "400 unreadable"),
        (format!(r#"{{"name":{}}}"#, "[".repeat(10_000)), "422 bad_value"),
        ("{\"name\":".repeat(1_500), "422 bad_value"),
        ("".into(), "400 unreadable"),
        ("{\"name\":\"\u{202e}evil\"}".into(), "422 bad_value"),
        (r#"{"name":"a\u0000b"}"#.into(), "422 bad_value"),
        (r#"{"nam":"a"}"#.into(), "422 bad_value"),
        ("[]".into(), "422 bad_value"),
        (r#" ["a"]"#.into(), "422 bad_value"),
    ] {
        let begin: String = body.chars().take(40).collect();
        assert_eq!(post(&mut node.client(), &body), told, "{begin}…");
    }
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let told = node.client().send("POST", "/api/guests", &form, Some("{}")).told();
    assert_eq!(told, "415 not_json");
    let long = "x".repeat(40_000);
    assert_eq!(node.client().send("GET", "/health", &[("x-long", &long)], None).status, 431);
}

#[test]
fn who_asks_too_often_is_told_to_wait() {
    let node = Node::start(&["--commands", "2", "--guests", "3"]);
    let mut people: Vec<Client> = (0..3).map(|_| guest(&node)).collect();
    let refused = people[0].post("/api/guests", &json!({}));
    assert_eq!(refused.told(), "429 too_many");
    assert!(refused.header("retry-after").is_some());
    let laid = json!({"game": "qin", "seats": 2});
    let answers: Vec<_> = (0..20).map(|_| people[0].post("/api/tables", &laid)).collect();
    let refused = answers.iter().find(|answer| answer.status == 429).expect("20 are too many");
    assert_eq!(refused.told(), "429 too_many");
    assert!(refused.header("retry-after").is_some());
    assert_eq!(people[1].post("/api/tables", &laid).status, 201, "others aren't kept waiting");
}

#[test]
fn an_address_that_asks_for_too_much_is_told_to_wait() {
    let node = Node::start(&["--questions", "5"]);
    let mut party = Party::begin(&node, "qin", 2, 2);
    let card = format!("/api/tables/{}", party.id);
    for path in [&card, "/api/lobby", "/api/me", &party.path("frame"), &party.path("opening")] {
        let answers: Vec<_> = (0..40).map(|_| party.people[0].get(path)).collect();
        let refused = answers.iter().find(|answer| answer.status == 429).expect("40 are too many");
        assert_eq!(refused.told(), "429 too_many");
        assert!(refused.header("retry-after").is_some());
    }
    let told = node.client().send("GET", "/api/news", &UPGRADE, None).told();
    assert_eq!(told, "429 too_many", "a socket is asked for too");
    // Commands have a limit of their own, and balancers none.
    let laid = json!({"game": "qin", "seats": 2});
    assert_eq!(party.people[0].post("/api/tables", &laid).status, 201);
    assert!((0..100).all(|_| node.client().get("/health").status == 200));
}

#[test]
fn a_body_that_trickles_in_is_not_waited_for() {
    let node = Node::start(&[]);
    let party = Party::gather(&node, "qin", 2, 1);
    let token = party.people[0].token.clone().expect("a guest has one");
    for (path, told) in [("/api/guests".to_owned(), 408), (party.path("seat-token"), 200)] {
        let mut stream = connect(&node.address);
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: 1000\r\n\r\n{{",
            node.address
        );
        stream.get_mut().write_all(head.as_bytes()).expect("the node reads");
        let mut trickle = stream.get_ref().try_clone().expect("a stream has two ends");
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
        assert!(answer.starts_with(&format!("HTTP/1.1 {told}")), "{path}: {answer}");
        assert!(begun.elapsed() < Duration::from_secs(20), "{path}: {:?}", begun.elapsed());
        trickle.join().expect("who trickles is hung up on");
    }
}

/// How many listen, as operators are told.
fn listeners(node: &Node) -> String {
    let metrics = Client::new(&node.admin).get("/metrics").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("pagoda_listeners "));
    line.expect("listeners are counted").to_owned()
}

/// A connection whose own end takes in little before it is read.
fn narrow(address: &str) -> TcpStream {
    let runtime = Runtime::new().expect("a runtime starts");
    let address = address.parse().expect("an address");
    let stream = runtime.block_on(async {
        let socket = TcpSocket::new_v4().expect("there are sockets");
        socket.set_recv_buffer_size(4096).expect("it can be small");
        socket.connect(address).await.expect("the node is there").into_std()
    });
    let stream = stream.expect("a socket is a socket");
    stream.set_nonblocking(false).expect("a stream can wait");
    stream
}

#[test]
fn who_never_reads_the_lines_they_asked_for_is_hung_up_on() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = Party::begin(&node, "dragon", 5, 5);
    let mut stream = narrow(&node.address);
    ask_for_news(&mut stream, &node, &party);
    let begun = Instant::now();
    while party.play_first() {}
    assert_eq!(listeners(&node), "1", "it is waited for a while");
    while listeners(&node) != "0" {
        assert!(begun.elapsed() < Duration::from_secs(30), "it is still waited for");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn one_address_can_not_take_all_places() {
    let node = Node::start(&["--sockets-from", "20"]);
    let held: Vec<_> = (0..20).map(|_| connect(&node.address)).collect();
    let mut late = connect(&node.address);
    let mut byte = [0];
    assert!(!matches!(late.read(&mut byte), Ok(1..)), "there is no place left");
    drop(held);
    let begun = Instant::now();
    loop {
        let mut stream = connect(&node.address);
        let head = format!("GET /health HTTP/1.1\r\nhost: {}\r\n\r\n", node.address);
        let _ = stream.get_mut().write_all(head.as_bytes());
        if matches!(stream.read(&mut byte), Ok(1)) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "places are free again");
    }
}

/// A socket of which the bytes are ours.
fn raw_socket(node: &Node) -> TcpStream {
    let mut stream = connect(&node.address);
    let mut head = format!("GET /api/news HTTP/1.1\r\nhost: {}\r\n", node.address);
    for (name, value) in UPGRADE {
        head += &format!("{name}: {value}\r\n");
    }
    stream.get_mut().write_all(format!("{head}\r\n").as_bytes()).expect("the node reads");
    let mut answer = [0; 1024];
    let read = stream.read(&mut answer).expect("the node answers");
    assert!(answer[..read].starts_with(b"HTTP/1.1 101"));
    stream.into_inner()
}

/// Sends until the node has enough, and waits for it to hang up. How many bytes it took.
fn flood(mut stream: TcpStream, first: &[u8], again: &[u8], most: usize) -> usize {
    let mut sent = first.len();
    if stream.write_all(first).is_ok() {
        while sent < most && stream.write_all(again).is_ok() {
            sent += again.len();
        }
    }
    let mut rest = Vec::new();
    // Reset or closed: gone either way.
    let _ = stream.read_to_end(&mut rest);
    sent
}

#[test]
fn huge_frames_are_hung_up_on() {
    let node = Node::start(&[]);
    let before = node.megabytes();
    let gigabyte = [&[0x81, 0xff][..], &(1_u64 << 30).to_be_bytes(), &[1, 2, 3, 4]].concat();
    let block = vec![7; 64 * 1024];
    let took = flood(raw_socket(&node), &gigabyte, &block, 1 << 30);
    assert!(took < 64 << 20, "it took {took} bytes of a frame");
    // The same in pieces: text that never ends.
    let begin = [&[0x01, 0xfe, 0x10, 0x00, 0, 0, 0, 0][..], &[b'x'; 4096]].concat();
    let go_on = [&[0x00, 0xfe, 0x10, 0x00, 0, 0, 0, 0][..], &[b'x'; 4096]].concat();
    let took = flood(raw_socket(&node), &begin, &go_on, 1 << 30);
    assert!(took < 64 << 20, "it took {took} bytes of a message");
    let grown = node.megabytes().saturating_sub(before);
    assert!(grown < 40, "it grew by {grown} MB");
}

/// Lets this process have as many connections as the test needs.
pub(crate) fn open_files(wanted: u64) {
    let limit = getrlimit(Resource::Nofile);
    assert!(limit.maximum.is_none_or(|most| wanted <= most), "ulimit -Hn is below {wanted}");
    let wanted = Rlimit { current: Some(wanted), ..limit };
    setrlimit(Resource::Nofile, wanted).expect("less than the most can be had");
}

#[test]
fn crowds_that_dawdle_keep_nobody_from_playing() {
    const HALF_OPEN: usize = 10_000;
    const SLOW: usize = 300;
    // The node inherits it.
    open_files(HALF_OPEN as u64 + 4 * SLOW as u64);
    let node = Node::start(&["--bots", "0"]);
    let mut party = Party::begin(&node, "qin", 2, 2);
    let before = node.megabytes();
    let begun = Instant::now();
    let slow: Vec<Socket> = (0..SLOW).map(|_| slow_reader(&node, &party)).collect();
    let streams: Vec<TcpStream> = (0..SLOW).map(|_| slow_stream(&node, &party)).collect();
    let half_open: Vec<TcpStream> = (0..HALF_OPEN).map(|at| half_open(&node, at)).collect();
    let crowded = node.megabytes().saturating_sub(before);
    assert!(
        begun.elapsed() < Duration::from_secs(9),
        "the first are hung up on before the last come"
    );

    let begun = Instant::now();
    let mut moves = 0;
    while party.play_first() {
        moves += 1;
    }
    let took = begun.elapsed();
    let info = party.people[1].get(&format!("/api/tables/{}", party.id)).json();
    assert_eq!(info["stage"], "over");
    let grown = node.megabytes().saturating_sub(before);
    println!("{moves} moves in {took:?}; {crowded} MB for the crowd, {grown} MB in the end");
    assert!(grown < GROWTH_MAX, "it grew by {grown} MB");
    drop((slow, streams));
    assert!(half_open.iter().all(is_hung_up_on), "who says nothing is waited for no longer");
}

/// Listens to the game, and never reads.
fn slow_reader(node: &Node, party: &Party) -> Socket {
    let mut socket = Socket::open(&node.address, None);
    socket.ask(&json!({"watch": {"table": party.id, "acts": 0}}));
    socket
}

/// The same by lines of JSON.
fn slow_stream(node: &Node, party: &Party) -> TcpStream {
    let mut stream = connect(&node.address).into_inner();
    ask_for_news(&mut stream, node, party);
    stream
}

fn ask_for_news(stream: &mut TcpStream, node: &Node, party: &Party) {
    let path = party.path("news?acts=0");
    let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", node.address);
    stream.write_all(head.as_bytes()).expect("the node reads");
}

/// Says nothing, or not all.
fn half_open(node: &Node, at: usize) -> TcpStream {
    let mut stream = connect(&node.address).into_inner();
    let said = ["", "GET", "GET / HTTP/1.1\r\nhost: a"][at % 3];
    stream.write_all(said.as_bytes()).expect("the node reads");
    stream
}

fn is_hung_up_on(mut stream: &TcpStream) -> bool {
    // A last word may come first.
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).is_ok_and(|read| read < 1024)
}
