//! Rated tables: who may sit there, and what is refused.

use serde_json::{Value, json};
use server_testkit::{HttpClient, Node, TestDatabase, done, guest};

/// A node with its database.
fn club(flags: &[&str]) -> (TestDatabase, Node) {
    let base = TestDatabase::new();
    let node = Node::on(&base, flags);
    (base, node)
}

fn live() -> Value {
    json!({"live": {"bank": 3600, "increment": 10}})
}

/// A rated table of Qin for two, with other fields.
pub(crate) fn rated(more: Value) -> Value {
    let mut table = json!({
        "game": "qin", "seats": 2, "public": true, "rated": true, "pace": live(),
        "sit": {"luck": "clover"},
    });
    table.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    table
}

fn create(person: &mut HttpClient, more: Value) -> String {
    person.post("/api/tables", &rated(more)).told()
}

#[test]
fn rated_table_is_for_accounts_only() {
    let (base, node) = club(&["--bots", "0"]);
    let mut ann = guest(&node);
    assert_eq!(create(&mut ann, json!({})), "409 account_required");
    let quick = json!({"game": "qin", "seats": 2, "pace": live(), "luck": "x", "rated": true});
    assert_eq!(ann.post("/api/quick-match", &quick).told(), "409 account_required");
    base.register_guests();
    let table = done(ann.post("/api/tables", &rated(json!({}))));
    assert_eq!(table["rated"], true);
    let path = format!("/api/tables/{}/sit", table["id"].as_str().expect("an id"));
    let mut ben = guest(&node);
    let sit = json!({"luck": "clover"});
    assert_eq!(ben.post(&path, &sit).told(), "409 account_required");
    let lobby = done(node.client().get("/api/lobby"));
    assert_eq!(lobby[0]["rated"], true, "the lobby says so");
    base.register_guests();
    assert_eq!(ben.post(&path, &sit).told(), "200");
    // A rated quick match is found by those who want one.
    let casual = json!({"game": "qin", "seats": 2, "pace": live(), "luck": "x"});
    let [first, second] =
        [&quick, &casual].map(|wanted| done(ann.post("/api/quick-match", wanted)));
    assert_eq!((&first["rated"], &second["rated"]), (&json!(true), &json!(false)));
    assert_eq!(done(ben.post("/api/quick-match", &quick))["id"], first["id"]);
}

#[test]
fn rated_table_is_public_and_timed_and_has_no_bots() {
    let (base, node) = club(&["--bots", "0"]);
    let mut ann = guest(&node);
    base.register_guests();
    assert_eq!(create(&mut ann, json!({"public": false})), "422 invalid_value");
    assert_eq!(create(&mut ann, json!({"pace": "untimed"})), "422 clock_required");
    let bot = json!({"bot": "novice"});
    assert_eq!(create(&mut ann, json!({"chairs": ["open", bot]})), "409 not_at_rated_table");
    let quick = json!({"game": "qin", "seats": 2, "luck": "x", "rated": true});
    assert_eq!(ann.post("/api/quick-match", &quick).told(), "422 clock_required");
    let table = done(ann.post("/api/tables", &rated(json!({}))));
    let start = format!("/api/tables/{}/start", table["id"].as_str().expect("an id"));
    let fill = json!({"fill": "master"});
    assert_eq!(ann.post(&start, &fill).told(), "409 not_at_rated_table");
    assert_eq!(ann.post(&start, &json!({})).told(), "409 seats_open");
}

#[test]
fn rated_game_has_no_programs_and_no_record_while_it_runs() {
    let (base, node) = club(&["--bots", "0"]);
    let (mut ann, mut ben) = (guest(&node), guest(&node));
    base.register_guests();
    let table = done(ann.post("/api/tables", &rated(json!({}))));
    let path = |what: &str| format!("/api/tables/{}/{what}", table["id"].as_str().expect("an id"));
    assert_eq!(ann.post(&path("seat-token"), &json!({})).told(), "409 not_at_rated_table");
    done(ben.post(&path("sit"), &json!({"luck": "clover"})));
    done(ann.post(&path("start"), &json!({})));
    assert_eq!(ben.post(&path("seat-token"), &json!({})).told(), "409 not_at_rated_table");
    assert_eq!(ann.get(&path("record")).told(), "409 game_not_over", "nothing to analyse");
    // A token that an older server beside this one issued.
    let token = "a".repeat(64);
    base.sql(&format!(
        "insert into seat_token (token_hash, table_id, seat, issued_by)
         select sha256('{token}'::bytea), id, 0, owner_id from tables"
    ));
    let mut program = node.client();
    program.token = Some(token);
    assert!(done(program.get(&path("frame")))["seat"].is_null(), "it sees what everybody sees");
    let new = json!({"acts": done(ann.get(&path("frame")))["acts"], "move": "draw"});
    assert_eq!(program.post(&path("moves"), &new).told(), "409 not_at_rated_table");
}

#[test]
fn program_is_marked_at_its_table_and_in_the_result() {
    let (base, node) = club(&["--bot-think-time-factor", "0.02"]);
    let mut ann = guest(&node);
    base.register_guests();
    let chairs = json!(["open", {"bot": "novice"}]);
    let wanted = rated(json!({"rated": false, "chairs": chairs}));
    let table = done(ann.post("/api/tables", &wanted));
    let path = |what: &str| format!("/api/tables/{}/{what}", table["id"].as_str().expect("an id"));
    done(ann.post(&path("start"), &json!({})));
    let token = done(ann.post(&path("seat-token"), &json!({})));
    let mut program = node.client();
    program.token = token["token"].as_str().map(str::to_owned);
    let info = |ann: &mut HttpClient| done(ann.get(path("").trim_end_matches('/')));
    assert_eq!(info(&mut ann).get("programs"), None);
    server_testkit::until("the program may move", || info(&mut ann)["to_act"] == 0);
    let frame = done(program.get(&path("frame?moves=true")));
    let new = json!({"acts": frame["acts"], "move": frame["frame"]["moves"][0]});
    done(program.post(&path("moves"), &new));
    assert_eq!(info(&mut ann)["programs"], json!([0]));
    server_testkit::until("it has resigned", || {
        let acts = info(&mut ann)["acts"].clone();
        ann.post(&path("resign"), &json!({ "acts": acts })).status == 200
    });
    server_testkit::until("the game is archived", || {
        base.sql("update tables set due_at = now()");
        base.sql("select count(*) from tables") == "0"
    });
    let games = done(node.client().get("/api/games"));
    let game = &games["games"][0];
    assert_eq!((&game["uncounted"], &game["pool"]), (&json!("program"), &Value::Null));
    assert_eq!(game["seats"][0]["program"], true);
    assert_eq!(game["seats"][1].get("program"), None);
}
