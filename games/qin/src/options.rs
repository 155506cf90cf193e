//! Choices made before the first step, and the largest table.

use std::{fmt, str::FromStr};

use game::NotationError;
use serde::{Deserialize, Serialize};

use crate::board::BoardName;

/// Maximum number of seats.
pub(crate) const SEATS: usize = 4;

/// The board, and whether first hands are made fair (Q1.1, Q1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which board.
    pub board: BoardName,
    /// Everybody's first hand holds a tile of a single colour.
    pub fair_hands: bool,
}

impl Options {
    /// Every combination.
    pub fn all() -> impl Iterator<Item = Options> {
        let with = |board| [false, true].map(|fair_hands| Options { board, fair_hands });
        BoardName::ALL.into_iter().flat_map(with)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fair_hands = if self.fair_hands { "yes" } else { "no" };
        write!(f, "board={} fair-hands={fair_hands}", self.board)
    }
}

/// Reads `name=value` words; options that aren't named keep their defaults.
impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let mut options = Options::default();
        for word in text.split_whitespace() {
            match word.split_once('=').ok_or(NotationError)? {
                ("board", name) => options.board = name.parse()?,
                ("fair-hands", "yes") => options.fair_hands = true,
                ("fair-hands", "no") => options.fair_hands = false,
                _ => return Err(NotationError),
            }
        }
        Ok(options)
    }
}
