//! Which moves are legal, and the clause that forbids the others.

use game::{Illegal, Seat, rule};

use crate::{
    board::{Side, Square, Squares, touching},
    ground::can_place,
    moves::{Move, Placement},
    position::{Phase, Qin},
    tiles::Tile,
};

/// Checks a move against the rules.
pub(crate) fn check(game: &Qin, mv: &Move) -> Result<(), Illegal> {
    match (game.phase, mv) {
        (Phase::Place(seat), Move::Place(placement)) => check_placement(game, seat, *placement),
        (Phase::Place(seat), Move::Pass) if can_place(game, seat) => {
            Err(Illegal::by(rule!("Q6.3")))
        }
        (Phase::Place(_), Move::Pass) => Ok(()),
        (Phase::Draw(_), Move::Draw(pile)) if 0 < game.piles[pile.index()] => Ok(()),
        (Phase::Draw(_), Move::Draw(_)) => Err(Illegal::by(rule!("Q1.4"))),
        _ => Err(Illegal::by(rule!("Q2.1"))),
    }
}

/// Q2.1 to Q2.3, then Q5.
fn check_placement(game: &Qin, seat: Seat, placement: Placement) -> Result<(), Illegal> {
    if game.hands[seat.index()].count(placement.tile()) == 0 {
        return Err(Illegal::by(rule!("Q2.1")));
    }
    let squares: Squares = placement.squares().into_iter().map(|square| square.0).collect();
    let territories = game.territories();
    if !squares.without(game.board.meadow).is_empty() || squares.meets(territories) {
        return Err(Illegal::by(rule!("Q2.2")));
    }
    if !touching(squares).meets(territories) {
        return Err(Illegal::by(rule!("Q2.3")));
    }
    may_unite(game, placement)
}

/// Whether Q5 allows a placement, in each of its colours (Q5.5).
#[inline]
pub(crate) fn may_unite(game: &Qin, placement: Placement) -> Result<(), Illegal> {
    let (one, other) = placement.tile().colours();
    let [first, second] = placement.squares().map(|square| Squares::one(square.0));
    if one == other {
        return game.may_unite(one, first | second);
    }
    game.may_unite(one, first)?;
    game.may_unite(other, second)
}

/// The clause that forbids every move beginning with these words: the last one in the book, because
/// that attempt passed the most checks.
pub(crate) fn why_not(game: &Qin, words: &[&str]) -> Option<Illegal> {
    let attempts: Vec<Move> = match *words {
        [tile, at] if tile.parse::<Tile>().is_ok() => {
            let (tile, at) = (tile.parse().ok()?, at.parse::<Square>().ok()?);
            let others = Side::ALL.into_iter().filter_map(|side| at.beside(side));
            others.filter_map(|other| Placement::new(tile, at, other)).map(Move::Place).collect()
        }
        [tile] if tile.parse::<Tile>().is_ok() => {
            let tile = tile.parse().ok()?;
            let pairs = Square::all().flat_map(|at| Side::ALL.map(|side| (at, at.beside(side))));
            pairs.filter_map(|(at, to)| Placement::new(tile, at, to?)).map(Move::Place).collect()
        }
        [tile, first, second] if not_side_by_side(tile, first, second) => {
            return Some(Illegal::by(rule!("Q2.2")));
        }
        _ => vec![words.join(" ").parse().ok()?],
    };
    let refused: Option<Vec<Illegal>> = attempts.iter().map(|mv| check(game, mv).err()).collect();
    refused?.into_iter().max_by_key(|illegal| illegal.clause)
}

/// Whether these words name a tile and two squares that aren't adjacent.
fn not_side_by_side(tile: &str, first: &str, second: &str) -> bool {
    let (Ok(tile), Ok(first), Ok(second)) = (tile.parse(), first.parse(), second.parse()) else {
        return false;
    };
    Placement::new(tile, first, second).is_none()
}
