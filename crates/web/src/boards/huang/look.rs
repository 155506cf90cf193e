//! The game's drawings.

use super::{board, hand, player, presentation::PRESENTATION};
use crate::boards::Look;

/// The game's drawings.
pub(crate) const LOOK: Look = Look {
    presentation: &PRESENTATION,
    board: board::board,
    hand: hand::hand,
    held: Some(hand::small),
    heading: player::heading,
    figures: player::figures,
    loupe: board::loupe,
    legend: player::legend,
};
