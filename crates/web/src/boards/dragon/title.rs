//! The game's name, seats and options.

use crate::title::{GameOption, STARTS, Title};

/// The game as the first page shows it.
pub(crate) const TITLE: Title = Title {
    slug: "dragon",
    name: "dragon-name",
    seats: (2, 5),
    options: &[
        GameOption {
            name: "great-wall",
            message: "dragon-option-wall",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "dragon-option-wall-about",
        },
        GameOption {
            name: "super-event",
            message: "dragon-option-super",
            values: &[
                ("none", "dragon-option-none"),
                ("drawn", "dragon-option-drawn"),
                ("chosen", "dragon-option-chosen"),
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
        GameOption {
            name: "start",
            message: "option-start",
            values: STARTS,
            about: "dragon-option-start-about",
        },
    ],
    pawn: |seat| format!("dragon-marker-p{seat}"),
};
