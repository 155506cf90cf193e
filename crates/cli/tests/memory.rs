//! Clients that send too much, or don't read, cost a node little memory.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    time::{Duration, Instant},
};

use serde_json::json;
use server_testkit::{
    NodeProcess, SocketClient, TestDatabase, TestTable, UPGRADE, allow_open_files, connect,
};

/// Maximum growth in megabytes with many slow clients: an idle connection takes about 22 kB.
const GROWTH_MAX: u64 = 300;

/// A node in another process, to measure its memory.
fn start(database: &TestDatabase, flags: &[&str]) -> NodeProcess {
    let program = env!("CARGO_BIN_EXE_pagoda");
    database.runtime.block_on(NodeProcess::start(program, database.url(), flags))
}

/// An upgraded socket without WebSocket framing.
fn raw_socket(node: &NodeProcess) -> TcpStream {
    let mut stream = connect(&node.address());
    let mut head = format!("GET /api/news HTTP/1.1\r\nhost: {}\r\n", node.address());
    for (name, value) in UPGRADE {
        head += &format!("{name}: {value}\r\n");
    }
    stream.get_mut().write_all(format!("{head}\r\n").as_bytes()).expect("the node reads");
    let mut answer = [0; 1024];
    let read = stream.read(&mut answer).expect("the node answers");
    assert!(answer[..read].starts_with(b"HTTP/1.1 101"));
    stream.into_inner()
}

/// Sends until the node closes the connection; returns the number of bytes sent.
fn flood(mut stream: TcpStream, first: &[u8], again: &[u8], most: usize) -> usize {
    let mut sent = first.len();
    if stream.write_all(first).is_ok() {
        while sent < most && stream.write_all(again).is_ok() {
            sent += again.len();
        }
    }
    let mut rest = Vec::new();
    // Reset or closed: the connection has ended.
    let _ = stream.read_to_end(&mut rest);
    sent
}

#[test]
fn oversized_websocket_frames_close_the_connection() {
    let database = TestDatabase::new();
    let node = start(&database, &[]);
    let before = node.megabytes();
    let gigabyte = [&[0x81, 0xff][..], &(1_u64 << 30).to_be_bytes(), &[1, 2, 3, 4]].concat();
    let block = vec![7; 64 * 1024];
    let took = flood(raw_socket(&node), &gigabyte, &block, 1 << 30);
    assert!(took < 64 << 20, "the node read {took} bytes of a frame");
    // The same in pieces: text that never ends.
    let begin = [&[0x01, 0xfe, 0x10, 0x00, 0, 0, 0, 0][..], &[b'x'; 4096]].concat();
    let next = [&[0x00, 0xfe, 0x10, 0x00, 0, 0, 0, 0][..], &[b'x'; 4096]].concat();
    let took = flood(raw_socket(&node), &begin, &next, 1 << 30);
    assert!(took < 64 << 20, "the node read {took} bytes of a message");
    let grown = node.megabytes().saturating_sub(before);
    assert!(grown < 40, "memory grew by {grown} MB");
}

#[test]
fn slow_clients_do_not_delay_others_or_exhaust_memory() {
    const HALF_OPEN: usize = 10_000;
    const SLOW: usize = 300;
    // The node inherits the limit.
    allow_open_files(HALF_OPEN as u64 + 4 * SLOW as u64);
    let database = TestDatabase::new();
    let node = start(&database, &["--bots", "0"]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let before = node.megabytes();
    let begun = Instant::now();
    let slow: Vec<SocketClient> = (0..SLOW).map(|_| slow_reader(&node, &party)).collect();
    let streams: Vec<TcpStream> = (0..SLOW).map(|_| slow_stream(&node, &party)).collect();
    let half_open: Vec<TcpStream> = (0..HALF_OPEN).map(|at| half_open(&node, at)).collect();
    let connected = node.megabytes().saturating_sub(before);
    assert!(begun.elapsed() < Duration::from_secs(9), "all connect before the first times out");

    let begun = Instant::now();
    let mut moves = 0;
    while party.play_first() {
        moves += 1;
    }
    let took = begun.elapsed();
    let info = party.people[1].get(&format!("/api/tables/{}", party.id)).json();
    assert_eq!(info["status"], "finished");
    let grown = node.megabytes().saturating_sub(before);
    println!("{moves} moves in {took:?}; {connected} MB while connected, {grown} MB at the end");
    assert!(grown < GROWTH_MAX, "memory grew by {grown} MB");
    drop((slow, streams));
    assert!(half_open.iter().all(is_closed), "silent connections are closed");
}

/// Watches the game and never reads.
fn slow_reader(node: &NodeProcess, party: &TestTable) -> SocketClient {
    let mut socket = SocketClient::open(&node.address(), None);
    socket.ask(&json!({"watch": {"table": party.id, "acts": 0}}));
    socket
}

/// The same on a line stream.
fn slow_stream(node: &NodeProcess, party: &TestTable) -> TcpStream {
    let mut stream = connect(&node.address()).into_inner();
    ask_for_news(&mut stream, node, party);
    stream
}

fn ask_for_news(stream: &mut TcpStream, node: &NodeProcess, party: &TestTable) {
    let path = party.path("news?acts=0");
    let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", node.address());
    stream.write_all(head.as_bytes()).expect("the node reads the request");
}

/// Sends nothing, or an incomplete request.
fn half_open(node: &NodeProcess, at: usize) -> TcpStream {
    let mut stream = connect(&node.address()).into_inner();
    let sent = ["", "GET", "GET / HTTP/1.1\r\nhost: a"][at % 3];
    stream.write_all(sent.as_bytes()).expect("the node reads the request");
    stream
}

fn is_closed(mut stream: &TcpStream) -> bool {
    // A response may come first.
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).is_ok_and(|read| read < 1024)
}
