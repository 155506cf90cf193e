//! The registry of games: one line a game.

use crate::{
    boards::{dragon, huang, qin},
    title::Title,
};

/// Every game that this client knows.
pub(crate) const TITLES: &[Title] = &[huang::TITLE, qin::TITLE, dragon::TITLE];

/// The game with this short name.
pub(crate) fn title(slug: &str) -> Option<&'static Title> {
    TITLES.iter().find(|title| title.slug == slug)
}
