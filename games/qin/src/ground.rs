//! Where tiles can be placed, for all squares at once.

use game::{Seat, seats};

use crate::{
    board::{STRIDE, Side, Square, Squares, above, left, touching},
    moves::Placement,
    position::Qin,
    tiles::{Colour, Tile},
};

/// The pairs of squares on which Q2 allows a tile, each named by its left or upper square.
pub(crate) struct Ground {
    /// Meadow without a tile.
    pub(crate) free: Squares,
    /// Pairs of a square and its right neighbour.
    pub(crate) across: Squares,
    /// Pairs of a square and the one below.
    pub(crate) downwards: Squares,
}

impl Ground {
    /// The ground of a position.
    #[inline]
    pub(crate) fn of(game: &Qin) -> Ground {
        let territories = game.territories();
        let free = game.board.meadow.without(territories);
        let near = touching(territories);
        let across = free & left(free) & (near | left(near));
        let downwards = free & above(free) & (near | above(near));
        Ground { free, across, downwards }
    }

    /// Number of pairs.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.across.len() + self.downwards.len()
    }
}

/// In how many orientations a tile fits a pair of squares.
#[inline]
pub(crate) fn orientations(tile: Tile) -> u32 {
    if tile.is_single() { 1 } else { 2 }
}

/// A tile, and which way round it is placed.
#[derive(Clone, Copy)]
pub(crate) struct Orientation {
    /// The tile.
    pub(crate) tile: Tile,
    /// The side of the tile's first colour on which the second one is.
    pub(crate) side: Side,
}

impl Orientation {
    /// Makes placements on pairs of squares, each named by its left or upper one.
    #[inline]
    pub(crate) fn placing(self) -> impl Fn(u8) -> Placement {
        let offset = match self.side {
            Side::East | Side::South => 0,
            Side::West => 1,
            Side::North => STRIDE,
        };
        move |pair| Placement::known(self.tile, Square(pair + offset), self.side)
    }
}

/// Visits every orientation of a seat's tiles, with the pairs of squares that Q2 allows and those of
/// them that Q5 forbids, until `with` returns true. Returns whether it did.
#[inline]
pub(crate) fn any_orientation(
    game: &Qin,
    seat: Seat,
    ground: &Ground,
    mut with: impl FnMut(Orientation, &Squares, Squares) -> bool,
) -> bool {
    let hand = game.hands[seat.index()];
    let mut barred = [Squares::EMPTY; 3];
    for colour in Colour::ALL {
        if hand.mixes(colour) {
            barred[colour as usize] = game.barred::<0>(colour, ground.free);
        }
    }
    let (across, downwards) = (&ground.across, &ground.downwards);
    hand.kinds().any(|tile| {
        let at = |side| Orientation { tile, side };
        let (one, other) = tile.colours();
        if tile.is_single() {
            return with(at(Side::East), across, game.barred::<1>(one, *across))
                || with(at(Side::South), downwards, game.barred::<STRIDE>(one, *downwards));
        }
        let (one, other) = (barred[one as usize], barred[other as usize]);
        with(at(Side::East), across, one | left(other))
            || with(at(Side::West), across, other | left(one))
            || with(at(Side::South), downwards, one | above(other))
            || with(at(Side::North), downwards, other | above(one))
    })
}

/// Whether a seat can place any of its tiles.
pub(crate) fn can_place(game: &Qin, seat: Seat) -> bool {
    let ground = Ground::of(game);
    any_orientation(game, seat, &ground, |_, pairs, barred| !pairs.without(barred).is_empty())
}

/// Whether any tile in anybody's hand can be placed (Q6.2); `first`'s hand is tried first.
pub(crate) fn anybody_can_place(game: &Qin, first: Seat) -> bool {
    can_place_easily(game, first) || seats(game.seats).any(|seat| can_place(game, seat))
}

/// Whether a seat has a tile and a place for it where nothing can be united, because at most one
/// territory of the tile's colours is adjacent. Nearly always true, and cheap to check.
#[inline]
fn can_place_easily(game: &Qin, seat: Seat) -> bool {
    let ground = Ground::of(game);
    game.hands[seat.index()].kinds().any(|tile| {
        let (one, other) = tile.colours();
        let near = |colour| touching(game.land[colour as usize]);
        let safe = if tile.is_single() {
            ground.across.without(near(one) | left(near(one)))
        } else {
            ground.across.without(near(one) | left(near(other)))
        };
        !safe.is_empty()
    })
}
