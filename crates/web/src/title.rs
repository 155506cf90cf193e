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

/// An option that is set before the first step.
pub(crate) struct GameOption {
    /// Its name in the game's notation.
    pub(crate) name: &'static str,
    /// The message that names it.
    pub(crate) message: &'static str,
    /// Its values, the default first, each with the message that names it.
    pub(crate) values: &'static [(&'static str, &'static str)],
    /// The message that explains it.
    pub(crate) about: &'static str,
}
