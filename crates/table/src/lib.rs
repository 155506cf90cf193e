//! One running game of any kind: moves go in, frames come out.
//!
//! Here, and only here, the type of a game is forgotten: [`open`] and [`read`] find it by name in
//! the registry, and what they return speaks JSON and text.

mod registry;
mod running;

use std::fmt;

use game::{
    Clause, Eyes, Illegal, Key, Lang, Meta, Paper, Quick, Refusal, Seat, Standing, Turn, Undo,
};
use serde::Serialize;
use serde_json::Value;

pub use crate::registry::{ForGame, SLUGS, for_game};

/// A running game whose kind is known only at run time.
pub trait Table: Send {
    /// The game's card.
    fn meta(&self) -> &'static Meta;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// Steps taken so far.
    fn ply(&self) -> usize;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// How the seats stand, were the game to end now.
    fn standing(&self) -> Standing;

    /// Carries out a seat's wish, and settles chance after it.
    fn play(&mut self, seat: Seat, mv: &Value) -> Result<(), PlayError>;
    /// The same for a move in the game's notation.
    fn play_text(&mut self, seat: Seat, mv: &str) -> Result<(), PlayError>;
    /// Takes back what the seat may take back ([`Table::undo`]); false if that is nothing.
    fn take_back(&mut self, seat: Seat) -> bool;
    /// How far the seat may take back, and why no further.
    fn undo(&self, seat: Seat) -> Undo;

    /// What to show these eyes, with the events since they had `since` steps.
    fn frame(&self, eyes: Eyes, since: usize) -> Frame;
    /// The moves of the seat to act, in the game's notation.
    fn moves(&self) -> Vec<String>;
    /// A random legal move of the seat to act, in the game's notation.
    fn sample(&self, luck: &mut Quick) -> String;
    /// A move as the game itself writes it, legal or not; none if it is no move of this game.
    fn spell(&self, mv: &str) -> Option<String>;
    /// The clause by which a legal move would tell its seat more than the move itself does, so
    /// that a preview can leave it out ([`game::Game::discloses`]).
    fn discloses(&self, mv: &str) -> Option<Clause>;
    /// The clause that keeps every move from beginning with these words.
    fn why_not(&self, words: &[&str]) -> Option<Illegal>;
    /// The table as these eyes see it, with the spaces in `lit` marked.
    fn paint(&self, eyes: Eyes, lit: &[&str]) -> Paper;
    /// The rules in a language.
    fn rules(&self, lang: Lang) -> &'static str;

    /// The whole record as text. It holds what is hidden.
    fn record_text(&self) -> String;
    /// The whole record as JSON. It holds what is hidden.
    fn record_json(&self) -> Value;
    /// The table as it was after its first `ply` steps, to look at.
    fn at(&self, ply: usize) -> Box<dyn Table>;
}

/// Everything one pair of eyes needs to know at a ply. Frames are whole: the newest is enough.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Frame {
    /// Steps taken so far.
    pub ply: usize,
    /// Who acts next.
    pub turn: Turn,
    /// What these eyes see.
    pub view: Value,
    /// What happened since they last looked.
    pub events: Vec<Told>,
    /// What they may do now; empty unless it is their turn.
    pub moves: Vec<Value>,
}

/// An event as these eyes are told it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// The number of the step it belongs to, from one.
    pub ply: usize,
    /// The clause it follows from.
    pub clause: Clause,
    /// The fact.
    pub event: Value,
}

/// Why a wish was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// Not a move of this game at all.
    Garbled,
    /// A move, but not now.
    Refused(Refusal),
    /// Chance is due and this table has no key to draw with.
    NoKey,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Garbled => f.write_str("not a move of this game"),
            PlayError::Refused(refusal) => refusal.fmt(f),
            PlayError::NoKey => f.write_str("this table is only to look at"),
        }
    }
}

impl std::error::Error for PlayError {}

/// Why a table was not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// There is no such game.
    UnknownGame,
    /// The game has no such options.
    Options,
    /// The record can't be read: why, for the person who wrote it.
    Unreadable(String),
    /// The record can be read, but its game can't be played so.
    Refused(Refusal),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::UnknownGame => f.write_str("there is no such game"),
            OpenError::Options => f.write_str("the game has no such options"),
            OpenError::Unreadable(why) => write!(f, "not a record: {why}"),
            OpenError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

/// Opens a table and settles the first chance. Options are in the game's notation.
pub fn open(slug: &str, seats: u8, options: &str, key: Key) -> Result<Box<dyn Table>, OpenError> {
    let opened = for_game(slug, running::Opening { seats, options, key });
    opened.unwrap_or(Err(OpenError::UnknownGame))
}

/// Reads a record, JSON or text, whatever its game. With a key the game can go on.
pub fn read(record: &str, key: Option<Key>) -> Result<Box<dyn Table>, OpenError> {
    let slug = running::slug_of(record).ok_or(OpenError::UnknownGame)?;
    let read = for_game(&slug, running::Reading { record, key });
    read.unwrap_or(Err(OpenError::UnknownGame))
}
