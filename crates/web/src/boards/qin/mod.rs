//! Qin: a board of squares, a hand of tiles, four piles.

mod board;
mod desk;
mod drawing;
mod hand;
mod laid;
mod layers;
mod look;
mod player;
mod spoken;

pub(crate) use self::look::LOOK;
use crate::titles::{Choice, Title};

/// The game, as far as it is known before it is played.
pub(crate) const TITLE: Title = Title {
    slug: "qin",
    name: "Qin",
    seats: (2, 4),
    options: &[
        Choice {
            name: "board",
            message: "qin-option-board",
            values: &[("bird", "qin-option-bird"), ("lion", "qin-option-lion")],
            about: "qin-option-board-about",
        },
        Choice {
            name: "fair-hands",
            message: "qin-option-fair",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "qin-option-fair-about",
        },
    ],
    pawn: |seat| format!("qin-pagoda-p{seat}"),
};
