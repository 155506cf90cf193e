//! The words every game speaks. No game lives here, and no I/O.
//!
//! A game is a type that implements [`Game`]: a position, and the rules that lead from it to the
//! next. Everything else here is what any game needs around that: [`Clause`]s to name rules by,
//! [`Dice`] for chance, the [`Record`] that is the truth about a game, reveal-safe [`undo`], and
//! the [`laws`] that every game is tested by.

mod board_file;
mod clause;
mod contract;
mod dice;
mod features;
mod grid;
mod hand;
pub mod laws;
mod notation;
mod paper;
mod record;
mod rulebook;
mod sets;
mod standing;
mod undo;
mod words;

pub use crate::{
    board_file::{BoardFile, Misdrawn},
    clause::{Clause, Illegal},
    contract::{Game, Meta, Spoken, Wire},
    dice::{Dice, Key, Luck, Quick},
    features::{FEATURES_MAX, Features},
    grid::{SpaceName, read_spelt},
    hand::Hand,
    notation::{Misread, from_text, steps_from_text, steps_to_text, to_text},
    paper::{Ink, Paper, Run, Shade, Spot},
    record::{Record, RecordOf, Refusal, admit, next_chance, settle},
    rulebook::{Entry, Lang, Rulebook},
    sets::{Bits, Spaces},
    standing::{SEATS_MAX, Standing},
    undo::{Bound, Undo, undo},
    words::{Eyes, Seat, Seats, Setup, Step, Turn, seats},
};

/// The step type of a game.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Chance>;

/// Hears each event of a step, with the clause it follows from.
pub type Tell<'a, E> = &'a mut dyn FnMut(Clause, E);

/// Says what is wrong unless something holds: the unit of an audit.
pub fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
