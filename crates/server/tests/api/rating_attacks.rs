//! Attempts to get a rating by other means than playing well, each with its outcome.

use serde_json::{Value, json};
use server::{Checked, DatabaseConfig, ReportScope};
use server_testkit::{HttpClient, Node, TestDatabase, TestTable, done, guest, until};

use crate::rated_tables::rated;

/// Enough moves for a game of two to count.
pub(crate) const ENOUGH: usize = 16;

/// A site with a fast worker.
pub(crate) struct Site {
    pub(crate) base: TestDatabase,
    pub(crate) node: Node,
}

impl Site {
    fn open() -> Site {
        let base = TestDatabase::new();
        let node = Node::on(&base, &["--bot-think-time-factor", "0.02"]);
        Site { base, node }
    }

    /// A player with an account.
    pub(crate) fn member(&self) -> HttpClient {
        let client = guest(&self.node);
        self.base.register_guests();
        client
    }

    /// A table of this setup where the first sits, with the others on the next seats; its game runs.
    pub(crate) fn begin(&self, people: &[&HttpClient], setup: &Value) -> TestTable {
        let mut people: Vec<HttpClient> = people.iter().map(|it| again(&self.node, it)).collect();
        let table = done(people[0].post("/api/tables", setup));
        let id = table["id"].as_str().expect("a table has an id").to_owned();
        for person in &mut people[1..] {
            done(person.post(&format!("/api/tables/{id}/sit"), &json!({"luck": "clover"})));
        }
        let mut table = TestTable { id, people };
        table.act(0, "start", json!({}));
        table
    }

    /// Plays so many moves; then the second player resigns.
    fn lose(&self, people: [&HttpClient; 2], setup: &Value, moves: usize) {
        let mut table = self.begin(&people, setup);
        for _ in 0..moves {
            assert!(table.play_first(), "the game is longer");
        }
        resign(&mut table, 1);
        self.archive();
    }

    /// Rates finished games now, which otherwise wait for a minute.
    pub(crate) fn archive(&self) {
        until("finished games are archived", || {
            self.base.sql("update tables set due_at = now() where status in (2, 3)");
            self.base.sql("select count(*) from tables where status in (2, 3)") == "0"
        });
    }

    /// A person's finished games, newest first.
    pub(crate) fn games(&self, person: &HttpClient) -> Vec<Value> {
        let path = format!("/api/games?limit=100&user={}", id(&self.node, person));
        let games = done(self.node.client().get(&path));
        games["games"].as_array().expect("a list").clone()
    }

    /// Why none of a person's games counts, newest first.
    fn reasons(&self, person: &HttpClient) -> Vec<Value> {
        self.games(person).iter().map(|game| game["uncounted"].clone()).collect()
    }

    /// A person's ratings: the pool, the rating and the number of games.
    fn ratings(&self, person: &HttpClient) -> Vec<(String, u64, u64)> {
        let path = format!("/api/users/{}", id(&self.node, person));
        let profile = done(self.node.client().get(&path));
        let rating = |it: &Value| {
            let number = |field: &str| it[field].as_u64().expect("a number");
            (it["pool"].as_str().expect("a pool").to_owned(), number("rating"), number("games"))
        };
        profile["ratings"].as_array().expect("a list").iter().map(rating).collect()
    }

    fn config(&self) -> DatabaseConfig {
        let url = Some(self.base.url().to_owned());
        DatabaseConfig { database_url: url, database_url_file: None, tables_databases: Vec::new() }
    }

    /// Recomputes all ratings, which must be those that are stored.
    pub(crate) fn check(&self) -> Checked {
        let checked = self.base.runtime.block_on(server::check_ratings(&self.config()));
        let checked = checked.expect("all logs replay");
        assert!(checked.differences.is_empty() && checked.undecided == 0, "{checked:?}");
        checked
    }
}

/// The same person at a node.
pub(crate) fn again(node: &Node, person: &HttpClient) -> HttpClient {
    let mut client = node.client();
    client.token.clone_from(&person.token);
    client
}

fn id(node: &Node, person: &HttpClient) -> String {
    let me = done(again(node, person).get("/api/me"));
    me["user"]["id"].as_str().expect("an id").to_owned()
}

fn resign(table: &mut TestTable, person: usize) {
    let (acts, _) = table.now();
    table.act(person, "resign", json!({ "acts": acts }));
}

fn casual() -> Value {
    rated(json!({"rated": false}))
}

#[test]
fn two_guests_get_no_rating_from_each_other() {
    let site = Site::open();
    let (ann, ben) = (guest(&site.node), guest(&site.node));
    // A rated table refuses them (`rated_tables.rs`); a public one with a clock was rated before.
    site.lose([&ann, &ben], &casual(), ENOUGH);
    assert_eq!(site.reasons(&ann), ["casual"]);
    assert_eq!((site.ratings(&ann), site.ratings(&ben)), (vec![], vec![]));
    // Neither do they get one by playing first and registering later.
    site.base.register_guests();
    assert_eq!(site.ratings(&ann), []);
    assert_eq!(site.check().games, 0);
}

#[test]
fn same_two_people_count_three_times_a_day() {
    let site = Site::open();
    let (ann, ben) = (site.member(), site.member());
    for _ in 0..3 {
        site.lose([&ann, &ben], &rated(json!({})), ENOUGH);
    }
    let before = (site.ratings(&ann), site.ratings(&ben));
    assert!(matches!(&before.0[..], [(pool, 1501.., 3)] if pool == "live"), "{before:?}");
    for _ in 0..2 {
        site.lose([&ann, &ben], &rated(json!({})), ENOUGH);
    }
    assert_eq!((site.ratings(&ann), site.ratings(&ben)), before, "more games change nothing");
    let (repeated, counted) = (json!("repeated_pair"), Value::Null);
    let expected = [&repeated, &repeated, &counted, &counted, &counted].map(Value::clone);
    assert_eq!(site.reasons(&ann), expected);
    assert_eq!(site.check().games, 3);
    // Correspondence is another ladder, and another day begins anew.
    let daily = rated(json!({"pace": {"daily": {"bank": 86_400, "increment": 3600}}}));
    site.lose([&ann, &ben], &daily, ENOUGH);
    let pools: Vec<String> = site.ratings(&ann).into_iter().map(|it| it.0).collect();
    assert_eq!(pools, ["live", "correspondence"]);
    site.base.sql("update ladder_game set ended_at = ended_at - interval '25 hours'");
    site.lose([&ann, &ben], &rated(json!({})), ENOUGH);
    assert_eq!(site.ratings(&ann)[0].2, 4);
}

#[test]
fn resigning_at_once_changes_no_rating() {
    let site = Site::open();
    let (ann, ben) = (site.member(), site.member());
    site.lose([&ann, &ben], &rated(json!({})), 0);
    site.lose([&ann, &ben], &rated(json!({})), ENOUGH - 1);
    assert_eq!(site.reasons(&ann), ["too_short", "too_short"]);
    assert_eq!((site.ratings(&ann), site.ratings(&ben)), (vec![], vec![]));
    assert_eq!(site.check().games, 0);
}

#[test]
fn beating_bots_changes_no_rating_among_people() {
    let site = Site::open();
    let (ann, ben) = (site.member(), site.member());
    site.lose([&ann, &ben], &rated(json!({})), ENOUGH);
    let among_people = site.ratings(&ann);
    let chairs = json!(["open", {"bot": "novice"}, "open"]);
    let setup = rated(json!({"rated": false, "seats": 3, "chairs": chairs}));
    let mut table = site.begin(&[&ann, &ben], &setup);
    // The third seat is the second person's.
    let mut moves = 0;
    while moves < 3 * ENOUGH / 2 {
        let (acts, Some(seat)) = table.now() else { panic!("the game is longer") };
        let Some(person) = [Some(0), None, Some(1)][seat] else { continue };
        let mv = table.frame(person)["frame"]["moves"][0].clone();
        table.act(person, "moves", json!({"acts": acts, "move": mv}));
        moves += 1;
    }
    until("the second person has resigned", || {
        let (acts, _) = table.now();
        let path = table.path("resign");
        table.people[1].post(&path, &json!({ "acts": acts })).status == 200
    });
    until("the first person has resigned", || {
        let (acts, _) = table.now();
        let path = table.path("resign");
        table.people[0].post(&path, &json!({ "acts": acts })).status == 200
    });
    site.archive();
    let ratings = site.ratings(&ann);
    assert_eq!(ratings[..1], among_people[..], "people among themselves");
    assert_eq!((ratings[1].0.as_str(), ratings[1].2), ("bots", 1), "a ladder of its own");
    assert_eq!(
        site.base.sql("select pool, player_id from ladder_rating where player_id < 0"),
        "2|-1"
    );
    assert_eq!(site.check().games, 2);
}

#[test]
fn guest_changes_no_rating_of_a_bot() {
    let site = Site::open();
    let ann = guest(&site.node);
    let chairs = json!(["open", {"bot": "master"}]);
    let mut table = site.begin(&[&ann], &rated(json!({"rated": false, "chairs": chairs})));
    let mut moves = 0;
    while moves < ENOUGH {
        let (acts, Some(seat)) = table.now() else { panic!("the game is longer") };
        if seat != 0 {
            continue;
        }
        let mv = table.frame(0)["frame"]["moves"][0].clone();
        table.act(0, "moves", json!({"acts": acts, "move": mv}));
        moves += 1;
    }
    until("the guest has resigned", || {
        let (acts, _) = table.now();
        let path = table.path("resign");
        table.people[0].post(&path, &json!({ "acts": acts })).status == 200
    });
    site.archive();
    assert_eq!(site.reasons(&ann), ["guest"]);
    assert_eq!(site.base.sql("select count(*) from ladder_rating"), "0");
}

/// Makes the log of the only table one that an older program wrote.
fn write_as_older_program(base: &TestDatabase) {
    for field in [r#","rated":false"#, r#","account":true"#, r#","account":false"#] {
        base.sql(&format!("update act set body = replace(body, '{field}', '')"));
    }
}

#[test]
fn public_game_of_an_older_version_counts_if_its_players_have_accounts() {
    let site = Site::open();
    let (ann, ben) = (guest(&site.node), site.member());
    for is_member in [false, true] {
        if is_member {
            site.base.register_guests();
        }
        let mut table = site.begin(&[&ann, &ben], &casual());
        for _ in 0..ENOUGH {
            assert!(table.play_first(), "the game is longer");
        }
        // One has no account yet when the first game is rated.
        if !is_member {
            let theirs = id(&site.node, &ann).parse::<wire::api::UserId>().expect("an id");
            site.base.sql(&format!("delete from account where user_id = {}", theirs.bits()));
        }
        resign(&mut table, 1);
        write_as_older_program(&site.base);
        site.archive();
    }
    assert_eq!(site.reasons(&ann), [Value::Null, json!("guest")]);
    assert_eq!((site.ratings(&ann)[0].2, site.check().games), (1, 1));
}

#[test]
fn games_that_an_older_program_archived_are_decided_later() {
    let site = Site::open();
    let (ann, ben) = (site.member(), site.member());
    site.lose([&ann, &ben], &rated(json!({})), ENOUGH);
    let before = site.ratings(&ann);
    // As an older program leaves it: a result without a verdict.
    site.base.sql("truncate ladder_game, ladder_rating, ladder_history");
    site.base.sql("update game_result set verdict = null");
    assert_eq!(site.ratings(&ann), []);
    let _other = Node::on(&site.base, &["--bots", "0"]);
    until("the game is rated", || site.ratings(&ann) == before);
    site.check();
}

#[test]
fn report_compares_moves_of_finished_rated_games_only() {
    let site = Site::open();
    let (ann, ben) = (site.member(), site.member());
    site.lose([&ann, &ben], &rated(json!({})), 4);
    site.lose([&ann, &ben], &casual(), 4);
    let mut running = site.begin(&[&ann, &ben], &rated(json!({})));
    assert!(running.play_first());
    let scope = ReportScope { days: 1, games: 9 };
    let report = site.base.runtime.block_on(server::report_ratings(&site.config(), scope));
    let report = report.expect("all logs replay");
    assert_eq!(report.compared, 1);
    // Too few moves to accuse anybody, and a pair that met once.
    assert!(report.agreements.is_empty() && report.pairs.is_empty() && report.risen.is_empty());
}

#[test]
fn moderators_see_pairs_that_meet_too_often() {
    let site = Site::open();
    let (ann, ben) = (site.member(), site.member());
    for _ in 0..5 {
        site.lose([&ann, &ben], &rated(json!({})), 0);
    }
    let (mut moderator, _) = crate::moderation::moderator(&site.base, &site.node);
    let path = "/api/moderation/ratings";
    let pair = &done(moderator.get(path))["pairs"][0];
    assert_eq!(
        (&pair["games"], &pair["wins"], &pair["uncounted"]),
        (&json!(5), &json!(5), &json!(5))
    );
    assert_eq!(pair["winner"]["id"], id(&site.node, &ann));
    assert_eq!(again(&site.node, &ann).get(path).told(), "403 forbidden");
    for days in ["0", "367"] {
        let path = format!("{path}?days={days}");
        assert_eq!(moderator.get(&path).told(), "422 invalid_value");
    }
}
