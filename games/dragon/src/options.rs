//! Choices made before the first step: the two expansions, and the largest table.

use std::{fmt, str::FromStr};

use game::{NotationError, SEATS_MAX};
use serde::{Deserialize, Serialize};

use crate::calendar::SuperEvent;

/// Maximum number of seats.
pub(crate) const SEATS: usize = SEATS_MAX;

/// Which expansions are played (D7, D8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// With the Great Wall.
    pub great_wall: bool,
    /// With a super event.
    pub super_event: SuperChoice,
}

/// How the super event is chosen (D8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SuperChoice {
    /// There is none.
    #[default]
    None,
    /// Chance draws it.
    Drawn,
    /// It was agreed on.
    Agreed(SuperEvent),
}

impl SuperChoice {
    /// Every choice.
    pub fn all() -> impl Iterator<Item = SuperChoice> {
        let agreed = SuperEvent::ALL.iter().copied().map(SuperChoice::Agreed);
        [SuperChoice::None, SuperChoice::Drawn].into_iter().chain(agreed)
    }
}

impl Options {
    /// Every combination.
    pub fn all() -> impl Iterator<Item = Options> {
        let with =
            |super_event| [false, true].map(|great_wall| Options { great_wall, super_event });
        SuperChoice::all().flat_map(with)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let great_wall = if self.great_wall { "yes" } else { "no" };
        write!(f, "great-wall={great_wall} super-event=")?;
        match self.super_event {
            SuperChoice::None => f.write_str("none"),
            SuperChoice::Drawn => f.write_str("drawn"),
            SuperChoice::Agreed(event) => event.fmt(f),
        }
    }
}

/// Reads `name=value` words; options that aren't named keep their defaults.
impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let mut options = Options::default();
        for word in text.split_whitespace() {
            match word.split_once('=').ok_or(NotationError)? {
                ("great-wall", "yes") => options.great_wall = true,
                ("great-wall", "no") => options.great_wall = false,
                ("super-event", "none") => options.super_event = SuperChoice::None,
                ("super-event", "drawn") => options.super_event = SuperChoice::Drawn,
                ("super-event", name) => options.super_event = SuperChoice::Agreed(name.parse()?),
                _ => return Err(NotationError),
            }
        }
        Ok(options)
    }
}
