//! A person as everybody may know them: how well they play, and how often they did.

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::api::{Level, User};

/// A person as everybody may know them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// Who.
    pub user: User,
    /// Since when they are with us: milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub since: Moment,
    /// How well they play each title that they were rated at.
    pub ratings: Vec<Rated>,
    /// What became of their public games.
    pub tallies: Vec<Tally>,
}

/// How well somebody plays a title.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rated {
    /// The game's slug.
    pub game: String,
    /// The number to show: how well they play at least, most probably.
    pub shown: u32,
    /// How well they play, as far as is known.
    pub mu: f64,
    /// How far from that the truth may be.
    pub sigma: f64,
    /// The bots that play about as well.
    pub like: Level,
    /// After how many games.
    pub games: u32,
    /// What was shown after each of the last games, the oldest first.
    pub course: Vec<u32>,
}

/// What became of somebody's games of a title among so many.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tally {
    /// The game's slug.
    pub game: String,
    /// Among how many.
    pub seats: u8,
    /// How many games.
    pub games: u32,
    /// How many of them they won, alone or with others.
    pub wins: u32,
    /// The mean of their places.
    pub mean_place: f64,
    /// The most points that they ever had.
    pub best_points: i32,
}
