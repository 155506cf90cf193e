//! Metrics of moves and requests, and ids of requests, as operators read them.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};
use server_testkit::{
    HttpClient, Node, SocketClient, TestDatabase, TestTable, connect, guest, until,
};
use test_services::Nats;

/// The value of a metric; 0 if there is none with exactly these labels.
fn metric(node: &Node, name: &str) -> f64 {
    let metrics = HttpClient::new(&node.admin).get("/metrics").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0.0, |value| value.parse().expect("a metric is a number"))
}

fn stage(node: &Node, stage: &str) -> f64 {
    metric(node, &format!("pagoda_act_duration_seconds_count{{stage=\"{stage}\"}}"))
}

/// A socket that watches a table and has its first frame.
fn watch(node: &Node, table: &str, token: Option<&str>) -> SocketClient {
    let mut socket = SocketClient::open(&node.address, token);
    socket.ask(&json!({ "watch": { "table": table } }));
    next_frame(&mut socket);
    socket
}

fn next_frame(socket: &mut SocketClient) {
    while !socket.next_message().starts_with(r#"{"frame":"#) {}
}

#[test]
fn every_stage_of_a_move_is_measured() {
    let node = Node::start(&[]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let mut watching = watch(&node, &party.id, None);
    for _ in 0..3 {
        assert!(party.play_first());
        next_frame(&mut watching);
    }
    let (acts, _) = party.now();
    let illegal = json!({"acts": acts, "move": "nonsense"});
    let path = party.path("moves");
    let refused: Vec<u16> =
        party.people.iter_mut().map(|it| it.post(&path, &illegal).status).collect();
    assert!(refused.iter().all(|status| *status == 422), "{refused:?}");

    let moves = |outcome| metric(&node, &format!("pagoda_moves_total{{outcome=\"{outcome}\"}}"));
    assert_eq!(["made", "refused", "failed", "abandoned"].map(moves), [3.0, 2.0, 0.0, 0.0]);
    assert_eq!(metric(&node, "pagoda_move_acknowledgement_seconds_count"), 3.0);
    let committed = metric(&node, "pagoda_table_acts_total");
    assert_eq!(["plan", "queue", "commit", "notify"].map(|it| stage(&node, it)), [committed; 4]);
    let batched = metric(&node, "pagoda_write_batch_acts_sum");
    assert_eq!(batched, committed, "each act is in one statement");
    // A node records that a frame is written after its client may have read it.
    until("each frame but the first is measured", || stage(&node, "shown") == 3.0);
    assert_eq!(metric(&node, "pagoda_frame_bytes_count"), 4.0);
    let whole = metric(&node, "pagoda_move_acknowledgement_seconds_sum");
    let slowest = metric(&node, "pagoda_move_acknowledgement_seconds_bucket{le=\"+Inf\"}");
    assert!(0.0 < whole && slowest == 3.0, "{whole}");
    for pool in ["read", "write", "session", "heartbeat", "append"] {
        let waits = format!("pagoda_database_connection_wait_seconds_count{{pool=\"{pool}\"}}");
        until(pool, || 0.0 < metric(&node, &waits));
    }
    // The objective of ship/slo.yaml is the bound of a bucket.
    let metrics = HttpClient::new(&node.admin).get("/metrics").body;
    assert!(metrics.contains("pagoda_move_acknowledgement_seconds_bucket{le=\"0.1\"}"));
}

#[test]
fn acts_of_other_nodes_are_measured_where_they_are_watched() {
    let (base, nats) = (TestDatabase::new(), Nats::start());
    let start = || Node::on(&base, &["--nats-url", &nats.url()]);
    let [one, other] = [start(), start()];
    let mut party = TestTable::begin(&one, "qin", 2, 2);
    let lag = || metric(&one, "pagoda_remote_act_lag_seconds_count");
    assert_eq!(lag(), 0.0, "nobody watches");
    let mut watching = watch(&other, &party.id, None);
    assert!(party.play_first());
    next_frame(&mut watching);
    assert_eq!(lag(), 1.0);
}

#[test]
fn bots_moves_are_measured_from_when_they_are_due() {
    let node = Node::start(&["--bot-think-time-factor", "0.02"]);
    let mut party = TestTable::begin(&node, "qin", 2, 1);
    let claims = "pagoda_due_claim_age_seconds_count{lane=\"novice\"}";
    until("a worker claims the bot's turn", || {
        // A turn may be several moves.
        if party.now().1 == Some(0) {
            party.play_first();
        }
        0.0 < metric(&node, claims)
    });
}

#[test]
fn requests_are_counted_by_route() {
    let node = Node::start(&[]);
    let party = TestTable::gather(&node, "qin", 2, 1);
    for path in [party.path("frame"), "/api/nonsense".into(), "/api/lobby".into()] {
        node.client().get(&path);
    }
    node.client().send("BREW", "/api/lobby", &[], None);
    let counted = |route: &str, method: &str, status: &str| {
        let labels = format!("route=\"{route}\",method=\"{method}\",status=\"{status}\"");
        metric(&node, &format!("pagoda_http_requests_total{{{labels}}}"))
    };
    assert_eq!(counted("/api/guests", "POST", "2xx"), 1.0);
    assert_eq!(counted("/api/tables/{id}/sit", "POST", "2xx"), 1.0);
    assert_eq!(counted("/api/tables/{id}/frame", "GET", "4xx"), 1.0);
    assert_eq!(counted("/api/lobby", "GET", "2xx"), 1.0);
    assert_eq!(counted("/api/lobby", "other", "4xx"), 1.0);
    assert_eq!(counted("other", "GET", "4xx"), 1.0);
    let timed = "pagoda_http_request_duration_seconds_count{route=\"/api/lobby\"}";
    assert_eq!(metric(&node, timed), 2.0);
    let metrics = HttpClient::new(&node.admin).get("/metrics").body;
    assert!(!metrics.contains(&party.id) && !metrics.contains("BREW"));
}

/// The id of an answer to a request with this id.
fn answered(node: &Node, path: &str, sent: &str) -> String {
    let answer = node.client().send("GET", path, &[("x-request-id", sent)], None);
    answer.header("x-request-id").expect("each answer has an id").to_owned()
}

#[test]
fn only_a_trusted_proxy_chooses_a_request_id() {
    let base = TestDatabase::new();
    let behind = Node::on(&base, &["--trusted-proxies", "127.0.0.1"]);
    for path in ["/api/lobby", "/api/nonsense", "/health", "/api/openapi.json"] {
        assert_eq!(answered(&behind, path, "proxy-7.a_B"), "proxy-7.a_B", "{path}");
    }
    let alone = Node::on(&base, &[]);
    for (node, sent) in [
        (&alone, "proxy-7"),
        (&behind, "{\"level\":\"ERROR\"}"),
        (&behind, "two words"),
        (&behind, &"x".repeat(65)),
    ] {
        let ids = [(); 2].map(|()| answered(node, "/api/lobby", sent));
        assert_ne!(ids[0], ids[1]);
        for id in ids {
            let is_hex = id.bytes().all(|byte| byte.is_ascii_hexdigit());
            assert!(id.len() == 32 && is_hex, "{id}");
        }
    }
}

/// The ids of the requests that log lines with this message belong to.
fn logged(node: &Node, message: &str) -> Vec<String> {
    let read = |line: &str| serde_json::from_str::<Value>(line).expect("log lines are JSON");
    let log = node.log();
    let entries = log.lines().map(read).filter(|entry| entry["fields"]["message"] == message);
    let id = |entry: Value| {
        let spans = entry["spans"].as_array().cloned().unwrap_or_default();
        let id = spans.iter().find_map(|span| span["request_id"].as_str().map(str::to_owned));
        id.unwrap_or_else(|| panic!("no request: {entry}"))
    };
    entries.map(id).collect()
}

#[test]
fn log_lines_name_their_request() {
    let node = Node::start(&["--trusted-proxies", "127.0.0.1"]);
    let mut party = TestTable::gather(&node, "qin", 2, 1);
    let (path, mut eve) = (party.path("start"), guest(&node));
    let headers = [("x-request-id", "start-1")];
    let refused = eve.send("POST", &path, &headers, Some("{}"));
    assert_eq!(refused.told(), "403 forbidden");
    assert_eq!(refused.header("x-request-id"), Some("start-1"));
    let signed_out =
        party.people[0].send("POST", "/api/sign-out", &[("x-request-id", "out-2")], Some("null"));
    assert_eq!(signed_out.status, 204);
    assert_eq!(logged(&node, "request refused"), ["start-1"]);
    assert_eq!(logged(&node, "signed out"), ["out-2"]);
}

/// A transaction that locks the rows of all tables until it is dropped.
struct Lock(Child);

impl Lock {
    fn take(base: &TestDatabase) -> Lock {
        let mut psql = Command::new("psql");
        psql.args(["-XqAt", base.url()]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut psql = psql.spawn().expect("psql runs");
        let input = psql.stdin.as_mut().expect("its input is a pipe");
        writeln!(input, "begin; select 'locked' from tables for update;").expect("psql reads");
        let mut locked = String::new();
        let output = psql.stdout.as_mut().expect("its output is a pipe");
        BufReader::new(output).read_line(&mut locked).expect("psql writes");
        assert_eq!(locked, "locked\n");
        Lock(psql)
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // At the end of its input psql ends, and its transaction with it.
        drop(self.0.stdin.take());
        self.0.wait().expect("psql ends");
    }
}

#[test]
fn a_move_whose_client_goes_is_abandoned() {
    let base = TestDatabase::new();
    let node = Node::on(&base, &[]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let (acts, Some(seat)) = party.now() else { panic!("a seat is to act") };
    let mv = party.frame(seat)["frame"]["moves"][0].clone();
    let planned = stage(&node, "plan");
    let lock = Lock::take(&base);
    let body = json!({"acts": acts, "move": mv}).to_string();
    let token = party.people[seat].token.clone().expect("a guest has a token");
    let head = format!(
        "POST {} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        party.path("moves"),
        node.address,
        body.len()
    );
    let mut stream = connect(&node.address);
    stream.get_mut().write_all((head + &body).as_bytes()).expect("the node reads");
    until("the move waits for its commit", || planned < stage(&node, "plan"));
    drop(stream);
    let abandoned = "pagoda_moves_total{outcome=\"abandoned\"}";
    until("the node notices", || metric(&node, abandoned) == 1.0);
    drop(lock);
    until("it is made nevertheless", || party.now().0 == acts + 1);
}
