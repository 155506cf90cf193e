//! The games that can be played here: what the first page has to know of each. One line a game.

use game::Seat;

/// All of them.
pub(crate) const TITLES: &[Title] =
    &[crate::boards::huang::TITLE, crate::boards::qin::TITLE, crate::boards::dragon::TITLE];

/// A game, as far as it is known before it is played.
pub(crate) struct Title {
    /// Its short name.
    pub(crate) slug: &'static str,
    /// The printed title.
    pub(crate) name: &'static str,
    /// Smallest and largest number of seats.
    pub(crate) seats: (u8, u8),
    /// What can be chosen before the first step.
    pub(crate) options: &'static [Choice],
    /// The drawing that stands for a player.
    pub(crate) pawn: fn(Seat) -> String,
}

/// Something that can be chosen before the first step.
pub(crate) struct Choice {
    /// Its name in the game's notation.
    pub(crate) name: &'static str,
    /// The message that names it.
    pub(crate) message: &'static str,
    /// Its values, the default first, each with the message that names it.
    pub(crate) values: &'static [(&'static str, &'static str)],
    /// The message that explains it.
    pub(crate) about: &'static str,
}

/// The game of this name.
pub(crate) fn title(slug: &str) -> Option<&'static Title> {
    TITLES.iter().find(|title| title.slug == slug)
}
