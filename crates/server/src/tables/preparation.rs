//! A prepared start, and the seeds of those who sit.

use clock::Moment;
use game::Seat;
use wire::api::{Level, SeatHolder};

use crate::tables::seating::Seating;

/// A start that waits for players' seeds.
pub(crate) struct Preparation {
    /// The level of the bots that take the open chairs.
    pub(crate) fill: Option<Level>,
    /// When players who are awaited lose their seats.
    pub(crate) deadline: Moment,
    /// The number of the act since which they are awaited.
    pub(crate) act: u32,
}

impl Seating {
    /// The seats of people who have neither contributed a seed nor committed to one.
    pub(super) fn uncommitted(&self) -> Vec<Seat> {
        let pending = self.pending_seeds().into_iter();
        pending.filter(|seat| self.commitment(*seat).is_none()).collect()
    }

    /// The seats of people whose seeds aren't known.
    pub(super) fn pending_seeds(&self) -> Vec<Seat> {
        let is_pending = |seat: &Seat| {
            let holder = &self.holders[seat.index()];
            matches!(holder, SeatHolder::Person { luck, .. } if luck.is_empty())
        };
        self.people().filter(is_pending).collect()
    }

    pub(super) fn commitment(&self, seat: Seat) -> Option<&String> {
        match self.holders.get(seat.index())? {
            SeatHolder::Person { commitment, .. } => commitment.as_ref(),
            SeatHolder::Open | SeatHolder::Bot { .. } => None,
        }
    }

    pub(super) fn void_revealed(&mut self) {
        for holder in &mut self.holders {
            if let SeatHolder::Person { luck, commitment, .. } = holder
                && !luck.is_empty()
                && commitment.take().is_some()
            {
                luck.clear();
            }
        }
    }
}
