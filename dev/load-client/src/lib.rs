//! Simulated players for integration and load tests. Used by `pagoda-dev`, `server-testkit` and the tests of `server` and `cli`. They use
//! the public API only; a [`Proof`] alone reads the database.

mod client;
mod feed;
mod lines;
mod load;
mod party;
mod player;
mod proof;
mod proxy;
mod simulated_players;

pub use crate::{
    client::{Client, Failed, Heard},
    feed::Feed,
    lines::Lines,
    load::{Background, Latencies, Load, LoadProgress, Loaded, Watched, Watchers},
    party::{FinishedGame, Gathered, Party},
    player::{Made, Seated, SimulatedPlayer},
    proof::{Proof, prove},
    proxy::{Mischief, Proxy},
    simulated_players::SimulatedPlayers,
};

/// A random number from the operating system.
pub fn luck() -> u64 {
    let mut bits = [0; 8];
    getrandom::fill(&mut bits).expect("the operating system has randomness");
    u64::from_le_bytes(bits)
}
