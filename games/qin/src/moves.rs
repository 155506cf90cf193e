//! What a seat can decide: the move and its parts.

use serde::{Deserialize, Serialize};

use crate::{
    board::{STRIDE, Side, Square},
    tiles::Tile,
};

/// Draw piles (Q1.4).
pub(crate) const PILES: usize = 4;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Place a tile from hand.
    Place(Placement),
    /// Draw from a pile.
    Draw(Pile),
    /// Pass, if no tile can be placed.
    Pass,
}

/// A tile on two adjacent squares. A tile of a single colour looks the same from both ends, so it is
/// always named from its upper or left square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Laid", try_from = "Laid")]
#[repr(align(4))]
pub struct Placement {
    tile: Tile,
    /// The square of the tile's first colour.
    at: Square,
    /// Where the other colour is from there.
    side: Side,
}

/// The JSON form of a placement.
#[derive(Serialize, Deserialize)]
struct Laid {
    tile: Tile,
    on: [Square; 2],
}

impl From<Placement> for Laid {
    fn from(placement: Placement) -> Laid {
        Laid { tile: placement.tile, on: placement.squares() }
    }
}

impl TryFrom<Laid> for Placement {
    type Error = &'static str;

    fn try_from(laid: Laid) -> Result<Placement, Self::Error> {
        let [one, other] = laid.on;
        Placement::new(laid.tile, one, other).ok_or("a tile covers two squares side by side")
    }
}

impl Placement {
    /// A tile with its first colour on one square and its second colour on the other. `None` if the
    /// squares aren't adjacent.
    pub fn new(tile: Tile, first: Square, second: Square) -> Option<Placement> {
        let (at, other) =
            if tile.is_single() { (first.min(second), first.max(second)) } else { (first, second) };
        let side = Side::ALL.into_iter().find(|&side| at.beside(side) == Some(other))?;
        Some(Placement { tile, at, side })
    }

    /// A placement that the caller knows to be on the board.
    #[inline]
    pub(crate) fn known(tile: Tile, at: Square, side: Side) -> Placement {
        Placement { tile, at, side }
    }

    /// The tile.
    #[inline]
    pub fn tile(self) -> Tile {
        self.tile
    }

    /// The square of each of the tile's colours.
    #[inline]
    pub fn squares(self) -> [Square; 2] {
        let at = self.at.0;
        let other = match self.side {
            Side::East => at + 1,
            Side::South => at + STRIDE,
            Side::West => at - 1,
            Side::North => at - STRIDE,
        };
        [self.at, Square(other)]
    }
}

/// One of the draw piles, counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Pile(u8);

impl Pile {
    /// The pile of a number from one to four.
    pub fn new(number: u8) -> Option<Pile> {
        (1..=PILES as u8).contains(&number).then_some(Pile(number))
    }

    /// All piles in order.
    pub fn all() -> impl Iterator<Item = Pile> {
        (1..=PILES as u8).map(Pile)
    }

    /// The pile as an index into arrays.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl From<Pile> for u8 {
    fn from(pile: Pile) -> u8 {
        pile.0
    }
}

impl TryFrom<u8> for Pile {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Pile, Self::Error> {
        Pile::new(number).ok_or("piles are numbered from 1 to 4")
    }
}
