//! One running game of any kind: moves go in, frames come out.
//!
//! Here, and only here, the type of a game is forgotten: [`open`] and [`read`] find it by name in
//! the registry, and what they return speaks JSON and text.

pub mod fair;
mod lesson;
mod picker;
mod registry;
mod running;
mod sight;

use std::fmt;

use game::{Eyes, Illegal, Key, Lang, Meta, Paper, Quick, Refusal, Seat, Standing, Turn, Undo};
use serde_json::Value;

pub use crate::{
    lesson::{LEARNER, Lesson, Task, Wanted},
    picker::{ALL, Picker},
    registry::{ForGame, SLUGS, for_game},
    running::slug_of,
    sight::{Sight, outlook, sight, sight_in},
};
pub use wire::{Choices, Frame, Listed, Preview, Told, Way};

/// A running game whose kind is known only at run time.
pub trait Table: Send {
    /// The game's card.
    fn meta(&self) -> &'static Meta;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// The options in the game's notation.
    fn options(&self) -> String;
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
    /// Takes back the seat's moves after the first `to` steps, as far as it may
    /// ([`Table::undo`]); false if that is nothing.
    fn take_back(&mut self, seat: Seat, to: usize) -> bool;
    /// How far the seat may take back, and why no further.
    fn undo(&self, seat: Seat) -> Undo;

    /// What a seat's wish would add to the record, chance after it included; the table stays.
    fn plan(&self, seat: Seat, mv: &str) -> Result<Plan, PlayError>;
    /// What chance would add to the record now; the table stays.
    fn plan_chance(&self) -> Plan;
    /// Takes steps that were planned, here or elsewhere.
    fn follow(&mut self, steps: &str) -> Result<(), OpenError>;
    /// Takes back all after the first `to` steps, whatever the rules of undo say.
    fn cut(&mut self, to: usize);

    /// What to show these eyes, with the events since they had `since` steps.
    fn frame(&self, eyes: Eyes, since: usize) -> Frame;
    /// The same as JSON, made without a detour, with the moves if it is their turn.
    fn add_frame(&self, out: String, eyes: Eyes, since: usize, with_moves: bool) -> String;
    /// The moves of the seat to act, in the game's notation.
    fn moves(&self) -> Vec<String>;
    /// A random legal move of the seat to act, in the game's notation.
    fn sample(&self, luck: &mut Quick) -> String;
    /// What the seat to act can find out from its view; none if nobody is to act.
    fn sight(&self) -> Option<Box<dyn Sight>>;
    /// A move as the game itself writes it, legal or not; none if it is no move of this game.
    fn spell(&self, mv: &str) -> Option<String>;
    /// The clause that keeps every move from beginning with these words.
    fn why_not(&self, words: &[&str]) -> Option<Illegal>;
    /// The table as these eyes see it, with the spaces in `lit` marked.
    fn paint(&self, eyes: Eyes, lit: &[&str]) -> Paper;

    /// Its steps as text, a line each. They hold what is hidden.
    fn steps_text(&self) -> String;
    /// The whole record as text. It holds what is hidden.
    fn record_text(&self) -> String;
    /// The whole record as JSON. It holds what is hidden.
    fn record_json(&self) -> Value;
    /// The table as it was after its first `ply` steps, to look at.
    fn at(&self, ply: usize) -> Box<dyn Table>;
}

/// What would be added to a record.
#[derive(Clone, PartialEq, Eq)]
pub struct Plan {
    /// The steps as text. They hold what is hidden.
    pub steps: String,
    /// The number of steps after them.
    pub ply: usize,
    /// Who would act then.
    pub turn: Turn,
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

/// Opens a table before its first step: what happens there is planned and followed.
pub fn blank(slug: &str, seats: u8, options: &str, key: Key) -> Result<Box<dyn Table>, OpenError> {
    let opened = for_game(slug, running::Blank { seats, options, key });
    opened.unwrap_or(Err(OpenError::UnknownGame))
}

/// The rules of a game in a language.
pub fn rules(slug: &str, lang: Lang) -> Option<&'static str> {
    for_game(slug, running::Ruling { lang })
}

/// A view of a game as text, with the spaces in `lit` marked.
pub fn paint(slug: &str, view: &Value, lit: &[&str]) -> Option<Paper> {
    for_game(slug, running::Painting { view, lit })?
}

/// Reads a record, JSON or text, whatever its game. With a key the game can go on.
pub fn read(record: &str, key: Option<Key>) -> Result<Box<dyn Table>, OpenError> {
    let slug = slug_of(record).ok_or(OpenError::UnknownGame)?;
    let read = for_game(&slug, running::Reading { record, key });
    read.unwrap_or(Err(OpenError::UnknownGame))
}
