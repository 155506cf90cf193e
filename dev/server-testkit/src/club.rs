//! Two nodes with simulated players of whole games, for tests of results, records and ratings.

use std::{
    thread,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use game::Seat;
use load_client::{Client, Gathered, Party, Seated, SimulatedPlayer};
use serde_json::json;
use test_services::Nats;
use wire::api::{Chair, Level, NewTable, Sit, Start, TableFrame, TableId};

use crate::{Node, TestDatabase};

/// A chair of the weakest bot.
pub const BOT: Chair = Chair::Bot(Level::Novice);
/// A chair for a person.
pub const OPEN: Chair = Chair::Open;

/// Two nodes on one database, with NATS between them. Services are dropped after the nodes that use them.
pub struct Club {
    /// The nodes.
    pub nodes: [Node; 2],
    /// Their database.
    pub base: TestDatabase,
    _nats: Nats,
}

impl Club {
    /// Starts the nodes.
    pub fn open() -> Club {
        let (base, nats) = (TestDatabase::new(), Nats::start());
        let url = nats.url();
        let node = || Node::on(&base, &["--bot-think-time-factor", "0.02", "--nats-url", &url]);
        Club { nodes: [node(), node()], base, _nats: nats }
    }

    /// An anonymous client of both nodes.
    pub fn nobody(&self) -> Client {
        Client::new(&self.nodes.each_ref().map(|node| node.address.clone()))
    }

    /// Guests with these names, each at the next node.
    pub async fn people(&self, names: &[&str]) -> Vec<Client> {
        let mut people = Vec::new();
        for (at, name) in names.iter().enumerate() {
            let (client, user) = self.nobody().at(at).come_in(name).await.expect("a new guest");
            assert_eq!(user.name, *name);
            people.push(client);
        }
        people
    }

    /// The same with accounts.
    pub async fn members(&self, names: &[&str]) -> Vec<Client> {
        let people = self.people(names).await;
        self.base.register_guests();
        people
    }

    /// Runs statements on the database.
    #[track_caller]
    pub fn sql(&self, statements: &str) -> String {
        self.base.sql(statements)
    }

    /// Packs finished games now, which otherwise wait for a minute.
    pub fn pack_all(&self) {
        until("all games are packed", || {
            let due = "update tables set due_at = now() where status in (2, 3) and now() < due_at";
            self.sql(due);
            self.sql("select count(*) from tables where status in (2, 3)") == "0"
        });
    }
}

/// Waits for a condition; panics after a minute.
pub fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(60), "timed out waiting until {what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Creates a table, seats people on its open chairs, and starts the game.
pub async fn gather(people: &[Client], game: &str, chairs: &[Chair], public: bool) -> Gathered {
    let wanted = NewTable { public, ..Party::new(game, chairs.to_vec()).table() };
    gather_at(people, &wanted).await
}

/// The same at a rated table for so many people, with an hour each.
pub async fn gather_rated(people: &[Client], game: &str, seats: usize) -> Gathered {
    let pace = serde_json::from_value(json!({"live": {"bank": 3600, "increment": 0}}));
    let pace = pace.expect("it is a time control");
    let table = Party::of_people(game, seats).table();
    gather_at(people, &NewTable { public: true, rated: true, pace, ..table }).await
}

async fn gather_at(people: &[Client], wanted: &NewTable) -> Gathered {
    let chairs = &wanted.chairs;
    let table = people[0].create_table(wanted).await.expect("creating a table succeeds").id;
    let open = chairs.iter().zip(0..).filter(|(chair, _)| **chair == OPEN);
    let seated = open.zip(people).map(|((_, seat), client)| (client, Seat(seat)));
    let seated: Vec<(&Client, Seat)> = seated.collect();
    for (client, seat) in &seated {
        let luck = Some(format!("{:016x}", load_client::luck()));
        let sit = Sit { seat: Some(*seat), luck };
        client.sit(table, &sit).await.expect("the seat is free");
    }
    people[0].start(table, &Start { fill: None }).await.expect("all seats are taken");
    let players = seated
        .into_iter()
        .map(|(client, seat)| SimulatedPlayer::new(client, Seated { table, seat }));
    Gathered { table, players: join_all(players).await }
}

/// Plays to the end.
pub async fn finish(gathered: Gathered) -> TableId {
    Party::of_people("any", gathered.players.len()).finish(gathered).await.table
}

/// A spectator of a table.
pub async fn spectator(nobody: &Client, table: TableId) -> SimulatedPlayer {
    let seated = Seated { table, seat: Seat(0) };
    let mut player = SimulatedPlayer::new(nobody, seated).await;
    player.has_resigned = true;
    player
}

/// Plays or watches to the end, and returns all frames that were shown.
pub async fn record_frames(mut player: SimulatedPlayer) -> Vec<TableFrame> {
    let mut seen: Vec<TableFrame> = Vec::new();
    while !player.is_over() {
        if !player.is_to_act() {
            player.hear().await;
            let is_new = |sent: &&TableFrame| seen.last().is_none_or(|last| last.acts < sent.acts);
            seen.extend(player.shown.as_ref().filter(is_new).cloned());
        }
        player.act().await;
    }
    seen
}
