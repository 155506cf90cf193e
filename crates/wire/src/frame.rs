//! What a pair of eyes is shown.

use game::{Clause, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything one pair of eyes needs to know at a ply. Frames are whole: the newest is enough.
///
/// Who reads them has JSON; who writes them need not make it first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Frame<View = Value, Event = Value> {
    /// Steps taken so far.
    pub ply: usize,
    /// Who acts next.
    pub turn: Turn,
    /// What these eyes see.
    pub view: View,
    /// What happened since they last looked.
    pub events: Vec<Told<Event>>,
    /// What they may do now in the game's notation, if they asked and it is their turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
}

/// An event as these eyes are told it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told<Event = Value> {
    /// The number of the step it belongs to, from one.
    pub ply: usize,
    /// The clause it follows from.
    pub clause: Clause,
    /// The fact.
    pub event: Event,
}

/// What a seat may choose from, for a picker that narrows it word by word.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Choices {
    /// Every legal move, in the game's order.
    pub moves: Vec<Listed>,
    /// The ways to pick each: its words in every order that means the same, the game's own last.
    pub ways: Vec<Way>,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Listed {
    /// The move in the game's notation.
    pub mv: String,
    /// The points that its seat would gain by it at once, as far as the seat can know.
    pub gain: i32,
}

/// One way to pick a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Way {
    /// Its words with blanks between them.
    pub words: String,
    /// Which of the moves it is.
    pub at: usize,
}

/// What a move would do, as far as its seat can know before it is made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Preview {
    /// What the seat would see.
    pub view: Value,
    /// What it would be told.
    pub told: Vec<Told>,
}
