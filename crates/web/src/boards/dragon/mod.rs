//! In the Year of the Dragon: a year as a scroll, groups of action cards, courts of palaces.

#[cfg(feature = "table")]
mod actions;
#[cfg(feature = "table")]
mod board;
#[cfg(feature = "table")]
mod cards;
#[cfg(feature = "table")]
mod court;
#[cfg(feature = "table")]
mod desk;
#[cfg(feature = "table")]
mod fate;
#[cfg(feature = "table")]
mod forecast;
#[cfg(feature = "table")]
mod ledger;
#[cfg(feature = "table")]
mod look;
#[cfg(feature = "table")]
mod palaces;
#[cfg(feature = "table")]
mod player;
#[cfg(feature = "table")]
mod recap;
#[cfg(feature = "table")]
mod scroll;
#[cfg(feature = "table")]
mod spoken;
#[cfg(feature = "table")]
mod sum;
#[cfg(feature = "table")]
mod thing;
#[cfg(feature = "table")]
mod track;
#[cfg(feature = "table")]
mod tray;

#[cfg(feature = "table")]
pub(super) use self::look::LOOK;
use crate::titles::{Choice, Title};

/// The game, as far as it is known before it is played.
pub(crate) const TITLE: Title = Title {
    slug: "dragon",
    name: "In the Year of the Dragon",
    seats: (2, 5),
    options: &[
        Choice {
            name: "great-wall",
            message: "dragon-option-wall",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "dragon-option-wall-about",
        },
        Choice {
            name: "super-event",
            message: "dragon-option-super",
            values: &[
                ("none", "dragon-option-none"),
                ("drawn", "dragon-option-drawn"),
                ("lantern", "dragon-option-lantern"),
                ("buddha", "dragon-option-buddha"),
                ("earthquake", "dragon-option-earthquake"),
                ("tsunami", "dragon-option-tsunami"),
                ("eclipse", "dragon-option-eclipse"),
                ("volcano", "dragon-option-volcano"),
                ("tornado", "dragon-option-tornado"),
                ("dawn", "dragon-option-dawn"),
                ("assassination", "dragon-option-assassination"),
                ("treaty", "dragon-option-treaty"),
            ],
            about: "dragon-option-super-about",
        },
    ],
    pawn: |seat| format!("dragon-marker-p{seat}"),
};
