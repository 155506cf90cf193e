//! Proof that chance was fair: the server commits to its seed, players commit to theirs, and all are revealed.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::api::TableId;

/// Data to verify the random outcomes of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FairnessProof {
    /// The table's id.
    pub table: TableId,
    /// SHA-256 of the seed in hexadecimal digits, published before the first step.
    pub commitment: String,
    /// The server's seed; absent until the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The seats' own seeds, in playing order; a bot's is empty.
    pub luck: Vec<String>,
    /// The commitments to the seats' seeds, in playing order; empty where a seed was never hidden.
    #[serde(default)]
    pub commitments: Vec<String>,
    /// The record as text; absent until the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

/// A commitment to a player's seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Commit {
    /// SHA-256 of the seed's UTF-8 text, in lowercase hexadecimal digits.
    #[cfg_attr(feature = "schema", schema(min_length = 64, max_length = 64))]
    pub commitment: String,
}

/// A player's seed, revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The seed that the player committed to.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 64))]
    pub luck: String,
}

/// What a player noted before the game, to verify its proof with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FairnessNotes {
    /// The server's commitment.
    pub commitment: Option<String>,
    /// The player's own seed.
    pub own: Option<OwnSeed>,
    /// The commitments to the seats' seeds, as they were when the player revealed theirs; to no text where a seat has none.
    pub commitments: Vec<String>,
}

/// A player's own seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnSeed {
    /// The player's seat.
    pub seat: Seat,
    /// The seed.
    pub luck: String,
}
