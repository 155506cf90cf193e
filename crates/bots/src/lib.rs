//! Game-playing bots: information-set Monte Carlo tree search with a learned evaluation. Used by
//! `cli`, `server`, `web-worker`, `arena` and `rules-checks`; knows games through
//! `game::{Rules, Determinize, Evaluate}` and the registry of `table`, and does no I/O.
//!
//! A bot is handed the view of its seat, a budget and a seed, and returns a move with its evaluation.
//! It never sees a position: it searches determinizations sampled from the view, so that nothing but
//! view, budget and seed can change its choice.
//!
//! ```
//! fn fair<G: game::Game>(bot: &bots::Bot<G>, view: &G::View) -> G::Move {
//!     bot.choose(view, 1).mv
//! }
//! ```
//!
//! The same with a position in place of the view doesn't compile:
//!
//! ```compile_fail,E0308
//! fn unfair<G: game::Game>(bot: &bots::Bot<G>, position: &G) -> G::Move {
//!     bot.choose(position, 1).mv
//! }
//! ```
//!
//! A game's model has three parts: the features are in the game's own folder `features/`, the network's
//! weights in `weights/<game>.txt`, trained by [`learn`], and the search parameters in a line of
//! `models.rs`.

mod advice;
mod analysis;
mod annotation;
mod bot;
mod candidates;
mod cost;
mod determinized;
mod evaluator;
pub mod learn;
mod level;
mod models;
mod network;
mod outcome_shares;
mod params;
pub mod puzzle;
mod reasons;
mod rollout;
mod search;
mod statistics;
mod threads;
mod tree;
mod values;

pub use crate::{
    advice::{BotConfig, advise},
    analysis::{GameAnalysis, analyse},
    annotation::{AnnotatedMove, EvalPoint, Judgement},
    bot::{Bot, Candidate, Choice, Policy},
    candidates::CandidateSampling,
    cost::{SearchCost, search_cost},
    determinized::DeterminizedSearch,
    level::{BotLevel, Budget},
    models::{GameModel, game_model},
    network::{ValueNetwork, WeightsError},
    outcome_shares::outcome_shares,
    params::SearchParams,
    reasons::reasons,
    search::Search,
    statistics::SeatStatistics,
    threads::parallel_map,
    values::{Values, outcome},
};
pub use wire::{Advice, Reason, Weighed};
