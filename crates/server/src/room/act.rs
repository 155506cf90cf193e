//! What a table's log is made of.

use game::Seat;
use serde::{Deserialize, Serialize};
use wire::api::{Chair, Level, TableId, UserId};

/// One entry of a table's log. The log is the truth: all else follows from it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Act {
    /// The table was laid: who is meant to sit where.
    Lay {
        /// The chairs in playing order; open ones may be left out at the end.
        chairs: Vec<Chair>,
    },
    /// Somebody sat down.
    Sit {
        /// Where.
        seat: Seat,
        /// Who. What they are called is kept with them: a log outlives an account.
        user: UserId,
        /// What they add to chance.
        luck: String,
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
