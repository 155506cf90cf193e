//! What a table's log is made of.

use clock::{Pace, Rest};
use game::Seat;
use serde::{Deserialize, Serialize};
use wire::api::{Chair, Level, Overdue, TableId, UserId};

/// One entry of a table's log. The log is the truth: all else follows from it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Act {
    /// The table was laid: who is meant to sit where.
    Lay {
        /// The chairs in playing order; open ones may be left out at the end.
        chairs: Vec<Chair>,
        /// How fast it is played.
        #[serde(default, skip_serializing_if = "is_usual")]
        pace: Pace,
        /// What happens when somebody's time is out.
        #[serde(default, skip_serializing_if = "is_usual")]
        overdue: Overdue,
        /// Whether the game begins as soon as all chairs are taken.
        #[serde(default, skip_serializing_if = "is_usual")]
        at_once: bool,
    },
    /// Somebody sat down.
    Sit {
        /// Where.
        seat: Seat,
        /// Who. What they are called is kept with them: a log outlives an account.
        user: UserId,
        /// What they add to chance.
        luck: String,
        /// Whether they can be reached elsewhere, and want to be.
        #[serde(default, skip_serializing_if = "is_usual")]
        alerts: bool,
    },
    /// Somebody stood up again.
    Stand {
        /// Where.
        seat: Seat,
    },
    /// The game began.
    Start {
        /// Who took the chairs that were open.
        fill: Option<Level>,
        /// The first steps of chance.
        steps: String,
        /// When each seat rests, where that counts.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rests: Vec<Rest>,
    },
    /// A seat moved.
    Move {
        /// Its step, and those of chance after it.
        steps: String,
    },
    /// A seat took back what told nobody anything.
    TakeBack {
        /// Who.
        by: Seat,
        /// The number of steps that stay.
        to: usize,
    },
    /// A seat asks the others to let it take back more.
    Ask {
        /// Who.
        by: Seat,
        /// The number of steps that would stay.
        to: usize,
    },
    /// A seat agreed to what was asked, or didn't.
    Answer {
        /// Who.
        seat: Seat,
        /// Whether it agrees.
        yes: bool,
    },
    /// A seat gave up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// A seat's time was out.
    TimeOut {
        /// Whose.
        seat: Seat,
        /// How well the bot plays that goes on for them.
        level: Level,
    },
    /// Somebody for whom a bot played is back.
    Return {
        /// Where.
        seat: Seat,
    },
    /// A seat wants to wait for another.
    Wait {
        /// Who waits.
        by: Seat,
        /// For whom.
        seat: Seat,
    },
    /// A seat rests otherwise from now on.
    Rest {
        /// Who.
        seat: Seat,
        /// When.
        rest: Rest,
    },
    /// A seat wants to be told of its decisions here, or doesn't.
    Alerts {
        /// Who.
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// The table was cleared before the game began.
    Abort,
    /// The same people play again elsewhere.
    Rematch {
        /// Where.
        table: TableId,
    },
}

impl Act {
    /// Whether only the game goes on by it, and nothing else of the table changes.
    pub(crate) fn is_of_the_game(&self) -> bool {
        matches!(self, Act::Move { .. } | Act::TakeBack { .. })
    }
}

/// Whether something needn't be said.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
