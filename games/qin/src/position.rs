//! The position and its phases.

use game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    board::{Board, Squares, VILLAGES_MAX},
    moves::PILES,
    options::SEATS,
    tiles::Tiles,
};

/// A position of Qin.
///
/// Provinces aren't stored: they are the connected groups of two or more territories of a colour,
/// and exactly one square of each carries its pagoda or pagodas.
///
/// A position implements neither `Debug` nor `Serialize`, so that hidden tiles can leave it only
/// through a view.
///
/// ```compile_fail
/// fn print(game: &pagoda_qin::Qin) -> String {
///     format!("{game:?}")
/// }
/// ```
///
/// ```compile_fail
/// fn needs<T: serde::Serialize>() {}
/// needs::<pagoda_qin::Qin>();
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Qin {
    pub(crate) board: &'static Board,
    pub(crate) seats: u8,
    pub(crate) fair_hands: bool,
    /// The start player that the table chose (Q1.5).
    pub(crate) start: Option<Seat>,
    pub(crate) phase: Phase,
    /// The territories of each colour.
    pub(crate) land: [Squares; 3],
    /// The squares of each seat's provinces.
    pub(crate) owned: [Squares; SEATS],
    /// The squares that carry a pagoda.
    pub(crate) pagodas: Squares,
    /// Those that carry a second one on top.
    pub(crate) doubled: Squares,
    /// Where two provinces of a colour might be united ([`Qin::contest`]): derived from the fields
    /// above and cached, because every list of moves reads it.
    pub(crate) contested: [Squares; 3],
    /// Whose pagoda stands in each village.
    pub(crate) villages: [Option<Seat>; VILLAGES_MAX],
    /// Pagodas that each seat has left to place.
    pub(crate) supply: [u8; SEATS],
    pub(crate) hands: [Tiles; SEATS],
    /// The tiles in the piles: counts, not an order.
    pub(crate) bag: Tiles,
    pub(crate) piles: [u8; PILES],
    /// Seats that *fair hands* dealt a single-coloured tile, and that placed none since (Q1.4).
    pub(crate) promised: Seats,
    pub(crate) winners: Seats,
}

/// The decision or outcome that the game awaits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Who begins (Q1.5).
    First,
    /// The hands, before this seat begins (Q1.4).
    Deal(Seat),
    /// A seat's tile.
    Place(Seat),
    /// A seat's choice of a pile.
    Draw(Seat),
    /// The tile a seat draws.
    Tile(Seat),
    /// Nothing: the game has ended.
    Over,
}

/// Pagodas of each player (Q1.3).
pub(crate) fn pagodas_each(seats: u8) -> u8 {
    match seats {
        2 => 24,
        3 => 19,
        _ => 15,
    }
}

impl Qin {
    /// Every territory on the board.
    #[inline]
    pub(crate) fn territories(&self) -> Squares {
        self.land[0] | self.land[1] | self.land[2]
    }

    /// Whether all piles are empty (Q2.4).
    #[inline]
    pub(crate) fn piles_are_empty(&self) -> bool {
        self.piles == [0; PILES]
    }
}
