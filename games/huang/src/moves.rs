//! What a seat can decide: the move and its parts.

use serde::{Deserialize, Serialize};

use crate::{
    conflict::{Commitment, Support},
    site::Building,
    space::Space,
    tiles::{COLOURS, Colour, Tiles},
};

/// One decision. Up to [`Pass`](Move::Pass) these are actions of the active player; the others answer
/// a question that an action raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Place a tile from hand (H5), or a blue one after another (H5.5).
    Tile(Placement),
    /// Put a leader on the board or move it there (H4.1).
    Leader(Placement),
    /// Take a leader home (H4.1).
    Home(Colour),
    /// Take a tile off the board for two blue ones (H6.1).
    Riot(Space),
    /// The same, the blue leader standing for one of them (H6.2).
    RiotWithLeader(Space),
    /// Build for two green tiles (H7.5).
    Build(Building),
    /// The same, the green leader standing for one of them.
    BuildWithLeader(Building),
    /// Discard tiles face down and draw as many (H6.3).
    Replace(Handful),
    /// Pass, if no action is possible (H3.2).
    Pass,
    /// Build on the triangle or rhombus that the tile completes (H7.1, H13.1).
    Pagoda(Building),
    /// Take a tile from the market (H5.4).
    Take(Colour),
    /// Commit yellow tiles and leader to a revolt (H8.3).
    Commit(Commitment),
    /// Support a kingdom at war (H9.4).
    Support(Support),
    /// Name the winner of tied kingdoms (H9.5).
    Winner(Space),
    /// Take a red tile off the board (H9.7, H11.4).
    Lose(Space),
    /// Take all granaries but this one (H12.3).
    Keep(Space),
    /// Decline the offer.
    No,
}

/// A tile or a leader of a colour on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Placement {
    /// Its colour.
    pub colour: Colour,
    /// Where.
    pub at: Space,
}

/// Some tiles of a hand, at most seven of a colour: three bits each, so that moves stay small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "Tiles", try_from = "Tiles")]
pub struct Handful(u16);

impl Handful {
    /// These tiles; none if there are no tiles or too many of a colour.
    pub fn new(tiles: Tiles) -> Option<Handful> {
        if tiles.is_empty() || tiles.0.iter().any(|&n| 7 < n) {
            return None;
        }
        Some(Handful::known(tiles))
    }

    /// Tiles that the caller knows to be few enough.
    #[inline]
    pub(crate) fn known(tiles: Tiles) -> Handful {
        let packed = tiles.0.iter().rev().fold(0, |packed, &n| packed << 3 | u16::from(n));
        Handful(packed)
    }

    /// The tiles.
    #[inline]
    pub fn tiles(self) -> Tiles {
        let mut tiles = Tiles::default();
        for at in 0..COLOURS {
            tiles.0[at] = (self.0 >> (3 * at) & 7) as u8;
        }
        tiles
    }
}

impl From<Handful> for Tiles {
    fn from(handful: Handful) -> Tiles {
        handful.tiles()
    }
}

impl TryFrom<Tiles> for Handful {
    type Error = &'static str;

    fn try_from(tiles: Tiles) -> Result<Handful, Self::Error> {
        Handful::new(tiles).ok_or("a handful is one tile to seven of a colour")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_four_bytes() {
        assert_eq!(size_of::<Move>(), 4);
    }

    #[test]
    fn a_handful_keeps_its_tiles() {
        for text in ["Y", "YYYYYYY", "YRBGW", "WWW", "BBG"] {
            let tiles: Tiles = text.parse().unwrap();
            assert_eq!(Handful::new(tiles).unwrap().tiles(), tiles);
        }
        assert_eq!(Handful::new("YYYYYYYY".parse().unwrap()), None);
        assert_eq!(Handful::new(Tiles::default()), None);
    }
}
