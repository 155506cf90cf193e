//! Huang: a board of hexagons, a hand of tiles, leaders, a market, revolts and wars.

mod acts;
mod aside;
mod board;
mod conflict;
mod decide;
mod desk;
mod drawing;
mod ground;
mod hand;
mod look;
mod marks;
mod pieces;
mod player;
mod sides;
mod spoken;
mod ways;

pub(crate) use self::look::LOOK;
use crate::titles::{Choice, Title};

/// The game, as far as it is known before it is played.
pub(crate) const TITLE: Title = Title {
    slug: "huang",
    name: "Huang",
    seats: (2, 5),
    options: &[
        Choice {
            name: "module",
            message: "huang-option-module",
            values: &[
                ("none", "huang-option-none"),
                ("bandits", "huang-option-bandits"),
                ("eighteen-kingdoms", "huang-option-eighteen"),
            ],
            about: "huang-option-module-about",
        },
        Choice {
            name: "palace",
            message: "huang-option-palace",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "huang-option-palace-about",
        },
        Choice {
            name: "open-points",
            message: "huang-option-open",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "huang-option-open-about",
        },
        Choice {
            name: "short",
            message: "huang-option-short",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "huang-option-short-about",
        },
    ],
    pawn: |seat| format!("huang-pawn-p{seat}"),
};
