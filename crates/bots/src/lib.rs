//! Bots: they are handed a view of a seat and a budget, and return a move with their reasons.
//!
//! A bot never sees a position. What it searches are worlds imagined from its view, so that nothing
//! but the view, the budget and the seed can change its choice.
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
//! What a bot knows of a game beside its rules is in three places: what stands out in a position is
//! the game's own room `features/`, what that is worth is the file `weights/<game>.txt`, learned by
//! [`learn`], and how it is searched is a line in `knowledge.rs`.

mod advice;
mod bot;
mod cost;
mod crew;
mod foresight;
mod grade;
mod judge;
mod knowledge;
pub mod learn;
mod level;
mod network;
pub mod puzzle;
mod reasons;
mod search;
mod shares;
mod sum;
mod tree;
mod values;

pub use crate::{
    advice::{Thinker, advise},
    bot::{Bot, Choice, Considered, Mind},
    cost::{Cost, cost},
    crew::crew,
    foresight::Foresight,
    grade::{Graded, Grades, Mark, Point, grade},
    judge::Shortlist,
    knowledge::{Knowledge, Taste, knowledge},
    level::{Budget, Level},
    network::{Network, Unreadable},
    reasons::reasons,
    search::Search,
    shares::shares,
    sum::Sum,
    values::{Values, outcome},
};
pub use wire::{Advice, Reason, Weighed};
