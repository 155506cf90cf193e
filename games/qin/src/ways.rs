//! Where tiles may lie, all squares at once.

use game::{Seat, seats};

use crate::{
    Colour, Placement, Qin, Side, Square, Squares, Tile,
    board::{STRIDE, above, left, touching},
};

/// The pairs of squares that a tile may cover as far as Q2 is concerned, each named by its left or
/// upper square.
pub(crate) struct Ground {
    pub(crate) free: Squares,
    pub(crate) across: Squares,
    pub(crate) downwards: Squares,
}

impl Ground {
    #[inline]
    pub(crate) fn of(game: &Qin) -> Ground {
        let territories = game.territories();
        let free = game.board.meadow.without(territories);
        let near = touching(territories);
        let across = free & left(free) & (near | left(near));
        let downwards = free & above(free) & (near | above(near));
        Ground { free, across, downwards }
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.across.len() + self.downwards.len()
    }
}

/// How many ways round a tile can lie on a pair of squares.
#[inline]
pub(crate) fn ways_round(tile: Tile) -> u32 {
    if tile.is_single() { 1 } else { 2 }
}

/// One way for a tile to lie.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub(crate) tile: Tile,
    /// Where the tile's other colour is from its first.
    pub(crate) side: Side,
}

impl Way {
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

/// Goes through all ways for a seat's tiles to lie: the pairs of squares that Q2 allows, and those
/// of them that Q5 forbids, until `with` returns true. Returns whether it did.
#[inline]
pub(crate) fn any_way(
    game: &Qin,
    seat: Seat,
    ground: &Ground,
    mut with: impl FnMut(Way, &Squares, Squares) -> bool,
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
        let way = |side| Way { tile, side };
        let (one, other) = tile.colours();
        if tile.is_single() {
            return with(way(Side::East), across, game.barred::<1>(one, *across))
                || with(way(Side::South), downwards, game.barred::<STRIDE>(one, *downwards));
        }
        let (one, other) = (barred[one as usize], barred[other as usize]);
        with(way(Side::East), across, one | left(other))
            || with(way(Side::West), across, other | left(one))
            || with(way(Side::South), downwards, one | above(other))
            || with(way(Side::North), downwards, other | above(one))
    })
}

/// Whether a seat can place any of its tiles.
pub(crate) fn can_place(game: &Qin, seat: Seat) -> bool {
    let ground = Ground::of(game);
    any_way(game, seat, &ground, |_, pairs, barred| !pairs.without(barred).is_empty())
}

/// Whether any tile in anybody's hand can be placed (Q6.2); `first` is asked first.
pub(crate) fn anybody_can_place(game: &Qin, first: Seat) -> bool {
    can_place_easily(game, first) || seats(game.seats).any(|seat| can_place(game, seat))
}

/// Whether a seat has a tile and a place for it that touches no more than one territory of the
/// tile's colours: nothing is united there. It nearly always has, and this is quick to see.
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
