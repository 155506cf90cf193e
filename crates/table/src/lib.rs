//! A running game of any title behind one trait object, and the registry of titles. Used by `bots`,
//! `web-worker`, `rules-html`, `server`, `cli` and what tests them; does no I/O.
//!
//! Here, and only here, the type of a game is erased: [`open`] and [`read`] look it up by slug in the
//! registry, and the [`Table`] they return takes and gives JSON and text.

mod error;
mod events;
pub mod fair;
mod lesson;
mod picker;
mod registry;
mod running;
mod sight;
mod snapshot;
mod table;

use game::{Key, Lang, Paper};
use serde_json::Value;

#[cfg(feature = "snapshots")]
pub use crate::snapshot::GameSnapshot;
pub use crate::{
    error::{OpenError, PlayError},
    lesson::{LEARNER, Lesson, MovePattern, Task},
    picker::{ALL, Picker},
    registry::{ForGame, SLUGS, for_game},
    running::slug_of,
    sight::{Sight, outlook, sight, sight_in},
    table::{PlannedSteps, Table},
};
pub use wire::{Choices, Frame, Listed, Preview, Told, Way};

/// Opens a table and draws the first chance. Options are in the game's notation.
pub fn open(slug: &str, seats: u8, options: &str, key: Key) -> Result<Box<dyn Table>, OpenError> {
    let opened = for_game(slug, running::Opening { seats, options, key });
    opened.unwrap_or(Err(OpenError::UnknownGame))
}

/// Opens a table before its first step, for steps that are planned and followed.
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
