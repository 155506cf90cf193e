//! Events: what a step did, for animation and the game log.

use game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    board::Square,
    moves::Pile,
    options::SEATS,
    tiles::{Colour, Hand, Tile},
};

/// One fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat begins.
    Began {
        /// Who.
        seat: Seat,
    },
    /// A seat got its first hand.
    Dealt {
        /// Who.
        seat: Seat,
        /// What; only that seat sees it.
        hand: Hand,
    },
    /// A seat placed a tile.
    Placed {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Where: the square of each of its colours.
        on: [Square; 2],
    },
    /// The tile created and enlarged nothing.
    Rested {
        /// Who placed it.
        seat: Seat,
    },
    /// A province was founded.
    Founded {
        /// By whom.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Its territories.
        size: u8,
        /// Where its pagoda stands.
        at: Square,
    },
    /// A province grew.
    Enlarged {
        /// Whose.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Its territories now.
        size: u8,
        /// Where its pagoda stands.
        at: Square,
    },
    /// Provinces became one.
    United {
        /// Whose it is now.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Its territories now.
        size: u8,
        /// Where its pagoda stands.
        at: Square,
        /// The territories that each seat brought in.
        sums: [u8; SEATS],
    },
    /// Pagodas went back to their owner.
    Returned {
        /// Whose.
        seat: Seat,
        /// How many.
        pagodas: u8,
        /// The colour of the provinces they stood on.
        colour: Colour,
    },
    /// A province became major and got its second pagoda.
    Raised {
        /// Whose.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where the pagodas stand.
        at: Square,
    },
    /// A free village was taken.
    Annexed {
        /// By whom.
        seat: Seat,
        /// The village, by its first square.
        village: Square,
        /// The taker's strength there.
        strength: u8,
    },
    /// A village changed hands.
    Conquered {
        /// By whom.
        seat: Seat,
        /// Who got their pagoda back.
        from: Seat,
        /// The village, by its first square.
        village: Square,
        /// The taker's strength there.
        strength: u8,
        /// The former owner's.
        against: u8,
    },
    /// A seat chose a pile to draw from.
    Chose {
        /// Who.
        seat: Seat,
        /// Which.
        pile: Pile,
    },
    /// A seat drew a tile.
    Drew {
        /// Who.
        seat: Seat,
        /// What; only that seat sees it.
        tile: Option<Tile>,
    },
    /// A seat could place nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Who won.
        winners: Seats,
    },
}
