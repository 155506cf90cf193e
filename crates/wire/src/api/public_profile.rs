//! A user's public profile: ratings and statistics.

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::api::{Level, RatingPool, User};

/// A user's public profile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PublicProfile {
    /// The user.
    pub user: User,
    /// Time of registration, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created_at: Moment,
    /// Ratings, by title and pool.
    pub ratings: Vec<RatingInfo>,
    /// Statistics of public games, by title and number of seats.
    pub statistics: Vec<GameStatistics>,
}

/// A user's rating at a title in a pool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingInfo {
    /// The game's slug.
    pub game: String,
    /// The pool of games.
    #[serde(default)]
    pub pool: RatingPool,
    /// The rating to display: the mean of the skill estimate as 1500 + 30 (mu − 25). A new player has 1500; 100 points more than an
    /// opponent win 64% of games of two.
    pub rating: u32,
    /// Whether the rating is provisional: fewer than 10 rated games.
    #[serde(default)]
    pub provisional: bool,
    /// Mean of the skill estimate.
    pub mu: f64,
    /// Standard deviation of the skill estimate.
    pub sigma: f64,
    /// Level of the bots of about the same strength, by the games with bots.
    pub bot_level: Level,
    /// Number of rated games.
    pub games: u32,
    /// Displayed ratings after each of the last games, oldest first.
    pub history: Vec<u32>,
}

/// Statistics of a user's games of a title with a number of seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameStatistics {
    /// The game's slug.
    pub game: String,
    /// Number of seats.
    pub seats: u8,
    /// Number of games.
    pub games: u32,
    /// Number of games won, shared wins included.
    pub wins: u32,
    /// Mean final place.
    pub mean_place: f64,
    /// Highest final points.
    pub best_points: i32,
}
