//! How strong a bot is, and how much it may think.

use std::{fmt, str::FromStr, time::Duration};

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sensible and quick: any move that looks good at first sight.
    Novice,
    /// The move that looks best at first sight, in several worlds.
    Adept,
    /// Looks ahead, as far as it gets.
    Master,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Novice, Level::Adept, Level::Master];

    /// What it may spend on a decision.
    pub fn budget(self) -> Budget {
        match self {
            Level::Novice => Budget { iterations: 0, time: Some(Duration::from_millis(20)) },
            Level::Adept => Budget { iterations: 0, time: Some(Duration::from_millis(300)) },
            Level::Master => Budget { iterations: 2_500, time: Some(Duration::from_millis(1_500)) },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Novice => "novice",
            Level::Adept => "adept",
            Level::Master => "master",
        })
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(name: &str) -> Result<Level, ()> {
        Level::ALL.into_iter().find(|level| level.to_string() == name).ok_or(())
    }
}

/// How much a bot may think about one decision: whichever is used up first ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// So many iterations on each core.
    pub iterations: u32,
    /// So long. Without it the choice is the same on every machine.
    pub time: Option<Duration>,
}

impl Budget {
    /// Iterations alone: the same choice every time.
    pub fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: None }
    }

    /// Time alone.
    pub fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time: Some(time) }
    }

    /// A part of the time.
    #[must_use]
    pub fn scaled(self, part: f64) -> Budget {
        Budget { time: self.time.map(|time| time.mul_f64(part)), ..self }
    }
}
