//! Scoring: white points spread over the other colours, and the standing (H10).

use game::{Seat, Standing};

use crate::position::Huang;

/// What a granary is worth (H12.4).
const GRANARY: u8 = 2;

/// A seat's yellow, red, blue and green points with its granaries and white points (H10.3, H12.4).
/// Each white point goes to the lowest colour: that lifts the lowest as high as can be, then the
/// second lowest, and so on.
pub(crate) fn spread(game: &Huang, seat: Seat) -> [u8; 4] {
    let [yellow, red, blue, green, white] = game.points[seat.index()];
    let mut points = [yellow, red, blue + GRANARY * game.stored[seat.index()], green];
    for _ in 0..white {
        if let Some(lowest) = points.iter_mut().min() {
            *lowest += 1;
        }
    }
    points
}

/// The same, lowest first, for comparison.
fn ranked(game: &Huang, seat: Seat) -> [u8; 4] {
    let mut points = spread(game, seat);
    points.sort_unstable();
    points
}

/// By the lowest colour, then the second lowest, and so on. Seats equal in all four share a place,
/// and nobody has won (H10.4).
pub(crate) fn standing(game: &Huang) -> Standing {
    let lowest = |seat| i32::from(ranked(game, seat)[0]);
    Standing::by(game.seats, lowest, |seat| ranked(game, seat))
}
