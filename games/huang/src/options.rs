//! Choices made before the first step, and the largest table.

use std::{fmt, str::FromStr};

use game::NotationError;
use serde::{Deserialize, Serialize};

/// Maximum number of seats.
pub(crate) const SEATS: usize = 5;

/// A module that changes the board (H11, H12).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Module {
    /// The game as it is.
    #[default]
    None,
    /// Renegade bandits (H11).
    Bandits,
    /// Eighteen kingdoms, on the other board (H12).
    EighteenKingdoms,
}

impl Module {
    /// All three.
    pub const ALL: [Module; 3] = [Module::None, Module::Bandits, Module::EighteenKingdoms];

    fn as_str(self) -> &'static str {
        match self {
            Module::None => "none",
            Module::Bandits => "bandits",
            Module::EighteenKingdoms => "eighteen-kingdoms",
        }
    }
}

/// The modules, and how points and the bag are handled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Bandits or eighteen kingdoms, never both.
    pub module: Module,
    /// With the royal palace (H13).
    pub palace: bool,
    /// Points and granaries lie open (H1.8).
    pub open_points: bool,
    /// With two players, 24 tiles fewer (H1.4); with more it changes nothing.
    pub short: bool,
}

impl Options {
    /// Every combination.
    pub fn all() -> impl Iterator<Item = Options> {
        (0..8 * Module::ALL.len()).map(|number| Options {
            module: Module::ALL[number / 8],
            palace: number & 4 != 0,
            open_points: number & 2 != 0,
            short: number & 1 != 0,
        })
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [palace, open_points, short] =
            [self.palace, self.open_points, self.short].map(|it| if it { "yes" } else { "no" });
        let module = self.module.as_str();
        write!(f, "module={module} palace={palace} open-points={open_points} short={short}")
    }
}

/// Reads `name=value` words; options that aren't named keep their defaults.
impl FromStr for Options {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Options, NotationError> {
        let mut options = Options::default();
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').ok_or(NotationError)?;
            if name == "module" {
                let named = Module::ALL.into_iter().find(|module| module.as_str() == value);
                options.module = named.ok_or(NotationError)?;
                continue;
            }
            let choice = match name {
                "palace" => &mut options.palace,
                "open-points" => &mut options.open_points,
                "short" => &mut options.short,
                _ => return Err(NotationError),
            };
            *choice = match value {
                "yes" => true,
                "no" => false,
                _ => return Err(NotationError),
            };
        }
        Ok(options)
    }
}
