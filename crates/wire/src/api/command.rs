//! Commands of a seat in its game, and their result.

use serde::{Deserialize, Serialize};

/// A move to make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMove {
    /// Number of acts that the client knows; the move is refused as `stale` if the log has more.
    pub acts: u32,
    /// The move in the game's notation.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(max_length = 400, example = "RB E6 E5"))]
    pub mv: String,
}

/// A request to take back moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// Number of acts that the client knows.
    pub acts: u32,
    /// Number of steps to keep. If that reveals or undoes too much, the other seats are asked to agree.
    pub to: usize,
}

/// A seat's answer to a take-back request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeBackAnswer {
    /// Number of acts that the client knows.
    pub acts: u32,
    /// Whether the seat agrees.
    pub accept: bool,
}

/// A resignation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resign {
    /// Number of acts that the client knows.
    pub acts: u32,
}

/// Result of a command: the length of the table's log and of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ActResult {
    /// Number of acts in the table's log, this one included.
    pub acts: u32,
    /// Number of steps in the game after it.
    pub ply: usize,
}
