//! The game's name, seats and options.

use crate::title::{GameOption, Title};

/// The game as the first page shows it.
pub(crate) const TITLE: Title = Title {
    slug: "huang",
    name: "huang-name",
    seats: (2, 5),
    options: &[
        GameOption {
            name: "module",
            message: "huang-option-module",
            values: &[
                ("none", "huang-option-none"),
                ("bandits", "huang-option-bandits"),
                ("eighteen-kingdoms", "huang-option-eighteen"),
            ],
            about: "huang-option-module-about",
        },
        GameOption {
            name: "palace",
            message: "huang-option-palace",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "huang-option-palace-about",
        },
        GameOption {
            name: "open-points",
            message: "huang-option-open",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "huang-option-open-about",
        },
        GameOption {
            name: "short",
            message: "huang-option-short",
            values: &[("no", "option-no"), ("yes", "option-yes")],
            about: "huang-option-short-about",
        },
    ],
    pawn: |seat| format!("huang-pawn-p{seat}"),
};
