//! Test helpers that every game shares: golden games, perft counts, worlds that must look alike, many
//! games under the laws, and short scripts of moves. Games use it for their tests only.
//!
//! Everything here panics where a test should fail.

#![warn(clippy::missing_errors_doc)]

mod golden;
mod laws;
mod script;
mod worlds;

pub use crate::{
    golden::Golden,
    laws::{hold, sampling_is_fair},
    script::{happen, play, refused, step, take},
    worlds::{both_worlds, consistent_deals_look_the_same, sent},
};
