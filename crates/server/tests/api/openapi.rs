//! The API is what its OpenAPI document says, and every refusal is a documented problem.

use game::{Game, Quick};
use serde_json::{Value, json};
use server_testkit::{Node, TestTable};
use table::{ForGame, for_game};
use wire::api::Code;

/// The description, read; a test of `dev/pagoda-dev` compares it with the tree's.
pub(crate) fn document() -> Value {
    serde_json::from_str(&server::openapi()).expect("it is JSON")
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
        .expect("the codes are listed")
        .iter()
        .map(|code| code.as_str().expect("a code is text"))
        .collect();
    let known: Vec<&str> = Code::ALL.iter().map(|code| code.name()).collect();
    assert_eq!(described, known);
}

#[test]
fn every_refusal_is_documented_as_a_problem_response() {
    let document = document();
    for (path, methods) in document["paths"].as_object().expect("there are paths") {
        for (method, route) in methods.as_object().expect("there are methods") {
            let content = &route["responses"]["4XX"]["content"];
            let is_told = content.get("application/problem+json").is_some();
            assert!(is_told, "{method} {path} doesn't say how it refuses");
        }
    }
}

/// Moves that can be written down, legal or not.
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
        let seat = seat.expect("somebody is to act");
        let frame = party.frame(seat);
        let legal = frame["frame"]["moves"].as_array().expect("moves are listed");
        let path = party.path("moves");
        let moves = for_game(slug, Anything).expect("it is a game");
        for mv in moves.into_iter().filter(|mv| !legal.contains(&json!(mv))) {
            let refused = party.people[seat].post(&path, &json!({"acts": acts, "move": mv}));
            assert_eq!(refused.told(), "422 illegal_move", "{slug} {mv}");
            let problem = refused.json();
            let clause = problem["clause"].as_str().expect("the rules name a clause");
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
    let paths = document["paths"].as_object().expect("there are paths").values();
    let operations = paths.flat_map(|path| path.as_object().expect("there are methods").values());
    let mut names: Vec<&str> =
        operations.map(|it| it["operationId"].as_str().expect("each has a name")).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}
