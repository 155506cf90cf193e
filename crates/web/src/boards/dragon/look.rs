//! The game's drawings.

use super::{board, court, player, presentation::PRESENTATION, sum};
use crate::boards::Look;

/// The game's drawings.
pub(crate) const LOOK: Look = Look {
    presentation: &PRESENTATION,
    board: board::board,
    hand: court::hand,
    held: None,
    heading: player::heading,
    figures: player::figures,
    loupe: sum::sum,
    legend: player::legend,
};
