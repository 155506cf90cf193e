//! Events: what a step did, for animation and the game log.

use game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    conflict::Warring,
    site::Site,
    space::Space,
    tiles::{Colour, Hand, Tiles},
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
    /// Bandits turned up.
    Raided {
        /// Where.
        on: Site,
        /// How many.
        bandits: u8,
    },
    /// A seat drew tiles.
    Drew {
        /// Who.
        seat: Seat,
        /// What; only that seat sees it.
        tiles: Hand,
    },
    /// The market was filled.
    Filled {
        /// With what.
        tiles: Tiles,
    },
    /// A seat positioned a leader.
    Led {
        /// Who.
        seat: Seat,
        /// Which.
        colour: Colour,
        /// Where.
        at: Space,
        /// Where it stood before, unless it was at home.
        origin: Option<Space>,
    },
    /// A leader went home.
    Left {
        /// Whose.
        seat: Seat,
        /// Which.
        colour: Colour,
        /// Where it stood.
        at: Space,
    },
    /// A seat placed a tile.
    Placed {
        /// Who.
        seat: Seat,
        /// What.
        colour: Colour,
        /// Where.
        at: Space,
    },
    /// A seat gained points.
    Gained {
        /// Who.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// How many.
        points: u8,
    },
    /// A pagoda was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where.
        on: Site,
        /// The first space it stood on before, unless it came from beside the board.
        origin: Option<Space>,
    },
    /// The palace was built.
    Crowned {
        /// By whom.
        seat: Seat,
        /// Where.
        on: Site,
        /// The first space it stood on before, unless it came from beside the board.
        origin: Option<Space>,
    },
    /// A pagoda went back beside the board.
    Fell {
        /// Its colour.
        colour: Colour,
        /// Where it stood.
        on: Site,
    },
    /// The palace went back beside the board.
    PalaceFell {
        /// Where it stood.
        on: Site,
    },
    /// A seat took a tile from the market.
    Took {
        /// Who.
        seat: Seat,
        /// What.
        colour: Colour,
    },
    /// A seat revealed and discarded tiles for an action.
    Paid {
        /// Who.
        seat: Seat,
        /// What.
        tiles: Tiles,
        /// Whether the leader of the colour stood for one more.
        leader: bool,
    },
    /// A tile left the board.
    Removed {
        /// Its colour.
        colour: Colour,
        /// Where it lay.
        at: Space,
    },
    /// A granary left the game with its tile.
    Burnt {
        /// Where it stood.
        at: Space,
    },
    /// A seat discarded tiles unseen.
    Replaced {
        /// Who.
        seat: Seat,
        /// What; only that seat sees it.
        tiles: Hand,
    },
    /// A revolt began.
    Revolted {
        /// Who attacks.
        seat: Seat,
        /// Who defends.
        owner: Seat,
        /// The leaders' colour.
        colour: Colour,
    },
    /// A seat threw its weight into a revolt.
    Committed {
        /// Who.
        seat: Seat,
        /// Yellow tiles.
        tiles: u8,
        /// Whether the yellow leader helps.
        leader: bool,
        /// Its strength with them.
        strength: u8,
    },
    /// A revolt is over.
    Prevailed {
        /// Who has won.
        seat: Seat,
        /// With which strength.
        strength: u8,
        /// Against which.
        against: u8,
    },
    /// A war began.
    Warred {
        /// Who placed the tile.
        seat: Seat,
        /// Where.
        at: Space,
        /// A space of each warring kingdom.
        kingdoms: Warring,
    },
    /// A seat supported a kingdom.
    Supported {
        /// Who.
        seat: Seat,
        /// Which.
        kingdom: Space,
        /// Red tiles.
        tiles: u8,
        /// Whether the red leader helps.
        leader: bool,
    },
    /// A seat supported nobody.
    Abstained {
        /// Who.
        seat: Seat,
    },
    /// A kingdom has won a war.
    Won {
        /// Which.
        kingdom: Space,
        /// With which strength.
        strength: u8,
        /// Against which, at most.
        against: u8,
    },
    /// Bandits were driven out.
    Cleared {
        /// Who placed the tile.
        seat: Seat,
        /// How many bandits there were.
        bandits: u8,
    },
    /// A seat took granaries.
    Stored {
        /// Who.
        seat: Seat,
        /// How many.
        granaries: u8,
        /// Which one stays.
        at: Space,
    },
    /// A seat could do nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat's points were counted.
    Counted {
        /// Who.
        seat: Seat,
        /// Yellow, red, blue and green, with white points and granaries spread over them.
        points: [u8; 4],
    },
    /// The game is over.
    Ended {
        /// Who has won; if several are tied in everything, nobody has (H10.4).
        winners: Seats,
    },
}
