//! The game's name, seats and options.

use crate::title::{GameOption, STARTS, Title};

/// The game as the first page shows it.
pub(crate) const TITLE: Title = Title {
    slug: "qin",
    name: "qin-name",
    seats: (2, 4),
    options: &[
        GameOption {
            name: "board",
            message: "qin-option-board",
            values: &[("bird", "qin-option-bird"), ("lion", "qin-option-lion")],
            about: "qin-option-board-about",
        },
        GameOption {
            name: "fair-hands",
            message: "qin-option-fair",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "qin-option-fair-about",
        },
        GameOption {
            name: "start",
            message: "option-start",
            values: STARTS.split_at(5).0,
            about: "qin-option-start-about",
        },
    ],
    pawn: |seat| format!("qin-pagoda-p{seat}"),
};
