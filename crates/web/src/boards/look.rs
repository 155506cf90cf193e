//! The drawings of a game's table.

use game::Seat;
use leptos::prelude::*;
use serde_json::Value;

use crate::{play::Play, presentation::Presentation};

/// The drawings of a game: a function for each part of the table.
pub struct Look {
    /// The parts that need no drawing.
    pub(crate) presentation: &'static Presentation,
    /// The board.
    pub(crate) board: fn(Play) -> AnyView,
    /// The player's hand, and the area beside the board.
    pub(crate) hand: fn(Play) -> AnyView,
    /// A seat's hand in its own view, small; none in a game without hidden hands.
    pub(crate) held: Option<fn(Play, &Value, Seat) -> AnyView>,
    /// The head of the list of players.
    pub(crate) heading: fn(Play) -> AnyView,
    /// A player's figures, under the name.
    pub(crate) figures: fn(Play, Seat) -> AnyView,
    /// The magnified part of the board around the picked move.
    pub(crate) loupe: fn(Play) -> AnyView,
    /// The legend of lit spaces.
    pub(crate) legend: fn(Play) -> AnyView,
}
