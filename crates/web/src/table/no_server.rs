//! A module without tables at a server: a table has none of their parts.

use game::Seat;
use leptos::prelude::*;

use super::dialogs::Dialogs;
use crate::play::Play;

/// A player's clock.
pub(super) fn clock(_: Play, _: Seat) -> Option<AnyView> {
    None
}

/// Whether a player is present.
pub(super) fn presence(_: Play, _: Seat) -> Option<AnyView> {
    None
}

/// The connection, requests of other players, absences.
pub(super) fn notices(_: Play) -> Option<AnyView> {
    None
}

/// The chat.
pub(super) fn chat(_: Play) -> Option<AnyView> {
    None
}

/// The number of unread chat lines, if any.
pub(super) fn unread(_: Play) -> Option<usize> {
    None
}

/// Creates a table with the same players; false for a game in this browser.
pub(super) fn rematch(_: Play) -> bool {
    false
}

/// Chat, invitation, resignation.
pub(super) fn menu_items(_: Play, _: Dialogs) -> Option<AnyView> {
    None
}

/// The question before a resignation.
pub(super) fn resign_dialog(_: Play, _: RwSignal<bool>) -> Option<AnyView> {
    None
}
