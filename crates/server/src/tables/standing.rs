//! Final places, including players who resigned.

use game::{Seat, Standing, seats};

/// Places players who resigned after all who stayed, the earlier the worse; the others keep the game's order.
pub(crate) fn with_resigned(standing: &Standing, resigned: &[Seat]) -> Standing {
    let has_stayed = |seat: &Seat| !resigned.contains(seat);
    let stayed: Vec<Seat> = seats(standing.seats).filter(has_stayed).collect();
    let counted = |seat: Seat| standing.places[seat.index()];
    let place = |seat: Seat| match resigned.iter().rev().position(|left| *left == seat) {
        Some(after) => stayed.len() + after + 1,
        None => stayed.iter().filter(|rival| counted(**rival) < counted(seat)).count() + 1,
    };
    let mut placed = *standing;
    for seat in seats(standing.seats) {
        placed.places[seat.index()] = place(seat) as u8;
    }
    placed
}
