//! What proves that chance was fair.

use serde::{Deserialize, Serialize};

use crate::api::TableId;

/// Everything from which a finished game's chance can be computed again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Opening {
    /// Whose.
    pub table: TableId,
    /// What was published before the first step: SHA-256 of the seed, in hexadecimal digits.
    pub commitment: String,
    /// The server's part of the key; only once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What the seats added, in playing order; a bot adds nothing.
    pub luck: Vec<String>,
    /// The record as text; only once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}
