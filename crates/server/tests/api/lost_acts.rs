//! A database that lost committed acts, as after a failover to a standby that lacked them: a node never applies an act to a
//! position that its log doesn't have, and players are told.

use serde_json::{Value, json};
use server_testkit::{Node, SocketClient, TestDatabase, TestTable, until};

/// A node with a running game, and a socket of a spectator who has seen all of it.
struct Watched {
    base: TestDatabase,
    node: Node,
    party: TestTable,
    socket: SocketClient,
    /// The number of acts that the node and the spectator know.
    known: u64,
}

impl Watched {
    /// Plays four moves of a game.
    fn begin() -> Watched {
        let base = TestDatabase::new();
        let node = Node::on(&base, &[]);
        let mut party = TestTable::begin(&node, "qin", 2, 2);
        for _ in 0..4 {
            assert!(party.play_first(), "the game has only begun");
        }
        let mut socket = SocketClient::open(&node.address, None);
        socket.ask(&json!({"watch": {"table": party.id, "acts": 0}}));
        let known = party.now().0;
        let mut watched = Watched { base, node, party, socket, known };
        let frame = watched.next("frame");
        assert_eq!(frame["acts"], known);
        watched
    }

    /// The next message of a kind.
    fn next(&mut self, kind: &str) -> Value {
        loop {
            let news: Value =
                serde_json::from_str(&self.socket.next_message()).expect("news are JSON");
            if let Some(found) = news.get(kind) {
                return found.clone();
            }
        }
    }

    /// The table's id in SQL.
    fn row(&self) -> String {
        let id = self.party.id.parse::<wire::api::TableId>().expect("the id is valid").bits();
        (id as i64).to_string()
    }

    /// The database loses the last acts.
    fn lose(&self, acts: u64) {
        let (row, kept) = (self.row(), self.known - acts);
        self.base.sql(&format!(
            "begin; delete from act where table_id = {row} and {kept} <= number;
             update tables set acts = {kept} where id = {row}; commit"
        ));
    }

    /// A move by the player to act, as a node without memory of the table knows it.
    fn play_elsewhere(&mut self) {
        let other = Node::on(&self.base, &[]);
        let players = self.party.people.iter().map(|it| it.token.clone());
        let mut people = players.map(|token| {
            let mut client = server_testkit::HttpClient::new(&other.address);
            client.token = token;
            client
        });
        let people = vec![people.next().expect("two players"), people.next().expect("two players")];
        let mut party = TestTable { id: self.party.id.clone(), people };
        assert!(party.play_first(), "the game goes on");
    }
}

#[test]
fn shorter_log_is_noticed_and_reported_before_anybody_acts() {
    let mut watched = Watched::begin();
    watched.lose(2);
    let (kept, table) = (watched.known - 2, watched.party.id.clone());
    assert_eq!(watched.next("rolled_back"), json!({"table": table, "acts": kept}));
    assert_eq!(watched.next("table")["acts"], kept);
    let frame = watched.next("frame");
    assert_eq!((&frame["acts"], &frame["since"]), (&json!(kept), &json!(0)), "all events again");
    // The game goes on from there.
    assert_eq!(watched.party.now().0, kept);
    assert!(watched.party.play_first());
    assert_eq!(watched.next("frame")["acts"], kept + 1);
}

#[test]
fn act_never_follows_a_position_that_the_log_lost() {
    let mut watched = Watched::begin();
    // Another node has played on from the earlier position: the number of acts is the same as before.
    watched.lose(1);
    watched.play_elsewhere();
    let row = watched.row();
    let text = || format!("select number, body from act where table_id = {row} order by number");
    let before = watched.base.sql(&text());
    let (_, seat) = watched.party.now();
    let seat = seat.expect("a seat is to act");
    let (acts, mv) = (watched.known, watched.party.frame(seat)["frame"]["moves"][0].clone());
    let path = watched.party.path("moves");
    let answer = watched.party.people[seat].post(&path, &json!({"acts": acts, "move": mv}));
    let after = watched.base.sql(&text());
    assert!(after.starts_with(&before), "the log only grows: {after}");
    // Whether the move is legal there or not, the node has the log's position now.
    until("the node has the log's acts", || {
        let count = watched.base.sql(&format!("select acts from tables where id = {row}"));
        watched.party.now().0.to_string() == count
    });
    assert_eq!(watched.next("rolled_back")["acts"], watched.known - 1, "{}", answer.body);
    let fresh = Node::on(&watched.base, &[]);
    let path = format!("/api/tables/{}/frame", watched.party.id);
    let shown = watched.node.client().get(&path).json();
    assert_eq!(shown["frame"]["view"], fresh.client().get(&path).json()["frame"]["view"]);
}

#[test]
fn table_that_is_lost_as_a_whole_is_gone() {
    let mut watched = Watched::begin();
    let row = watched.row();
    let (acts, Some(seat)) = watched.party.now() else { panic!("a seat is to act") };
    let mv = watched.party.frame(seat)["frame"]["moves"][0].clone();
    watched.base.sql(&format!(
        "begin; delete from act where table_id = {row}; delete from tables where id = {row}; commit"
    ));
    let path = watched.party.path("moves");
    let answer = watched.party.people[seat].post(&path, &json!({"acts": acts, "move": mv}));
    assert_eq!(answer.told(), "404 not_found");
    assert_eq!(watched.next("gone"), json!(watched.party.id));
}

#[test]
fn returning_client_ahead_of_the_log_is_rolled_back() {
    let mut watched = Watched::begin();
    watched.lose(1);
    // The node that it returns to has never seen the lost act.
    let other = Node::on(&watched.base, &[]);
    let (table, kept) = (watched.party.id.clone(), watched.known - 1);
    let mut socket = SocketClient::open(&other.address, None);
    socket.ask(&json!({"watch": {"table": table, "acts": watched.known}}));
    let told: Value = serde_json::from_str(&socket.next_message()).expect("news are JSON");
    assert_eq!(told, json!({"rolled_back": {"table": table, "acts": kept}}));
    assert_eq!(watched.next("rolled_back")["acts"], kept);
}
