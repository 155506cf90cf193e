//! Time at a table: who has how much, and what happens when it is out.

use clock::{Moment, Rest};
use game::Seat;
use serde::{Deserialize, Serialize};

/// What happens when somebody's time is out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Overdue {
    /// A bot that plays about as well takes over until they return.
    #[default]
    Bot,
    /// They have lost, as if they had given up.
    Loss,
}

/// How much time everybody had at a moment. Times are in milliseconds, moments since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Clocks {
    /// The moment, in the database's time.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Moment,
    /// What each seat had left then.
    pub left: Vec<u64>,
    /// Whose time runs.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub running: Vec<Seat>,
    /// When it is out, if nothing happens before: nights and vacations are in it.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "clock::millis::option")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub deadline: Option<Moment>,
}

/// A seat wants to wait for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// The number of acts that it knows of.
    pub acts: u32,
    /// For whom.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
}

/// Somebody will be away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// From when on: microseconds since 1970; now if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub from: Option<Moment>,
    /// Until when.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub until: Moment,
}

/// When somebody doesn't play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Resting {
    /// When.
    pub rest: Rest,
    /// Seconds of vacation that they may still take within a year.
    pub left: u64,
}
