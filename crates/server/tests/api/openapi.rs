//! The API matches its OpenAPI document, and every refusal is a documented problem.

use game::{Game, Quick};
use serde_json::{Value, json};
use server_testkit::{Node, TestTable};
use table::{ForGame, for_game};
use wire::api::Code;

/// The OpenAPI document. A test of `dev/pagoda-dev` compares it with the file in `docs`.
pub(crate) fn document() -> Value {
    serde_json::from_str(&server::openapi()).expect("the document is JSON")
}

#[test]
fn node_serves_its_openapi_document() {
    let node = Node::start(&[]);
    let answer = node.client().get("/api/openapi.json");
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert!(answer.body == server::openapi());
}

#[test]
fn every_problem_code_is_documented() {
    let document = document();
    let described: Vec<&str> = document["components"]["schemas"]["Code"]["enum"]
        .as_array()
        .expect("codes are a list")
        .iter()
        .map(|code| code.as_str().expect("a code is text"))
        .collect();
    let known: Vec<&str> = Code::ALL.iter().map(|code| code.name()).collect();
    assert_eq!(described, known);
}

#[test]
fn every_refusal_is_documented_as_a_problem_response() {
    let document = document();
    for (path, methods) in document["paths"].as_object().expect("paths is an object") {
        for (method, route) in methods.as_object().expect("a path is an object") {
            let content = &route["responses"]["4XX"]["content"];
            let is_documented = content.get("application/problem+json").is_some();
            assert!(is_documented, "{method} {path} documents no problem response");
        }
    }
}

/// Well-formed moves, legal or not.
struct Anything;

impl ForGame for Anything {
    type Out = Vec<String>;

    fn run<G: Game>(self) -> Vec<String> {
        let mut luck = Quick::new(8);
        (0..30).map(|_| G::anything(&mut luck).to_string()).collect()
    }
}

#[test]
fn illegal_moves_are_refused_with_their_clause() {
    let node = Node::start(&[]);
    for slug in table::SLUGS {
        let mut party = TestTable::begin(&node, slug, 2, 2);
        let (acts, seat) = party.now();
        let seat = seat.expect("a seat is to act");
        let frame = party.frame(seat);
        let legal = frame["frame"]["moves"].as_array().expect("moves are a list");
        let path = party.path("moves");
        let moves = for_game(slug, Anything).expect("the slug is known");
        for mv in moves.into_iter().filter(|mv| !legal.contains(&json!(mv))) {
            let refused = party.people[seat].post(&path, &json!({"acts": acts, "move": mv}));
            assert_eq!(refused.told(), "422 illegal_move", "{slug} {mv}");
            let problem = refused.json();
            let clause = problem["clause"].as_str().expect("the problem has a clause");
            assert!(is_in_the_rules(slug, clause), "{slug}: {clause}");
            assert_eq!(problem["type"], "urn:pagoda:illegal_move");
        }
        let garbled = party.people[seat].post(&path, &json!({"acts": acts, "move": "??"}));
        assert_eq!(garbled.told(), "422 malformed_move", "{slug}");
    }
}

fn is_in_the_rules(game: &str, clause: &str) -> bool {
    let rules = table::rules(game, game::Lang::default()).expect("every game has rules");
    rules.contains(clause)
}

#[test]
fn operation_ids_are_unique() {
    let document = document();
    let paths = document["paths"].as_object().expect("paths is an object").values();
    let operations = paths.flat_map(|path| path.as_object().expect("a path is an object").values());
    let mut names: Vec<&str> =
        operations.map(|it| it["operationId"].as_str().expect("an operation has an id")).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}
