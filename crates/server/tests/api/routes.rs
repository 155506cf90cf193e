//! Authorization: every route, requested by every role.

use std::{collections::BTreeSet, fmt::Write as _};

use expect_test::{expect, expect_file};
use serde_json::{Value, json};
use server_testkit::{HttpClient, HttpResponse, Node, TestTable, UPGRADE, done, guest};

use crate::openapi::document;

/// The clients, by role.
const ROLES: [&str; 8] =
    ["nobody", "old cookie", "bad token", "spectator", "seat 2", "owner", "program", "elsewhere"];

/// The state of the table that a request is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    /// A chair is open.
    Gathering,
    /// Seat 1 has moved and is still to act.
    Running,
    /// Seat 2 has requested a take-back.
    Asked,
    /// All seats have resigned.
    Over,
}

/// Every route, the state of its table, and the request body.
const ROUTES: [(&str, &str, At, &str); 70] = [
    ("post", "/api/guests", At::Gathering, "{}"),
    ("post", "/api/account", At::Gathering, r#"{"email":"a@b.example","password":"lotus pond"}"#),
    ("post", "/api/account/confirm", At::Gathering, r#"{"token":"x"}"#),
    ("post", "/api/sign-in", At::Gathering, r#"{"email":"a@b.example","password":"lotus pond"}"#),
    ("post", "/api/sign-out", At::Gathering, ""),
    ("post", "/api/password", At::Gathering, r#"{"current":"x","new":"lotus pond"}"#),
    ("post", "/api/password/reset", At::Gathering, r#"{"email":"a@b.example"}"#),
    ("post", "/api/passkeys/challenge", At::Gathering, ""),
    ("post", "/api/passkeys", At::Gathering, r#"{"challenge_id":"x","credential":{}}"#),
    ("delete", "/api/passkeys/{id}", At::Gathering, ""),
    ("post", "/api/sign-in/passkey/challenge", At::Gathering, ""),
    ("post", "/api/sign-in/passkey", At::Gathering, r#"{"challenge_id":"x","credential":{}}"#),
    ("get", "/api/sessions", At::Gathering, ""),
    ("delete", "/api/sessions", At::Gathering, ""),
    ("delete", "/api/sessions/{id}", At::Gathering, ""),
    ("get", "/api/profile", At::Gathering, ""),
    ("patch", "/api/profile", At::Gathering, "{}"),
    ("delete", "/api/profile", At::Gathering, ""),
    ("get", "/api/export", At::Gathering, ""),
    ("get", "/api/schedule", At::Gathering, ""),
    ("put", "/api/schedule/hours", At::Gathering, r#"{"from":480,"until":1200,"offset":0}"#),
    ("post", "/api/schedule/vacations", At::Gathering, r#"{"until":1}"#),
    ("delete", "/api/schedule/vacations/{from}", At::Gathering, ""),
    ("get", "/api/notification-channels", At::Gathering, ""),
    (
        "post",
        "/api/notification-channels",
        At::Gathering,
        r#"{"webhook":{"url":"https://club.example/"}}"#,
    ),
    ("delete", "/api/notification-channels/{id}", At::Gathering, ""),
    ("get", "/api/me", At::Gathering, ""),
    ("get", "/api/lobby", At::Gathering, ""),
    ("get", "/api/lobby/running", At::Gathering, ""),
    ("post", "/api/quick-match", At::Gathering, r#"{"game":"qin","seats":2,"luck":"x"}"#),
    ("post", "/api/tables", At::Gathering, r#"{"game":"qin","seats":2}"#),
    ("get", "/api/tables/{id}", At::Running, ""),
    ("delete", "/api/tables/{id}", At::Gathering, ""),
    ("post", "/api/tables/{id}/sit", At::Gathering, r#"{"luck":"x"}"#),
    ("post", "/api/tables/{id}/stand", At::Gathering, ""),
    (
        "post",
        "/api/tables/{id}/commit",
        At::Gathering,
        r#"{"commitment":"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"}"#,
    ),
    ("post", "/api/tables/{id}/reveal", At::Gathering, r#"{"luck":"x"}"#),
    ("post", "/api/tables/{id}/start", At::Gathering, r#"{"fill":"novice"}"#),
    ("post", "/api/tables/{id}/moves", At::Running, r#"{"acts":ACTS,"move":"MOVE"}"#),
    ("post", "/api/tables/{id}/take-back", At::Running, r#"{"acts":ACTS,"to":2}"#),
    ("post", "/api/tables/{id}/take-back/answer", At::Asked, r#"{"acts":ACTS,"accept":true}"#),
    ("post", "/api/tables/{id}/resign", At::Running, r#"{"acts":ACTS}"#),
    ("post", "/api/tables/{id}/return", At::Running, ""),
    ("post", "/api/tables/{id}/wait", At::Running, r#"{"acts":ACTS,"seat":0}"#),
    ("put", "/api/tables/{id}/notifications", At::Running, r#"{"enabled":true}"#),
    ("post", "/api/tables/{id}/rematch", At::Over, ""),
    ("post", "/api/tables/{id}/seat-token", At::Running, ""),
    ("get", "/api/tables/{id}/frame", At::Running, ""),
    ("get", "/api/tables/{id}/news", At::Running, ""),
    ("get", "/api/tables/{id}/fairness", At::Running, ""),
    ("get", "/api/tables/{id}/replay", At::Running, ""),
    ("get", "/api/tables/{id}/record", At::Over, ""),
    ("get", "/api/games", At::Over, ""),
    ("get", "/api/users/{id}", At::Over, ""),
    ("get", "/api/news", At::Running, ""),
    ("get", "/api/friends", At::Gathering, ""),
    ("put", "/api/friends/{id}", At::Gathering, ""),
    ("delete", "/api/friends/{id}", At::Gathering, ""),
    ("get", "/api/blocks", At::Gathering, ""),
    ("put", "/api/blocks/{id}", At::Gathering, ""),
    ("delete", "/api/blocks/{id}", At::Gathering, ""),
    ("get", "/api/tables/{id}/chat", At::Running, ""),
    ("post", "/api/tables/{id}/chat", At::Running, r#"{"text":"x"}"#),
    ("post", "/api/reports", At::Gathering, r#"{"user":"aaaaaaaaaaab","reason":"x"}"#),
    ("get", "/api/moderation/reports", At::Gathering, ""),
    ("post", "/api/moderation/reports/{id}/close", At::Gathering, r#"{"note":"x"}"#),
    ("post", "/api/moderation/users/{id}/actions", At::Gathering, r#"{"action":"ban","note":"x"}"#),
    (
        "post",
        "/api/moderation/removals",
        At::Gathering,
        r#"{"content":{"name":"aaaaaaaaaaab"},"note":"x"}"#,
    ),
    ("get", "/api/moderation/audit", At::Gathering, ""),
    ("get", "/api/moderation/ratings", At::Gathering, ""),
];

/// A table in a state, and a client of each role.
struct Scene {
    party: TestTable,
    acts: u64,
    mv: String,
    clients: Vec<HttpClient>,
}

impl Scene {
    fn set(node: &Node, at: At) -> Scene {
        let mut elsewhere = TestTable::gather(node, "qin", 2, 1);
        let foreign = elsewhere.act(0, "seat-token", json!(null));
        let mut party = match at {
            At::Gathering => TestTable::gather(node, "qin", 3, 2),
            At::Running | At::Asked | At::Over => begun(node),
        };
        let program = party.act(0, "seat-token", json!(null));
        let (acts, _) = party.now();
        match at {
            At::Asked => drop(party.act(1, "take-back", json!({"acts": acts, "to": 2}))),
            At::Over => {
                for person in 0..3 {
                    let (acts, _) = party.now();
                    party.act(person, "resign", json!({ "acts": acts }));
                }
            }
            At::Gathering | At::Running => {}
        }
        let (acts, _) = party.now();
        let mv = match at {
            At::Running => party.frame(0)["frame"]["moves"][0].as_str().unwrap_or("").to_owned(),
            _ => String::new(),
        };
        let holding = |given: &Value| {
            let mut client = node.client();
            client.token = given["token"].as_str().map(str::to_owned);
            client
        };
        let mut clients = vec![node.client(), node.client()];
        clients.push(holding(&json!({"token": "f".repeat(64)})));
        clients.push(guest(node));
        let mut people = party.people.iter().map(|person| person.token.clone());
        let (owner, second) = (people.next().flatten(), people.next().flatten());
        for token in [second, owner] {
            let mut client = node.client();
            client.token = token;
            clients.push(client);
        }
        clients.extend([holding(&program), holding(&foreign)]);
        Scene { party, acts, mv, clients }
    }

    /// The response to a role.
    fn ask(
        &mut self,
        role: usize,
        (method, path, _, body): (&str, &str, At, &str),
    ) -> HttpResponse {
        let path = path.replace("{id}", &self.party.id).replace("{from}", "7");
        let body = body.replace("ACTS", &self.acts.to_string()).replace("MOVE", &self.mv);
        let cookie = [("cookie", "pagoda=0123456789abcdef")];
        let headers = if ROLES[role] == "old cookie" { &cookie[..] } else { &[] };
        let body = Some(body).filter(|body| !body.is_empty());
        let mut headers = headers.to_vec();
        if path == "/api/news" {
            headers.extend(UPGRADE);
        }
        self.clients[role].send(&method.to_uppercase(), &path, &headers, body.as_deref())
    }
}

/// A running table of three on which seat 1 began and has moved.
fn begun(node: &Node) -> TestTable {
    loop {
        let mut party = TestTable::gather(node, "qin", 3, 3);
        party.act(0, "start", json!({}));
        if party.now().1 == Some(0) {
            assert!(party.play_first());
            assert_eq!(party.now().1, Some(0), "the same seat draws next");
            return party;
        }
    }
}

/// The responses to every role, one route a line.
fn authorization_table(node: &Node) -> String {
    let mut table = format!("{:32}", "");
    for role in ROLES {
        write!(table, "{role:20}").expect("writing to a string succeeds");
    }
    for route in ROUTES {
        write!(table, "\n{:7}{:25}", route.0, route.1.replace("/api", ""))
            .expect("writing to a string succeeds");
        let mut scene = Scene::set(node, route.2);
        for (role, _) in ROLES.iter().enumerate() {
            let answer = scene.ask(role, route);
            write!(table, "{:20}", answer.told()).expect("writing to a string succeeds");
            // The next role gets an unchanged table.
            if route.0 != "get" && answer.status < 300 {
                scene = Scene::set(node, route.2);
            }
        }
    }
    let lines: Vec<&str> = table.lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

#[test]
fn routes_are_authorized_by_role() {
    let node = Node::start(&["--bots", "0", "--smtp-url", "smtp://127.0.0.1:9"]);
    expect_file!["routes.txt"].assert_eq(&authorization_table(&node));
}

#[test]
fn every_route_of_the_openapi_document_is_tested() {
    let document = document();
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths is an object") {
        for method in methods.as_object().expect("a path is an object").keys() {
            described.insert((method.clone(), path.clone()));
        }
    }
    let tested = ROUTES.iter().map(|route| (route.0.to_owned(), route.1.to_owned()));
    assert_eq!(described, tested.collect());
}

#[test]
fn frames_use_the_eyes_of_the_session() {
    let node = Node::start(&["--bots", "0"]);
    let route = ROUTES.iter().find(|route| route.1.ends_with("/frame")).expect("the route exists");
    let mut scene = Scene::set(&node, At::Running);
    let mut seen = Vec::new();
    for (role, name) in ROLES.iter().enumerate().filter(|(_, name)| **name != "bad token") {
        let frame = done(scene.ask(role, *route));
        let hands = frame["frame"]["view"]["players"].as_array().expect("players").iter();
        let open = hands.map(|player| player["hand"].get("open").is_some()).collect::<Vec<_>>();
        seen.push(format!("{name}: {} {open:?}", frame["seat"]));
    }
    expect![[r#"
        nobody: null [false, false, false]
        old cookie: null [false, false, false]
        spectator: null [false, false, false]
        seat 2: 1 [false, true, false]
        owner: 0 [true, false, false]
        program: 0 [true, false, false]
        elsewhere: null [false, false, false]"#]]
    .assert_eq(&seen.join("\n"));
}

#[test]
fn unknown_tables_and_methods_are_refused() {
    let node = Node::start(&["--bots", "0"]);
    let mut scene = Scene::set(&node, At::Gathering);
    scene.party.id = "aaaaaaaaaaab".into();
    for route in ROUTES.iter().filter(|route| route.1.contains("/tables/{id}")) {
        let answer = scene.ask(5, *route).told();
        assert_eq!(answer, "404 not_found", "{} {}", route.0, route.1);
    }
    for id in ["", "aaaa", "AAAAAAAAAAAA", "%2e%2e", "aaaaaaaaaaab%00"] {
        let answer = node.client().get(&format!("/api/tables/{id}")).told();
        assert_eq!(answer, "404 not_found", "{id}");
    }
    assert_eq!(node.client().send("PUT", "/api/lobby", &[], None).told(), "405 method_not_allowed");
}

#[test]
fn seat_token_is_revoked_when_its_user_leaves_the_seat() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::gather(&node, "qin", 2, 1);
    let given = party.act(0, "seat-token", json!(null));
    let mut program = node.client();
    program.token = given["token"].as_str().map(str::to_owned);
    party.act(0, "stand", json!(null));
    for (person, seat) in [(1, 0), (2, 1)] {
        party.people.push(guest(&node));
        party.act(person, "sit", json!({"luck": "x", "seat": seat}));
    }
    party.act(0, "start", json!({}));
    let frame = done(program.get(&party.path("frame")));
    assert_eq!(frame["seat"], Value::Null, "the token belongs to the former player");
    let (acts, _) = party.now();
    let resigned = program.post(&party.path("resign"), &json!({ "acts": acts }));
    assert_eq!(resigned.told(), "403 forbidden");
}

#[test]
fn seat_token_is_revoked_when_replaced() {
    let node = Node::start(&["--bots", "0"]);
    let mut party = TestTable::begin(&node, "qin", 2, 2);
    let mut answers = Vec::new();
    let mut program = node.client();
    for _ in 0..2 {
        answers.push(program.get(&party.path("frame")).told());
        let given = party.act(0, "seat-token", json!(null));
        answers.push(program.get(&party.path("frame")).told());
        program.token = given["token"].as_str().map(str::to_owned);
    }
    assert_eq!(answers, ["200", "200", "200", "401 unauthenticated"]);
}
