//! A module without tables at a server: no [`Remote`] can exist, so the compiler drops all code for one.

use game::Seat;
use wire::{Frame, api::FairnessNotes};

/// A table at a server.
#[derive(Clone, Copy)]
pub(crate) enum Remote {}

impl Remote {
    /// The player's seat.
    pub(crate) fn seat(self) -> Option<Seat> {
        match self {}
    }

    /// Whether the game is rated.
    pub(crate) fn is_rated(self) -> bool {
        match self {}
    }

    /// Whether the last own move can be taken back.
    pub(super) fn can_take_back(self) -> bool {
        match self {}
    }

    /// What this browser noted before the game.
    pub(crate) fn fairness_notes(self) -> FairnessNotes {
        match self {}
    }

    /// The frame after so many steps.
    pub(super) async fn past_frame(self, _: usize) -> Option<Frame> {
        match self {}
    }
}
