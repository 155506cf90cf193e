//! Reveal-safe undo: takes back moves that revealed nothing.

use serde::{Deserialize, Serialize};

use crate::{
    clause::Clause,
    contract::HiddenInformation,
    record::{RecordOf, Refusal, admit},
    words::{Seat, Step, Turn},
};

/// How far a seat can undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// The number of steps that stay. All after them are moves of this seat.
    pub to: usize,
    /// The reason for the limit.
    pub bound: Bound,
}

/// What limits an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// The start of the game.
    Start,
    /// A chance step, whose outcome somebody knows.
    Chance,
    /// A move of another seat.
    Rival(Seat),
    /// A move of the seat that revealed hidden information by this clause.
    Disclosed(Clause),
    /// The game is over.
    Over,
}

/// How far `seat` can undo: back to the last step of chance or of another seat, or the last one that
/// revealed something ([`HiddenInformation::discloses`]).
///
/// # Errors
/// The refusal of the first step that can't be taken.
pub fn undo<G: HiddenInformation>(record: &RecordOf<G>, seat: Seat) -> Result<Undo, Refusal> {
    let mut game: G = record.start()?;
    let mut undo = Undo { to: 0, bound: Bound::Start };
    for (at, step) in record.steps.iter().enumerate() {
        let bound = match step {
            Step::Chance { .. } => Some(Bound::Chance),
            Step::Move { seat: rival, .. } if *rival != seat => Some(Bound::Rival(*rival)),
            Step::Move { .. } => game.discloses(step).map(Bound::Disclosed),
        };
        if let Some(bound) = bound {
            undo = Undo { to: at + 1, bound };
        }
        admit(&game, step)?;
        game.apply(step, &mut |_, _| ());
    }
    if game.turn() == Turn::Over {
        undo = Undo { to: record.steps.len(), bound: Bound::Over };
    }
    Ok(undo)
}
