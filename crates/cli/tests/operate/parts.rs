//! `pagoda parts` distributes tables over several databases while a node serves them.

use std::process::{Command, Output};

use serde_json::json;
use server_testkit::{Node, TestDatabase, TestTable, done, until};
use store::Part;
use wire::api::TableId;

/// A site with a database of tables, both served by one node.
struct Site {
    home: TestDatabase,
    east: TestDatabase,
    node: Node,
}

impl Site {
    fn start() -> Site {
        let (home, east) = (TestDatabase::new(), TestDatabase::new());
        let east_url = format!("east={}", east.url());
        let node = Node::on(&home, &["--tables-databases", &east_url]);
        Site { home, east, node }
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
        command.arg("parts").args(arguments).env("PAGODA_DATABASE_URL", self.home.url());
        command.env("PAGODA_TABLES_DATABASES", format!("east={}", self.east.url()));
        command
    }

    fn parts(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("pagoda starts")
    }

    #[track_caller]
    fn succeed(&self, arguments: &[&str]) -> String {
        let done = self.parts(arguments);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("the output is UTF-8")
    }

    /// Kills the program once it has moved a part, before it has deleted what was copied.
    fn interrupt_move(&self, part: &str) {
        let mut command = self.command(&["move", part, "--to", "east", "--settle", "600"]);
        let mut moving = command.spawn().expect("pagoda starts");
        let place = format!("select database from table_part where part = {part}");
        until("the part is moved", || self.home.sql(&place) == "east");
        moving.kill().and_then(|()| moving.wait()).expect("it was running");
    }

    #[track_caller]
    fn fail(&self, arguments: &[&str]) -> String {
        let done = self.parts(arguments);
        assert!(!done.status.success(), "{arguments:?} must fail");
        String::from_utf8(done.stderr).expect("errors are UTF-8")
    }
}

fn part_of(id: &str) -> Part {
    Part::of(id.parse::<TableId>().expect("a table has an id"))
}

/// A finished game that is archived, with a chat message, in another part than this one.
fn finished_game_outside(site: &Site, part: Part) -> TestTable {
    for games in 1.. {
        let mut party = TestTable::begin(&site.node, "qin", 2, 2);
        let (chat, resign) = (party.path("chat"), party.path("resign"));
        done(party.people[1].post(&chat, &json!({ "text": "Well played" })));
        let (acts, _) = party.now();
        done(party.people[0].post(&resign, &json!({ "acts": acts })));
        until("the game is archived", || {
            site.home.sql("update tables set due_at = now() where status = 2 and now() < due_at");
            site.home.sql("select count(*) from archived_table") == games.to_string()
        });
        if part_of(&party.id) != part {
            return party;
        }
    }
    unreachable!("parts are random")
}

#[test]
fn part_is_moved_once_its_games_are_finished() {
    let site = Site::start();
    let live = TestTable::begin(&site.node, "qin", 2, 2);
    let live_part = part_of(&live.id);
    let mut party = finished_game_outside(&site, live_part);
    let (live_part, part) = (live_part.to_string(), part_of(&party.id).to_string());

    let refused = site.fail(&["move", &part, "--to", "east"]);
    assert!(refused.contains(&format!("part {part} is open")), "{refused}");
    site.succeed(&["close", "0-63"]);
    let refused = site.fail(&["move", &live_part, "--to", "east"]);
    assert!(refused.contains(&format!("part {live_part} has 1 live tables")), "{refused}");
    let unknown = site.fail(&["move", &part, "--to", "west"]);
    assert!(unknown.contains("west, which has no URL"), "{unknown}");
    let is_in_part = format!("where table_id & 63 = {part}");
    site.home.sql(&format!("update archived_table set title = 'Rude' where id & 63 = {part}"));
    site.interrupt_move(&part);
    // What changed where it was is repeated, once the move is.
    site.home.sql(&format!(
        "insert into chat_message (table_id, number, user_id, text)
             select table_id, 2, user_id, 'Thanks' from chat_message {is_in_part};
         update chat_message set text = '' {is_in_part} and number = 1;
         update archived_table set title = '' where id & 63 = {part}"
    ));
    site.succeed(&["move", &part, "--to", "east", "--settle", "1"]);
    let listed = site.succeed(&["list"]);
    let moved = listed.lines().find(|line| line.trim_start().starts_with(&part));
    let words: Vec<&str> = moved.expect("it is listed").split_whitespace().collect();
    assert_eq!(words, [&part, "east", "open", "0", "1"]);

    // The game is served from there, with its chat, and listed once.
    let path = party.path("chat");
    let chat = done(party.people[0].get(&path));
    assert_eq!((chat.as_array().map(Vec::len), &chat[0]["text"]), (Some(1), &json!("Thanks")));
    let me = done(party.people[0].get("/api/me"));
    assert_eq!(me["tables"].as_array().map(Vec::len), Some(1), "{me}");
    for (relation, id, stored) in [("archived_table", "id", "1"), ("chat_message", "table_id", "2")]
    {
        let count = format!("select count(*) from {relation} where {id} & 63 = {part}");
        assert_eq!((&*site.home.sql(&count), &*site.east.sql(&count)), ("0", stored), "{relation}");
    }
    assert_eq!(site.east.sql("select count(*) from archived_table where title <> ''"), "0");
    // No other part is open: every new table is created there, once the node knows.
    until("tables are created in the moved part", || {
        let new = TestTable::begin(&site.node, "qin", 2, 2);
        part_of(&new.id).to_string() == part
    });
    assert_ne!(site.east.sql("select count(*) from tables"), "0");
}
