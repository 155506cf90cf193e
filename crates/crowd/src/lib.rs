//! Players by the hundred, for tests and for load. They know the server by its API alone, and play
//! from what they are shown; only a [`Proof`] looks into the store.

mod client;
mod crowd;
mod feed;
mod lines;
mod load;
mod node;
mod party;
mod player;
mod proof;
mod proxy;

pub use crate::{
    client::{Client, Failed, Heard},
    crowd::Crowd,
    feed::Feed,
    lines::Lines,
    load::{Load, Loaded, Progress, Times},
    node::{Node, migrate},
    party::{Gathered, Party, Played},
    player::{Made, Player, Seated},
    proof::{Proof, prove},
    proxy::{Mischief, Proxy},
};

/// A number that nobody else draws.
pub fn luck() -> u64 {
    let mut bits = [0; 8];
    getrandom::fill(&mut bits).expect("the system has randomness");
    u64::from_le_bytes(bits)
}
