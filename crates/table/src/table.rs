//! The type-erased interface of a running game.

use game::{Eyes, Illegal, Meta, Paper, Quick, Seat, Standing, Turn, Undo};
use serde_json::Value;
use wire::Frame;

use crate::{OpenError, PlayError, Sight};

/// A type-erased running game.
pub trait Table: Send {
    /// The game's card.
    fn meta(&self) -> &'static Meta;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// The options in the game's notation.
    fn options(&self) -> String;
    /// Steps taken so far.
    fn ply(&self) -> usize;
    /// The next to act.
    fn turn(&self) -> Turn;
    /// The standing if the game ended now.
    fn standing(&self) -> Standing;

    /// Plays a move of a seat, then draws chance until a seat is to act.
    fn play(&mut self, seat: Seat, mv: &Value) -> Result<(), PlayError>;
    /// The same for a move in the game's notation.
    fn play_text(&mut self, seat: Seat, mv: &str) -> Result<(), PlayError>;
    /// Takes back the seat's moves after the first `to` steps, as far as it may
    /// ([`Table::undo`]); false if that is nothing.
    fn take_back(&mut self, seat: Seat, to: usize) -> bool;
    /// How far the seat may take back, and why no further.
    fn undo(&self, seat: Seat) -> Undo;

    /// Steps that a move would add, chance after it included; the table doesn't change.
    fn plan(&self, seat: Seat, mv: &str) -> Result<PlannedSteps, PlayError>;
    /// Steps that chance would add now; the table doesn't change.
    fn plan_chance(&self) -> PlannedSteps;
    /// Applies planned steps, of this process or another.
    fn follow(&mut self, steps: &str) -> Result<(), OpenError>;
    /// Truncates the record to its first `to` steps, whatever the rules of undo say.
    fn cut(&mut self, to: usize);

    /// The frame for these eyes, with the events since step `since`.
    fn frame(&self, eyes: Eyes, since: usize) -> Frame;
    #[cfg(feature = "snapshots")]
    /// The game at this moment with the events since step `since`, from which frames can be made while it goes on.
    fn snapshot(&self, since: usize) -> Box<dyn crate::GameSnapshot>;
    /// The moves of the seat to act, in the game's notation.
    fn moves(&self) -> Vec<String>;
    /// A random legal move of the seat to act, in the game's notation.
    fn sample(&self, luck: &mut Quick) -> String;
    /// Queries from the view of the seat to act; none if nobody is to act.
    fn sight(&self) -> Option<Box<dyn Sight>>;
    /// A move in canonical notation, legal or not; none if it doesn't parse.
    fn spell(&self, mv: &str) -> Option<String>;
    /// The clause that forbids every move that begins with these words.
    fn why_not(&self, words: &[&str]) -> Option<Illegal>;
    /// The table as these eyes see it, with the spaces in `lit` marked.
    fn paint(&self, eyes: Eyes, lit: &[&str]) -> Paper;

    /// Its steps as text, a line each, hidden information included.
    fn steps_text(&self) -> String;
    /// The whole record as text, hidden information included.
    fn record_text(&self) -> String;
    /// The whole record as JSON, hidden information included.
    fn record_json(&self) -> Value;
    /// The table after its first `ply` steps, read-only.
    fn at(&self, ply: usize) -> Box<dyn Table>;
}

/// Steps that a move or chance would add to the record.
#[derive(Clone, PartialEq, Eq)]
pub struct PlannedSteps {
    /// The steps as text, hidden information included.
    pub steps: String,
    /// The number of steps after them.
    pub ply: usize,
    /// The next to act after the plan.
    pub turn: Turn,
}
