//! Clocks, time-outs, playing hours and vacations.

use clock::{Moment, Schedule};
use game::Seat;
use serde::{Deserialize, Serialize};

/// What happens when a player runs out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TimeoutAction {
    /// A bot of about the same strength plays until they return.
    #[default]
    Bot,
    /// They lose, as if they had resigned.
    Loss,
}

/// The clocks of a table at a moment, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// The moment, in milliseconds since 1970 by the server's clock.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Moment,
    /// Time that each seat had left, in playing order.
    pub left: Vec<u64>,
    /// Seats whose clock is running.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub running: Vec<Seat>,
    /// When the first of them runs out, in milliseconds since 1970; playing hours and vacations are counted in.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "clock::millis::option")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub deadline: Option<Moment>,
}

/// A vote to wait for another seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WaitVote {
    /// Number of acts that the client knows.
    pub acts: u32,
    /// The seat to wait for.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
}

/// A vacation to add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// Start, in microseconds since 1970; now if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub from: Option<Moment>,
    /// End, in microseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub until: Moment,
}

/// A user's playing hours and vacations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScheduleInfo {
    /// Playing hours and vacations.
    pub schedule: Schedule,
    /// Seconds of vacation left within a year.
    pub vacation_left: u64,
}
