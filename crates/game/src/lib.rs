//! The interface that all games share, and what any game needs around it. No game lives here, and no
//! I/O.
//!
//! # Vocabulary
//!
//! | word | meaning |
//! |---|---|
//! | position | the full state of a game: a type that implements [`Rules`] and the other parts of [`Game`] |
//! | [`Seat`] | a place at the table; [`seats`] are counted in playing order |
//! | [`Turn`] | who acts next: a seat, chance, or nobody |
//! | [`Step`] | one entry of a record: a seat's move, or an outcome of chance |
//! | event | what a step did, with the clause that it follows from ([`Tell`]) |
//! | [`Clause`] | the id of a rule in a game's `RULES.md`; [`rule!`] checks it at compile time |
//! | [`Eyes`] | who looks: a seat, or the public |
//! | view | everything that one pair of eyes can see ([`HiddenInformation::view`]) |
//! | determinization | a random position consistent with a view ([`Determinize::imagine`]) |
//! | [`Record`] | setup and steps: the truth about a game, replayed and never stored as a position |
//! | [`Key`], [`Dice`] | the secret seed of a game, and the random numbers of one chance step |
//! | [`Luck`], [`Quick`] | any random number generator, and the fast one for search and tests |
//! | [`undo`](fn@undo) | reveal-safe undo: takes back own moves that revealed nothing |
//! | features | a small vector of integers per seat, the input of bots ([`features!`]) |
//! | [`laws`] | property tests that every game must pass |
//!
//! [`example`] is a whole game in ninety lines.
//!
//! # Modules
//!
//! Imports point upwards in this table:
//!
//! | module | contents |
//! |---|---|
//! | `words`, `clause`, `dice`, `sets`, `grid`, `hand`, `standing`, `features`, `paper`, `rulebook`, `board_file` | data |
//! | `changes` | what leads from one view to the next |
//! | `contract` | [`Game`], its parts, and the types of their signatures |
//! | `record`, `notation`, `undo` | records, their text, undo |
//! | [`laws`], [`example`] | property tests, the example game |

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod board_file;
mod changes;
mod clause;
mod contract;
mod dice;
pub mod example;
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
    changes::{Change, ChangeWriter, Diff, Mismatch},
    clause::{Clause, Illegal},
    contract::{
        Determinize, Evaluate, Game, HiddenInformation, Meta, Present, Rules, Spoken, StepOf, Tell,
        TestSupport, Wire, ensure,
    },
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
    words::{Eyes, NotationError, Seat, Seats, Setup, Step, Turn, seats},
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_can_be_boxed_and_sent() {
        fn is_good<E: std::error::Error + Clone + Eq + Send + Sync + 'static>() {}
        is_good::<Illegal>();
        is_good::<Misdrawn>();
        is_good::<Mismatch>();
        is_good::<Misread>();
        is_good::<Refusal>();
    }
}
