//! Huang: a board of hexagons, a hand of tiles, leaders, a market, revolts and wars.

#[cfg(feature = "table")]
mod acts;
#[cfg(feature = "table")]
mod aside;
#[cfg(feature = "table")]
mod board;
#[cfg(feature = "table")]
mod conflict;
#[cfg(feature = "table")]
mod decide;
#[cfg(feature = "table")]
mod desk;
#[cfg(feature = "table")]
mod drawing;
#[cfg(feature = "table")]
mod ground;
#[cfg(feature = "table")]
mod hand;
#[cfg(feature = "table")]
mod look;
#[cfg(feature = "table")]
mod marks;
#[cfg(feature = "table")]
mod pieces;
#[cfg(feature = "table")]
mod player;
#[cfg(feature = "table")]
mod sides;
#[cfg(feature = "table")]
mod spoken;
#[cfg(feature = "table")]
mod ways;

#[cfg(feature = "table")]
pub(super) use self::look::LOOK;
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
