//! What comes after a game, on two nodes between which a bell rings.

mod backup;
mod export;
mod packed;
mod ratings;
mod replay;

use std::{
    process::{Command, Output},
    thread,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use game::Seat;
use load_client::{Client, Gathered, Party, Seated, SimulatedPlayer};
use test_services::Nats;
use wire::api::{Chair, Level, NewTable, Sent, Sit, Start, TableId};

use crate::node::{Base, Node};

const BOT: Chair = Chair::Bot(Level::Novice);
const OPEN: Chair = Chair::Open;

/// Two nodes and their people. What is used last goes last.
struct Club {
    nodes: [Node; 2],
    base: Base,
    _nats: Nats,
}

impl Club {
    fn open() -> Club {
        let (base, nats) = (Base::new(), Nats::start());
        let url = nats.url();
        let node = || Node::on(&base, &["--bot-time", "0.02", "--nats-url", &url]);
        Club { nodes: [node(), node()], base, _nats: nats }
    }

    /// Nobody yet, at both nodes.
    fn nobody(&self) -> Client {
        Client::new(&self.nodes.each_ref().map(|node| node.address.clone()))
    }

    /// People with these names, each at the next node.
    async fn people(&self, names: &[&str]) -> Vec<Client> {
        let mut people = Vec::new();
        for (at, name) in names.iter().enumerate() {
            let (client, user) = self.nobody().at(at).come_in(name).await.expect("anybody may");
            assert_eq!(user.name, *name);
            people.push(client);
        }
        people
    }

    /// What the database says.
    fn sql(&self, statement: &str) -> String {
        let mut psql = Command::new("psql");
        psql.args(["-XqAt", "-v", "ON_ERROR_STOP=1", self.base.url(), "-c", statement]);
        let told = psql.output().expect("psql runs");
        assert!(told.status.success(), "{statement}: {}", String::from_utf8_lossy(&told.stderr));
        String::from_utf8(told.stdout).expect("it is text").trim_end().to_owned()
    }

    /// A command on the database.
    fn pagoda(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pagoda"));
        command.args(arguments).env("PAGODA_DATABASE_URL", self.base.url());
        command.output().expect("pagoda was built")
    }

    /// What a command prints that must succeed.
    fn printed(&self, arguments: &[&str]) -> String {
        let done = self.pagoda(arguments);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("it is text")
    }

    /// Finished games wait for a minute before they are packed; not here.
    fn pack_all(&self) {
        until("all games are packed", || {
            self.sql("update tables set due_at = now() where stage in (2, 3) and now() < due_at");
            self.sql("select count(*) from tables where stage in (2, 3)") == "0"
        });
    }
}

/// Waits for a state, and not for a time.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(60), "never: {what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Lays a table, sits people down on its open chairs, and begins.
async fn gather(people: &[Client], game: &str, chairs: &[Chair], public: bool) -> Gathered {
    let wanted = NewTable { public, ..Party::new(game, chairs.to_vec()).table() };
    let table = people[0].lay(&wanted).await.expect("a table is laid").id;
    let open = chairs.iter().zip(0..).filter(|(chair, _)| **chair == OPEN);
    let seated = open.zip(people).map(|((_, seat), client)| (client, Seat(seat)));
    let seated: Vec<(&Client, Seat)> = seated.collect();
    for (client, seat) in &seated {
        let sit = Sit { seat: Some(*seat), luck: format!("{:016x}", load_client::luck()) };
        client.sit(table, &sit).await.expect("the chair is free");
    }
    people[0].start(table, &Start { fill: None }).await.expect("all sit");
    let players = seated
        .into_iter()
        .map(|(client, seat)| SimulatedPlayer::new(client, Seated { table, seat }));
    Gathered { table, players: join_all(players).await }
}

/// Plays to the end.
async fn finish(gathered: Gathered) -> TableId {
    Party::of_people("any", gathered.players.len()).finish(gathered).await.table
}

/// Somebody who only looks on.
async fn spectator(nobody: &Client, table: TableId) -> SimulatedPlayer {
    let seated = Seated { table, seat: Seat(0) };
    let mut player = SimulatedPlayer::new(nobody, seated).await;
    player.has_resigned = true;
    player
}

/// Plays to the end, or looks on, and notes all that was shown.
async fn note(mut player: SimulatedPlayer) -> Vec<Sent> {
    let mut seen: Vec<Sent> = Vec::new();
    while !player.is_over() {
        if !player.is_to_act() {
            player.hear().await;
            let is_new = |sent: &&Sent| seen.last().is_none_or(|last| last.acts < sent.acts);
            seen.extend(player.shown.as_ref().filter(is_new).cloned());
        }
        player.act().await;
    }
    seen
}
