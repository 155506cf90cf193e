//! Matches between bots, and what they prove.
//!
//! One bot, the hero, plays against a field of others. Every deal is played once from every seat, with
//! the same chance, so that neither seat nor luck is taken for strength.

mod bout;
mod contender;
mod sprt;
mod tally;

pub use crate::{
    bout::{Bout, Played, play},
    contender::{Contender, Misnamed},
    sprt::{Sprt, Verdict},
    tally::{Interval, Tally, elo},
};
