//! Proof that chance was fair.

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
    /// The record as text; absent until the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}
