//! Choices made before the first step, and the largest table.

use std::{fmt, str::FromStr};

use game::{NotationError, Seat};
use serde::{Deserialize, Serialize};

use crate::board::BoardName;

/// Maximum number of seats.
pub(crate) const SEATS: usize = 4;

/// The board, whether first hands are made fair, and who begins (Q1.1, Q1.4, Q1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which board.
    pub board: BoardName,
    /// Everybody's first hand holds a tile of a single colour.
    pub fair_hands: bool,
    /// The start player, if the table chose one; otherwise, or if there is no such seat, chance decides (Q1.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
}

impl Options {
    /// Every combination in which chance decides who begins.
    pub fn all() -> impl Iterator<Item = Options> {
        let with =
            |board| [false, true].map(|fair_hands| Options { board, fair_hands, start: None });
        BoardName::ALL.into_iter().flat_map(with)
    }

    /// Some that leave it to players who begins (Q1.5).
    pub fn left_to_players() -> impl Iterator<Item = Options> {
        let start = |seat| Options { start: Some(Seat(seat)), ..Options::default() };
        (0..SEATS as u8).map(start)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fair_hands = if self.fair_hands { "yes" } else { "no" };
        write!(f, "board={} fair-hands={fair_hands}", self.board)?;
        self.start.map_or(Ok(()), |seat| write!(f, " start={seat}"))
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
                ("start", "random") => options.start = None,
                ("start", seat) => options.start = Some(start_player(seat)?),
                _ => return Err(NotationError),
            }
        }
        Ok(options)
    }
}

/// Reads the number of a seat, if some table has it.
fn start_player(number: &str) -> Result<Seat, NotationError> {
    let seat: Seat = number.parse()?;
    if seat.index() < SEATS { Ok(seat) } else { Err(NotationError) }
}
