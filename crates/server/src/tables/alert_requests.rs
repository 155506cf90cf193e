//! Which seats want alerts, and which acts they are alerted of.

use game::Seat;

/// The alert choices of a table's seats.
pub(super) struct AlertRequests {
    /// Each seat's choice, if it made one.
    wanted: Vec<Option<bool>>,
    /// The number of the act that began the current turn.
    pub(super) turn_act: u32,
    /// The number of the act that requested a take-back.
    pub(super) take_back_act: u32,
}

impl AlertRequests {
    /// No seat has chosen yet.
    pub(super) fn new(seats: u8) -> AlertRequests {
        let wanted = vec![None; usize::from(seats)];
        AlertRequests { wanted, turn_act: 0, take_back_act: 0 }
    }

    /// A seat's choice.
    pub(super) fn wanted(&self, seat: Seat) -> Option<bool> {
        self.wanted[seat.index()]
    }

    /// Sets a seat's choice.
    pub(super) fn set(&mut self, seat: Seat, wanted: Option<bool>) {
        self.wanted[seat.index()] = wanted;
    }
}
