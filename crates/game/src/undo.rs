//! Taking back what told nobody anything.

use serde::{Deserialize, Serialize};

use crate::{Clause, Game, RecordOf, Refusal, Seat, Step, Turn};

/// How far a seat may take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// The number of steps that stay. All after them are moves of this seat.
    pub to: usize,
    /// Why no further.
    pub bound: Bound,
}

/// What keeps a seat from taking back more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// There is nothing before.
    Start,
    /// Chance decided here, and somebody knows what.
    Chance,
    /// Another seat moved here.
    Rival(Seat),
    /// The seat's own move told it something by this clause.
    Disclosed(Clause),
    /// The game is over.
    Over,
}

/// How far `seat` may take back, and why no further: up to the last step that chance or a rival
/// took, or that disclosed something ([`Game::discloses`]).
pub fn undo<G: Game>(record: &RecordOf<G>, seat: Seat) -> Result<Undo, Refusal> {
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
        crate::admit(&game, step)?;
        game.apply(step, &mut |_, _| ());
    }
    if game.turn() == Turn::Over {
        undo = Undo { to: record.steps.len(), bound: Bound::Over };
    }
    Ok(undo)
}
