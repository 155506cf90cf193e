//! A game's metadata, known before any of its code is loaded.

use game::Seat;

/// A game's name, number of seats and options.
pub(crate) struct Title {
    /// Its short name in addresses and messages.
    pub(crate) slug: &'static str,
    /// The message that names it, as printed in the language.
    pub(crate) name: &'static str,
    /// Smallest and largest number of seats.
    pub(crate) seats: (u8, u8),
    /// The options that are set before the first step.
    pub(crate) options: &'static [GameOption],
    /// The drawing that stands for a player.
    pub(crate) pawn: fn(Seat) -> String,
}

/// The seats that can be chosen to begin, and that none is.
pub(crate) const STARTS: &[(&str, &str)] = &[
    ("", "option-start-random"),
    ("1", "option-start-1"),
    ("2", "option-start-2"),
    ("3", "option-start-3"),
    ("4", "option-start-4"),
    ("5", "option-start-5"),
];

/// An option that is set before the first step.
pub(crate) struct GameOption {
    /// Its name in the game's notation.
    pub(crate) name: &'static str,
    /// The message that names it.
    pub(crate) message: &'static str,
    /// Its values, the default first, each with the message that names it; an empty one isn't written.
    pub(crate) values: &'static [(&'static str, &'static str)],
    /// The message that explains it.
    pub(crate) about: &'static str,
}

impl GameOption {
    /// This value in the game's notation.
    pub(crate) fn notation(&self, value: &str) -> Option<String> {
        (!value.is_empty()).then(|| format!("{}={value}", self.name))
    }
}
