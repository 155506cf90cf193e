//! Acts: the entries of a table's log.

use clock::{Pace, Schedule};
use game::Seat;
use serde::{Deserialize, Serialize};
use wire::api::{Chair, Level, TableId, TimeoutAction, UserId};

/// One entry of a table's log. The log is the source of truth: all other state is derived from it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Act {
    /// The table was created, with a chair for each seat.
    Create {
        /// The chairs in playing order; open ones may be left out at the end.
        chairs: Vec<Chair>,
        /// The time control.
        #[serde(default, skip_serializing_if = "is_default")]
        pace: Pace,
        /// The action when a player runs out of time.
        #[serde(default, skip_serializing_if = "is_default")]
        on_timeout: TimeoutAction,
        /// Whether the game starts as soon as all chairs are taken.
        #[serde(default, skip_serializing_if = "is_default")]
        auto_start: bool,
        /// Whether the game is rated; none if an older program created the table.
        #[serde(default, skip_serializing_if = "is_default")]
        rated: Option<bool>,
    },
    /// A user sat down.
    Sit {
        /// The seat.
        seat: Seat,
        /// The person. Their name is stored elsewhere: a log outlives an account.
        user: UserId,
        /// Their contribution to chance in plain; empty if they commit to it later.
        luck: String,
        /// Whether they have a notification channel, and want alerts.
        #[serde(default, skip_serializing_if = "is_default")]
        alerts: bool,
        /// Whether they had an account, where the game may be rated.
        #[serde(default, skip_serializing_if = "is_default")]
        account: Option<bool>,
    },
    /// A user stood up again.
    Stand {
        /// The seat.
        seat: Seat,
    },
    /// A player committed to their seed.
    Commit {
        /// The seat.
        seat: Seat,
        /// The SHA-256 of the seed.
        commitment: String,
    },
    /// The seats are final: players reveal their seeds, then the game starts.
    Prepare {
        /// The bots that will take the open chairs.
        fill: Option<Level>,
    },
    /// A player revealed their seed.
    Reveal {
        /// The seat.
        seat: Seat,
        /// The seed.
        luck: String,
    },
    /// Players didn't reveal their seeds in time: they lost their seats.
    Miss {
        /// The seats.
        seats: Vec<Seat>,
    },
    /// The game started.
    Start {
        /// The bots that took the open chairs.
        fill: Option<Level>,
        /// The first steps of chance.
        steps: String,
        /// Each seat's sleeping hours and vacations, where they stop the clock.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        schedules: Vec<Schedule>,
    },
    /// A seat moved.
    Move {
        /// Its step, and those of chance after it.
        steps: String,
        /// Whether a program moved, with the seat's token.
        #[serde(default, skip_serializing_if = "is_default")]
        program: bool,
    },
    /// A seat took back moves that revealed nothing.
    TakeBack {
        /// The seat.
        by: Seat,
        /// The number of steps that remain.
        to: usize,
    },
    /// A seat requested a take-back that needs consent.
    Ask {
        /// The seat.
        by: Seat,
        /// The number of steps that would remain.
        to: usize,
    },
    /// A seat agreed to a take-back, or refused.
    Answer {
        /// The seat.
        seat: Seat,
        /// Whether it agrees.
        accept: bool,
    },
    /// A seat resigned.
    Resign {
        /// The seat.
        seat: Seat,
    },
    /// A seat ran out of time.
    TimeOut {
        /// The seat.
        seat: Seat,
        /// The level of the bot that replaces them.
        level: Level,
    },
    /// A player took their seat back from a bot.
    Return {
        /// The seat.
        seat: Seat,
        /// Whether they came back after the grace, which is a loss where ratings count.
        #[serde(default, skip_serializing_if = "is_default")]
        late: bool,
    },
    /// A seat voted to wait for another.
    Wait {
        /// The seat that waits.
        by: Seat,
        /// The seat it waits for.
        seat: Seat,
    },
    /// A seat changed its sleeping hours or vacations.
    Schedule {
        /// The seat.
        seat: Seat,
        /// When.
        schedule: Schedule,
    },
    /// A seat switched alerts for this table on or off.
    Alerts {
        /// The seat.
        seat: Seat,
        /// Whether.
        on: bool,
    },
    /// The table was closed before the game started.
    Abort,
    /// A table for a rematch was created.
    Rematch {
        /// The seat.
        table: TableId,
    },
}

impl Act {
    /// Whether a table that has had too many acts refuses this one. Without these acts every game ends.
    pub(crate) fn is_optional(&self) -> bool {
        match self {
            Act::Sit { .. }
            | Act::Stand { .. }
            | Act::TakeBack { .. }
            | Act::Ask { .. }
            | Act::Wait { .. }
            | Act::Alerts { .. } => true,
            Act::Create { .. }
            | Act::Commit { .. }
            | Act::Prepare { .. }
            | Act::Reveal { .. }
            | Act::Miss { .. }
            | Act::Start { .. }
            | Act::Move { .. }
            | Act::Answer { .. }
            | Act::Resign { .. }
            | Act::TimeOut { .. }
            | Act::Return { .. }
            | Act::Schedule { .. }
            | Act::Abort
            | Act::Rematch { .. } => false,
        }
    }

    /// Whether the act changes only the game, and nothing on the table's card.
    pub(crate) fn is_of_the_game(&self) -> bool {
        matches!(self, Act::Move { .. } | Act::TakeBack { .. })
    }
}

/// Whether a field is left out of the JSON.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
