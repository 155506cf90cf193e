//! A game of simulated players, from the creation of the table to the end.

use std::time::Duration;

use futures_util::future::join_all;
use game::Seat;
use tokio::time::timeout;
use wire::api::{Chair, NewTable, Sit, Start, TableFrame, TableId};

use crate::{Client, Failed, Made, Seated, SimulatedPlayer};

/// A game to play.
#[derive(Clone, Debug)]
pub struct Party {
    /// The game's slug.
    pub game: String,
    /// The chairs: people or bots.
    pub chairs: Vec<Chair>,
    /// Timeout of a game.
    pub patience: Duration,
}

/// A table with a running game.
pub struct Gathered {
    /// The table.
    pub table: TableId,
    /// Its simulated players.
    pub players: Vec<SimulatedPlayer>,
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The table.
    pub table: TableId,
    /// Acknowledged moves.
    pub made: Vec<Made>,
    /// Last frame of each player.
    pub shown: Vec<TableFrame>,
    /// Sockets closed unexpectedly.
    pub closes: usize,
}

impl Party {
    /// A game of simulated players only.
    pub fn of_people(game: &str, people: usize) -> Party {
        Party::new(game, vec![Chair::Open; people])
    }

    /// A game of simulated players on the open chairs and bots on the others.
    pub fn new(game: &str, chairs: Vec<Chair>) -> Party {
        Party { game: game.to_owned(), chairs, patience: Duration::from_secs(120) }
    }

    /// The table to create.
    pub fn table(&self) -> NewTable {
        let table = NewTable::new(&self.game, self.chairs.len() as u8);
        NewTable { chairs: self.chairs.clone(), ..table }
    }

    /// Creates the table, seats a player on every open chair, each at another node, and starts the game.
    pub async fn gather(&self, anonymous: &Client) -> Result<Gathered, Failed> {
        let open = self.chairs.iter().enumerate().filter(|(_, chair)| **chair == Chair::Open);
        let seats: Vec<Seat> = open.map(|(at, _)| Seat(at as u8)).collect();
        let first = crate::luck() as usize % 1024;
        let mut people = Vec::new();
        for seat in &seats {
            let client = anonymous.at(first + seat.index());
            people.push(client.come_in(&format!("Seat {seat}")).await?.0);
        }
        let info = people[0].create_table(&self.table()).await?;
        for (client, seat) in people.iter().zip(&seats) {
            let luck = format!("{:016x}", crate::luck());
            client.sit(info.id, &Sit { seat: Some(*seat), luck: Some(luck) }).await?;
        }
        people[0].start(info.id, &Start { fill: None }).await?;
        let seated = seats.into_iter().map(|seat| Seated { table: info.id, seat });
        let players =
            people.iter().zip(seated).map(|(client, at)| SimulatedPlayer::new(client, at));
        Ok(Gathered { table: info.id, players: join_all(players).await })
    }

    /// Creates a table and plays to the end; panics on timeout.
    pub async fn play(&self, anonymous: &Client) -> FinishedGame {
        let gathered = self.gather(anonymous).await.expect("the game starts");
        self.finish(gathered).await
    }

    /// Plays to the end; panics on timeout.
    pub async fn finish(&self, mut gathered: Gathered) -> FinishedGame {
        let table = gathered.table;
        let played = timeout(self.patience, gathered.play()).await;
        if played.is_err() {
            let known: Vec<_> = gathered.players.iter().map(known).collect();
            panic!("{} at {table} did not end: {known:?}", self.game);
        }
        gathered.told()
    }
}

/// State of a player, for the panic message of a stuck game.
fn known(player: &SimulatedPlayer) -> (Seat, Option<(u32, game::Turn)>, usize) {
    let shown = player.shown.as_ref().map(|shown| (shown.acts, shown.frame.turn));
    (player.seated.seat, shown, player.made.len())
}

impl Gathered {
    /// Plays until every player has received the end.
    pub async fn play(&mut self) {
        join_all(self.players.iter_mut().map(SimulatedPlayer::play)).await;
    }

    /// Acknowledged moves and last frames.
    pub fn told(self) -> FinishedGame {
        let mut played = FinishedGame { table: self.table, made: vec![], shown: vec![], closes: 0 };
        for player in self.players {
            played.made.extend(player.made);
            played.shown.extend(player.shown);
            played.closes += player.feed.closes;
        }
        played
    }
}
