//! Traces as a collector gets them: the stages of a move under the id of its request, and nothing of the game.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex, PoisonError},
    thread,
};

use opentelemetry_proto::tonic::{
    collector::trace::v1::ExportTraceServiceRequest, common::v1::any_value::Value as Attribute,
    trace::v1::Span,
};
use prost::Message as _;
use serde_json::{Value, json};
use server_testkit::{Node, SocketClient, TestDatabase, TestTable, until};

/// How a collector answers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Accept,
    Never,
}

/// A collector in this process.
struct Collector {
    endpoint: String,
    bodies: Arc<Mutex<Vec<Vec<u8>>>>,
}

impl Collector {
    fn start(answer: Answer) -> Collector {
        let listener = TcpListener::bind("127.0.0.1:0").expect("loopback has free ports");
        let endpoint = format!("http://{}", listener.local_addr().expect("an address"));
        let bodies = Arc::default();
        let collected = Arc::clone(&bodies);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let collected = Arc::clone(&collected);
                thread::spawn(move || serve(stream, answer, &collected));
            }
        });
        Collector { endpoint, bodies }
    }

    /// Every request body so far.
    fn bodies(&self) -> Vec<Vec<u8>> {
        self.bodies.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Every span so far.
    fn spans(&self) -> Vec<Span> {
        let decode = |body: &Vec<u8>| ExportTraceServiceRequest::decode(&body[..]);
        let requests = self.bodies().iter().map(decode).collect::<Result<Vec<_>, _>>();
        let resources = requests.expect("bodies are protobuf").into_iter();
        let scopes = resources.flat_map(|it| it.resource_spans).flat_map(|it| it.scope_spans);
        scopes.flat_map(|it| it.spans).collect()
    }

    /// The stages below the span with this name and request, once all of them arrived.
    fn stages(&self, name: &str, request: &str) -> (Span, Vec<Span>) {
        let mut found = None;
        until(&format!("the spans of {name} {request} arrive"), || {
            let spans = self.spans();
            let is_root =
                |span: &&Span| span.name == name && attribute(span, "request_id") == request;
            let Some(root) = spans.iter().find(is_root).cloned() else { return false };
            let mut stages = spans;
            stages.retain(|span| span.parent_span_id == root.span_id);
            let is_whole = stages.len() == 3;
            found = Some((root, stages));
            is_whole
        });
        found.expect("it was found")
    }
}

fn serve(stream: TcpStream, answer: Answer, collected: &Mutex<Vec<Vec<u8>>>) {
    let mut stream = BufReader::new(stream);
    while let Some(body) = read_body(&mut stream) {
        collected.lock().unwrap_or_else(PoisonError::into_inner).push(body);
        if answer == Answer::Accept {
            let accepted = b"HTTP/1.1 200 OK\r\ncontent-type: application/x-protobuf\r\ncontent-length: 0\r\n\r\n";
            stream.get_mut().write_all(accepted).expect("the exporter reads");
        }
    }
}

/// The body of the next request; none at the end of the connection.
fn read_body(stream: &mut BufReader<TcpStream>) -> Option<Vec<u8>> {
    let mut head = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim_end() {
            "" => break,
            line => head.push(line.to_lowercase()),
        }
    }
    assert_eq!(head[0], "post /v1/traces http/1.1");
    assert!(head.contains(&"content-type: application/x-protobuf".to_owned()), "{head:?}");
    let length = head.iter().find_map(|line| line.strip_prefix("content-length: "));
    let mut body = vec![0; length?.parse().ok()?];
    stream.read_exact(&mut body).ok()?;
    Some(body)
}

/// An attribute as text.
fn attribute(span: &Span, name: &str) -> String {
    let found = span.attributes.iter().find(|attribute| attribute.key == name);
    match found.and_then(|it| it.value.clone()?.value) {
        Some(Attribute::StringValue(text)) => text,
        Some(other) => format!("{other:?}"),
        None => String::new(),
    }
}

/// Asserts that the stages are of one trace, one after the other.
fn check(root: &Span, stages: &mut [Span]) {
    assert!(root.parent_span_id.is_empty(), "{root:?}");
    stages.sort_by_key(|span| span.start_time_unix_nano);
    let names: Vec<&str> = stages.iter().map(|span| span.name.as_str()).collect();
    assert_eq!(names, ["plan", "commit", "notify"]);
    for span in stages.iter() {
        assert_eq!(span.trace_id, root.trace_id);
        assert!(root.start_time_unix_nano <= span.start_time_unix_nano);
        assert!(span.end_time_unix_nano <= root.end_time_unix_nano);
        assert_eq!((&span.attributes[..], &span.events[..]), (&[][..], &[][..]));
    }
}

#[test]
fn a_move_is_a_trace_without_content() {
    let (base, collector) = (TestDatabase::new(), Collector::start(Answer::Accept));
    let flags = ["--trusted-proxies", "127.0.0.1", "--trace-sample-ratio", "1"];
    let node = Node::on(&base, &[&flags[..], &["--otlp-endpoint", &collector.endpoint]].concat());
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let path = party.path("moves");
    let mut secrets = vec!["clover".to_owned(), party.id.clone()];
    secrets.extend(party.people.iter().filter_map(|it| it.token.clone()));

    let (acts, Some(seat)) = party.now() else { panic!("a seat is to act") };
    let mv = party.frame(seat)["frame"]["moves"][0].clone();
    secrets.push(mv.as_str().expect("a move is text").to_owned());
    let body = json!({"acts": acts, "move": mv}).to_string();
    let made = party.people[seat].send("POST", &path, &[("x-request-id", "move-1")], Some(&body));
    assert_eq!(made.status, 200, "{}", made.body);
    let (root, mut stages) = collector.stages("request", "move-1");
    check(&root, &mut stages);
    let attributes = ["method", "route", "status"].map(|name| attribute(&root, name));
    assert_eq!(attributes, ["POST", "/api/tables/{id}/moves", "200"]);

    let (acts, Some(seat)) = party.now() else { panic!("a seat is to act") };
    let mv = party.frame(seat)["frame"]["moves"][0].clone();
    let mut socket = SocketClient::open(&node.address, party.people[seat].token.as_deref());
    socket.ask(&json!({"play": {"table": party.id, "key": "one", "acts": acts, "move": mv}}));
    let answer: Value = serde_json::from_str(&socket.next_message()).expect("news are JSON");
    assert_eq!(answer["move_accepted"]["key"], "one", "{answer}");
    let mut opened = String::new();
    until("the request that opened the socket arrives", || {
        let spans = collector.spans();
        let found = spans.iter().find(|span| attribute(span, "route") == "/api/news");
        opened = found.map_or(String::new(), |span| attribute(span, "request_id"));
        !opened.is_empty()
    });
    let (root, mut stages) = collector.stages("move", &opened);
    check(&root, &mut stages);

    secrets.extend(base.sql("select name from users").lines().map(str::to_owned));
    secrets.extend(base.sql("select encode(seed, 'hex') from tables").lines().map(str::to_owned));
    secrets.retain(|secret| 2 < secret.len());
    assert!(8 <= secrets.len(), "{secrets:?}");
    let exported = collector.bodies().concat();
    for secret in &secrets {
        let is_there = exported.windows(secret.len()).any(|it| it == secret.as_bytes());
        assert!(!is_there, "{secret}");
    }
    let allowed = ["request_id", "method", "route", "status"];
    for span in collector.spans() {
        assert!(span.attributes.iter().all(|it| allowed.contains(&it.key.as_str())), "{span:?}");
        assert!(span.events.is_empty(), "{span:?}");
    }
}

#[test]
fn a_collector_that_never_answers_delays_no_move() {
    let collector = Collector::start(Answer::Never);
    let flags = ["--trace-sample-ratio", "1", "--otlp-endpoint", &collector.endpoint];
    let node = Node::start(&flags);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    until("spans are sent", || !collector.bodies().is_empty());
    for _ in 0..20 {
        assert!(party.play_first());
    }
}

#[test]
fn a_node_that_stops_exports_the_rest_of_its_sample() {
    for (ratio, is_exported) in [("0", false), ("1", true)] {
        let collector = Collector::start(Answer::Accept);
        let flags = ["--trace-sample-ratio", ratio, "--otlp-endpoint", &collector.endpoint];
        let mut node = Node::start(&flags);
        let mut party = TestTable::begin(&node, "qin", 2, 2);
        assert!(party.play_first());
        node.stop();
        let has_plan = collector.spans().iter().any(|span| span.name == "plan");
        assert_eq!(has_plan, is_exported, "{ratio}");
    }
}
