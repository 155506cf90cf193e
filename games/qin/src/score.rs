//! Scoring: who has won, and the standing of the others (Q6).

use game::{Seat, Seats, Standing, seats};

use crate::position::{Phase, Qin, pagodas_each};

/// A seat's pagodas on the board.
pub(crate) fn placed(game: &Qin, seat: Seat) -> u8 {
    pagodas_each(game.seats) - game.supply[seat.index()]
}

/// The seats that win by placing their last pagoda (Q6.1): only `placer` if it is among them.
pub(crate) fn without_pagodas(game: &Qin, placer: Seat) -> Seats {
    let done: Seats = seats(game.seats).filter(|seat| game.supply[seat.index()] == 0).collect();
    if done.contains(placer) { Seats::from_iter([placer]) } else { done }
}

/// The seats with the most pagodas on the board (Q6.2).
pub(crate) fn most_pagodas(game: &Qin) -> Seats {
    let most = seats(game.seats).map(|seat| placed(game, seat)).max();
    seats(game.seats).filter(|&seat| Some(placed(game, seat)) == most).collect()
}

/// Winners first, then by pagodas on the board.
pub(crate) fn standing(game: &Qin) -> Standing {
    let winners = if game.phase == Phase::Over { game.winners } else { most_pagodas(game) };
    let points = |seat| i32::from(placed(game, seat));
    Standing::by(game.seats, points, |seat| (winners.contains(seat), placed(game, seat)))
}
