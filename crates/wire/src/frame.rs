//! Frames, choices and previews for one pair of eyes.

use game::{Clause, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The complete state of a game at a ply for one pair of eyes. The newest frame is enough.
///
/// Readers use JSON values; writers may serialize their own types.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Frame<View = Value, Event = Value> {
    /// Steps taken so far.
    pub ply: usize,
    /// The next to act.
    pub turn: Turn,
    /// The view of these eyes.
    pub view: View,
    /// Events since their last frame.
    pub events: Vec<Told<Event>>,
    /// Legal moves in the game's notation, if requested and it is their turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
}

/// An event as these eyes see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told<Event = Value> {
    /// The number of the step it belongs to, from one.
    pub ply: usize,
    /// The clause it follows from.
    pub clause: Clause,
    /// The fact.
    pub event: Event,
}

/// The legal moves of a seat, for a picker that narrows them word by word.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Choices {
    /// Every legal move, in the game's order.
    pub moves: Vec<Listed>,
    /// The word sequences that pick each move: all equivalent orders, the game's notation last.
    pub ways: Vec<Way>,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Listed {
    /// The move in the game's notation.
    pub mv: String,
    /// The points that its seat gains immediately, as far as the seat can know.
    pub gain: i32,
}

/// A word sequence that picks a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Way {
    /// Its words with blanks between them.
    pub words: String,
    /// The index of the move.
    pub at: usize,
}

/// The effect of a move, as far as its seat can know in advance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Preview {
    /// The seat's view after it.
    pub view: Value,
    /// The events that the seat would see.
    pub told: Vec<Told>,
}
