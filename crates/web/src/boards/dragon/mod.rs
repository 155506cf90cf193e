//! In the Year of the Dragon: a year as a scroll, groups of action cards, courts of palaces.

mod actions;
mod board;
mod cards;
mod court;
mod desk;
mod fate;
mod forecast;
mod ledger;
mod look;
mod palaces;
mod player;
mod recap;
mod scroll;
mod spoken;
mod sum;
mod thing;
mod track;
mod tray;

pub(crate) use self::look::LOOK;
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
