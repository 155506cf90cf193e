//! Levels of strength and the budget for a decision.

use std::{fmt, str::FromStr, time::Duration};

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotLevel {
    /// Samples from the best moves of a one-ply evaluation.
    Novice,
    /// Greedy: the best move of a one-ply evaluation, averaged over determinizations.
    Adept,
    /// Searches.
    Master,
}

impl BotLevel {
    /// All of them, the weakest first.
    pub const ALL: [BotLevel; 3] = [BotLevel::Novice, BotLevel::Adept, BotLevel::Master];

    /// Its budget for a decision.
    pub fn budget(self) -> Budget {
        match self {
            BotLevel::Novice => Budget { iterations: 0, time: Some(Duration::from_millis(20)) },
            BotLevel::Adept => Budget { iterations: 0, time: Some(Duration::from_millis(300)) },
            BotLevel::Master => {
                Budget { iterations: 2_500, time: Some(Duration::from_millis(1_500)) }
            }
        }
    }
}

impl fmt::Display for BotLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            BotLevel::Novice => "novice",
            BotLevel::Adept => "adept",
            BotLevel::Master => "master",
        })
    }
}

impl FromStr for BotLevel {
    type Err = &'static str;

    fn from_str(name: &str) -> Result<BotLevel, &'static str> {
        let named = BotLevel::ALL.into_iter().find(|level| level.to_string() == name);
        named.ok_or("novice, adept or master")
    }
}

/// Budget for one decision: whichever limit is reached first ends the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Most iterations of each thread.
    pub iterations: u32,
    /// Time limit. Without it the choice is the same on every machine.
    pub time: Option<Duration>,
}

impl Budget {
    /// Iterations alone: reproducible.
    pub fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: None }
    }

    /// Time alone.
    pub fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time: Some(time) }
    }

    /// The same with the time limit multiplied by a factor.
    #[must_use]
    pub fn scaled(self, factor: f64) -> Budget {
        Budget { time: self.time.map(|time| time.mul_f64(factor)), ..self }
    }
}
