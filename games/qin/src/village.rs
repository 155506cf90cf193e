//! Villages: strength beside them, and who takes them (Q4).

use game::{Seat, seats};

use crate::{options::SEATS, position::Qin};

impl Qin {
    /// Every seat's strength at a village (Q4.1).
    pub(crate) fn strengths(&self, village: usize) -> [u8; SEATS] {
        let mut strengths = [0; SEATS];
        for seat in seats(self.seats) {
            let mut beside = self.board.around[village] & self.owned[seat.index()];
            while let Some(square) = beside.first() {
                let province = self.province_at(square);
                strengths[seat.index()] += self.pagodas_on(province);
                beside = beside.without(province);
            }
        }
        strengths
    }
}

/// The seat that takes a village: the only one with the most strength, unless it holds the village
/// already (Q4.2, Q4.3).
pub(crate) fn taker(strengths: &[u8; SEATS], holder: Option<Seat>) -> Option<Seat> {
    let most = *strengths.iter().max().expect("there are seats");
    let mut strongest = (0..SEATS as u8).map(Seat).filter(|it| strengths[it.index()] == most);
    match (most, strongest.next(), strongest.next()) {
        (1.., Some(seat), None) if Some(seat) != holder => Some(seat),
        _ => None,
    }
}
