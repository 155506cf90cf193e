//! Ratings in lists, the pools of games that are compared with each other, and why a game counts in none.

use serde::{Deserialize, Serialize};

/// A user's rating at a title, as far as lists show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DisplayedRating {
    /// The rating to display.
    pub rating: u32,
    /// Whether the rating is provisional.
    pub provisional: bool,
}

/// A pool of games of a title: each has ratings of its own.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RatingPool {
    /// Rated games of people in one sitting.
    #[default]
    Live,
    /// Rated games of people by correspondence.
    Correspondence,
    /// Public games of people and bots.
    Bots,
}

impl RatingPool {
    /// All pools.
    pub const ALL: [RatingPool; 3] =
        [RatingPool::Live, RatingPool::Correspondence, RatingPool::Bots];
}

/// Why a finished game changed no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum UncountedReason {
    /// It was casual, or private with bots.
    Casual,
    /// A player had no account.
    Guest,
    /// A program moved for a player.
    Program,
    /// It ended after too few moves.
    TooShort,
    /// The same players met too often within a day or a week.
    RepeatedPair,
}

impl UncountedReason {
    /// All reasons.
    pub const ALL: [UncountedReason; 5] = [
        UncountedReason::Casual,
        UncountedReason::Guest,
        UncountedReason::Program,
        UncountedReason::TooShort,
        UncountedReason::RepeatedPair,
    ];
}
