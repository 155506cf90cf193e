//! What a game turns into movements: the log up to the frame on show, and how much of it is new.

use game::Seat;
use wire::Told;

use super::spot::Spot;

/// The log up to the frame that will be on show.
pub(crate) struct Scene<'a> {
    pub(crate) log: &'a [Told],
    /// The ply that was on show before.
    pub(crate) after: usize,
    /// The seat that looks.
    pub(crate) eyes: Option<Seat>,
}

impl Scene<'_> {
    /// The new events, each with its place in the log.
    pub(crate) fn news(&self) -> impl Iterator<Item = (usize, &Told)> {
        self.log.iter().enumerate().filter(|(_, told)| self.after < told.ply)
    }

    /// Whether a seat is the viewer's own.
    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        self.eyes == Some(seat)
    }

    /// The place that a seat's tile comes from: the picked tile of the viewer's hand, or a player's picture.
    pub(crate) fn picked_tile(&self, seat: Seat) -> Spot {
        if self.is_own(seat) {
            return Spot::of(".hand-tiles [aria-pressed=\"true\"]").or(".hand-tiles");
        }
        Spot::player(seat)
    }

    /// The place that a seat's tiles go to.
    pub(crate) fn hand(&self, seat: Seat) -> Spot {
        if self.is_own(seat) { Spot::of(".hand-tiles") } else { Spot::player(seat) }
    }
}
