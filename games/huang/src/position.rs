//! The position and its phases.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    board::{Board, SITES},
    conflict::Conflict,
    options::{Options, SEATS},
    site::Site,
    space::{Space, Spaces},
    tiles::{COLOURS, Tiles},
};

/// Actions per turn (H3.1).
pub(crate) const ACTIONS: u8 = 2;

/// A position of Huang.
///
/// Kingdoms aren't stored: they are the connected groups of tiles and leaders (H2), computed on
/// demand.
///
/// A position implements neither `Debug` nor `Serialize`, so that hidden tiles can leave it only
/// through a view.
///
/// ```compile_fail
/// fn print(game: &pagoda_huang::Huang) -> String {
///     format!("{game:?}")
/// }
/// ```
///
/// ```compile_fail
/// fn needs<T: serde::Serialize>() {}
/// needs::<pagoda_huang::Huang>();
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Huang {
    pub(crate) board: &'static Board,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Actions left, the one under way included.
    pub(crate) actions: u8,
    pub(crate) phase: Phase,
    /// The tiles of each colour on the board, but for one under the marker.
    pub(crate) tiles: [Spaces; COLOURS],
    /// The spaces of all leaders on the board.
    pub(crate) standing: Spaces,
    /// The tiles that carry a pagoda or the palace.
    pub(crate) covered: Spaces,
    pub(crate) granaries: Spaces,
    /// The red tiles of which some must leave the board (H9.7, H11.4).
    pub(crate) doomed: Spaces,
    /// Where each seat's leader of each colour stands.
    pub(crate) leaders: [[u8; COLOURS]; SEATS],
    /// Where the pagodas of each colour stand, in the order of their sites.
    pub(crate) pagodas: [[Option<Site>; 2]; COLOURS],
    pub(crate) palace: Option<Site>,
    /// How many bandits are on each site; none once they are gone.
    pub(crate) bandits: [u8; SITES],
    /// The spaces under bandit tiles: derived from the field above and cached, because every list of
    /// moves reads it.
    pub(crate) raided: Spaces,
    pub(crate) conflict: Option<Conflict>,
    pub(crate) hands: [Tiles; SEATS],
    pub(crate) market: Tiles,
    /// The tiles in the bag, those taken out unseen included (H1.4): nobody can tell them apart.
    pub(crate) bag: Tiles,
    /// Number of tiles in the bag that can't be drawn.
    pub(crate) set_aside: u8,
    /// Tiles that were discarded openly.
    pub(crate) discarded: Tiles,
    /// Tiles that each seat discarded face down (H6.3).
    pub(crate) replaced: [Tiles; SEATS],
    /// Tiles that everybody knows to be in each hand.
    pub(crate) known: [Tiles; SEATS],
    pub(crate) points: [[u8; COLOURS]; SEATS],
    /// Granaries taken (H12.3).
    pub(crate) stored: [u8; SEATS],
}

/// The decision or outcome that the game awaits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Who begins (H1.7).
    First,
    /// Where the bandits are (H11.1).
    Bandits,
    /// The active player's action (H3.1).
    Act,
    /// Whether a pagoda is built with the tile placed here (H7.1).
    Pagoda(Space),
    /// Whether a market tile is taken (H5.4).
    Market,
    /// Whether another blue tile follows the one placed here (H5.5).
    Follow(Space),
    /// The draw of this many tiles for replaced ones (H6.3).
    Draw(u8),
    /// What a seat commits to a revolt (H8.3).
    Commit(Seat),
    /// Whom a seat supports in a war (H9.4).
    Support(Seat),
    /// Which of the tied kingdoms wins (H9.5).
    Winner,
    /// So many red tiles that leave the board (H9.7, H11.4).
    Losses(u8),
    /// Which granary stays (H12.3).
    Granary,
    /// The tiles that fill hands and market (H1.6, H10.1).
    Fill,
    /// Nothing: the game has ended.
    Over,
}
