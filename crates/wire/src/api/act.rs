//! What a seat wants done, and that it was done.

use serde::{Deserialize, Serialize};

/// A seat wants to make a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The number of acts that it knows of: what is wished of another position is late.
    pub acts: u32,
    /// In the game's notation.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(max_length = 400, example = "RB E6 E5"))]
    pub mv: String,
}

/// A seat wants to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// The number of acts that it knows of.
    pub acts: u32,
    /// The number of steps that stay. What the rules of undo don't allow is asked of the others.
    pub to: usize,
}

/// A seat agrees to what is asked, or doesn't.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The number of acts that it knows of.
    pub acts: u32,
    /// Whether it agrees.
    pub yes: bool,
}

/// A seat gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Resign {
    /// The number of acts that it knows of.
    pub acts: u32,
}

/// It was done, and is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Acted {
    /// How many acts the table's log has with this one.
    pub acts: u32,
    /// How many steps the game has after it.
    pub ply: usize,
}
