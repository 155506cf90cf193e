//! People who meet at a table and play to the end.

use std::time::Duration;

use futures_util::future::join_all;
use game::Seat;
use tokio::time::timeout;
use wire::api::{Chair, NewTable, Sent, Sit, Start, TableId};

use crate::{Client, Failed, Made, Player, Seated};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Party {
    /// The game's slug.
    pub game: String,
    /// For how many.
    pub chairs: Vec<Chair>,
    /// How long a game may take before something must be wrong.
    pub patience: Duration,
}

/// A table whose game has begun.
pub struct Gathered {
    /// Which.
    pub table: TableId,
    /// The people at it.
    pub players: Vec<Player>,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// Where.
    pub table: TableId,
    /// What people were told to be done.
    pub made: Vec<Made>,
    /// What each of them was shown last.
    pub shown: Vec<Sent>,
    /// Sockets that ended unexpectedly.
    pub closes: usize,
}

impl Party {
    /// A game for so many people.
    pub fn of_people(game: &str, people: usize) -> Party {
        Party::new(game, vec![Chair::Open; people])
    }

    /// A game for people on the open chairs and bots on the others.
    pub fn new(game: &str, chairs: Vec<Chair>) -> Party {
        Party { game: game.to_owned(), chairs, patience: Duration::from_secs(120) }
    }

    /// The table they want.
    pub fn table(&self) -> NewTable {
        let table = NewTable::new(&self.game, self.chairs.len() as u8);
        NewTable { chairs: self.chairs.clone(), ..table }
    }

    /// Sits people down on the open chairs, each at the next node, and begins.
    pub async fn gather(&self, nobody: &Client) -> Result<Gathered, Failed> {
        let open = self.chairs.iter().enumerate().filter(|(_, chair)| **chair == Chair::Open);
        let seats: Vec<Seat> = open.map(|(at, _)| Seat(at as u8)).collect();
        let first = crate::luck() as usize % 1024;
        let mut people = Vec::new();
        for seat in &seats {
            let at = nobody.at(first + seat.index());
            people.push(at.come_in(&format!("Seat {seat}")).await?.0);
        }
        let info = people[0].lay(&self.table()).await?;
        for (client, seat) in people.iter().zip(&seats) {
            let luck = format!("{:016x}", crate::luck());
            client.sit(info.id, &Sit { seat: Some(*seat), luck }).await?;
        }
        people[0].start(info.id, &Start { fill: None }).await?;
        let seated = seats.into_iter().map(|seat| Seated { table: info.id, seat });
        let players = people.iter().zip(seated).map(|(client, at)| Player::new(client, at));
        Ok(Gathered { table: info.id, players: join_all(players).await })
    }

    /// Meets and plays to the end; panics where that takes too long.
    pub async fn play(&self, nobody: &Client) -> Played {
        let gathered = self.gather(nobody).await.expect("people can meet");
        self.finish(gathered).await
    }

    /// Plays on to the end; panics where that takes too long.
    pub async fn finish(&self, mut gathered: Gathered) -> Played {
        let table = gathered.table;
        let played = timeout(self.patience, gathered.play()).await;
        if played.is_err() {
            let known: Vec<_> = gathered.players.iter().map(known).collect();
            panic!("{} at {table} did not end: {known:?}", self.game);
        }
        gathered.told()
    }
}

/// What a player knows of a game that doesn't go on.
fn known(player: &Player) -> (Seat, Option<(u32, game::Turn)>, usize) {
    let shown = player.shown.as_ref().map(|shown| (shown.acts, shown.frame.turn));
    (player.seated.seat, shown, player.made.len())
}

impl Gathered {
    /// Plays until all have seen the end.
    pub async fn play(&mut self) {
        join_all(self.players.iter_mut().map(Player::play)).await;
    }

    /// What was promised and shown.
    pub fn told(self) -> Played {
        let mut played = Played { table: self.table, made: vec![], shown: vec![], closes: 0 };
        for player in self.players {
            played.made.extend(player.made);
            played.shown.extend(player.shown);
            played.closes += player.feed.closes;
        }
        played
    }
}
