//! The standing: points and places of the seats.

use serde::{Deserialize, Serialize};

use crate::words::{Seat, seats};

/// Maximum number of seats of any game.
pub const SEATS_MAX: usize = 5;

/// Points and places of every seat, at the end or as if the game ended now.
///
/// Places are separate from points, because ties are broken by more than points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Number of seats; array entries beyond it are zero.
    pub seats: u8,
    /// Each seat's points.
    pub points: [i32; SEATS_MAX],
    /// 1 for the winner or winners; seats that share a place leave the next ones empty.
    pub places: [u8; SEATS_MAX],
}

impl Standing {
    /// Ranks seats by a key, the highest first. Equal keys share a place.
    pub fn by<K: Ord>(n: u8, points: impl Fn(Seat) -> i32, key: impl Fn(Seat) -> K) -> Standing {
        let mut standing = Standing { seats: n, points: [0; SEATS_MAX], places: [0; SEATS_MAX] };
        for seat in seats(n) {
            let ahead = seats(n).filter(|&rival| key(seat) < key(rival)).count();
            standing.points[seat.index()] = points(seat);
            standing.places[seat.index()] = ahead as u8 + 1;
        }
        standing
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        seats(self.seats).filter(|seat| self.places[seat.index()] == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_places_leave_the_next_empty() {
        let points = [3, 7, 7, 1];
        let standing = Standing::by(4, |s| points[s.index()], |s| points[s.index()]);
        assert_eq!(standing.places, [3, 1, 1, 4, 0]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }
}
