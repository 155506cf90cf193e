//! Choices made before the first step: the two expansions, and the largest table.

use std::{fmt, str::FromStr};

use game::{NotationError, SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

use crate::calendar::SuperEvent;

/// Maximum number of seats.
pub(crate) const SEATS: usize = SEATS_MAX;

/// Which expansions are played, and who begins (D2.3, D7, D8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// With the Great Wall.
    pub great_wall: bool,
    /// With a super event.
    pub super_event: SuperChoice,
    /// The start player, if the table chose one; otherwise, or if there is no such seat, chance decides (D2.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
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
    /// The start player chooses it once the year's events are known.
    Chosen,
}

impl SuperChoice {
    /// Every choice that is made before the game.
    pub fn all() -> impl Iterator<Item = SuperChoice> {
        let agreed = SuperEvent::ALL.iter().copied().map(SuperChoice::Agreed);
        [SuperChoice::None, SuperChoice::Drawn].into_iter().chain(agreed)
    }
}

impl Options {
    /// Every combination that leaves nothing of the setup to players.
    pub fn all() -> impl Iterator<Item = Options> {
        let with = |super_event| {
            [false, true].map(|great_wall| Options { great_wall, super_event, start: None })
        };
        SuperChoice::all().flat_map(with)
    }

    /// Some that leave it to players who begins (D2.3), or which super event there is (D8.1).
    pub fn left_to_players() -> impl Iterator<Item = Options> {
        let start = |seat| Options { start: Some(Seat(seat)), ..Options::default() };
        let super_event = SuperChoice::Chosen;
        let chosen =
            [false, true].map(|great_wall| Options { great_wall, super_event, start: None });
        (0..SEATS as u8).map(start).chain(chosen)
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let great_wall = if self.great_wall { "yes" } else { "no" };
        write!(f, "great-wall={great_wall} super-event=")?;
        match self.super_event {
            SuperChoice::None => f.write_str("none"),
            SuperChoice::Drawn => f.write_str("drawn"),
            SuperChoice::Chosen => f.write_str("chosen"),
            SuperChoice::Agreed(event) => event.fmt(f),
        }?;
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
                ("great-wall", "yes") => options.great_wall = true,
                ("great-wall", "no") => options.great_wall = false,
                ("super-event", "none") => options.super_event = SuperChoice::None,
                ("super-event", "drawn") => options.super_event = SuperChoice::Drawn,
                ("super-event", "chosen") => options.super_event = SuperChoice::Chosen,
                ("start", "random") => options.start = None,
                ("start", seat) => options.start = Some(start_player(seat)?),
                ("super-event", name) => options.super_event = SuperChoice::Agreed(name.parse()?),
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
