//! Matches between bots, with statistics of their strength: win rates, Elo, SPRT. Used by `pagoda-dev`.
//!
//! One bot, the hero, plays against a field of others. Every deal is played once from every seat, with
//! the same chance, so that neither seat nor luck is taken for strength.

mod contender;
mod match_game;
mod sprt;
mod statistics;

pub use crate::{
    contender::{Contender, UnknownBot},
    match_game::{MatchGame, MatchGameResult, play},
    sprt::{Sprt, SprtDecision},
    statistics::{Interval, MatchStatistics, SearchEffort, elo},
};
