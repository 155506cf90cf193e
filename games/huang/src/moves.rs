//! What a seat can decide: the move and its parts.

use game::Luck;
use serde::{Deserialize, Serialize};

use crate::{
    conflict::{Commitment, Support},
    site::{Building, Shape, Site},
    space::{SIZE, Space},
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

/// A random move that can be written down, legal or not.
pub(crate) fn anything<L: Luck>(luck: &mut L) -> Move {
    let at = space(luck);
    let colour = Colour::ALL[luck.below(5) as usize];
    let (tiles, leader) = (luck.below(4) as u8, luck.below(2) == 1);
    match luck.below(24) {
        0 => Move::Pass,
        1 => Move::No,
        2 => Move::Take(colour),
        3 => Move::Commit(Commitment { tiles, leader }),
        4 => Move::Support(Support { kingdom: at, tiles, leader }),
        5 => Move::Winner(at),
        6 => Move::Lose(at),
        7 => Move::Keep(at),
        8 => Move::Home(colour),
        9 => Move::Riot(at),
        10 => Move::RiotWithLeader(at),
        11 => Move::Build(building(luck)),
        12 => Move::BuildWithLeader(building(luck)),
        13 => Move::Pagoda(building(luck)),
        14 => {
            let tiles = Tiles::from_iter([colour, Colour::ALL[luck.below(5) as usize]]);
            Move::Replace(Handful::known(tiles))
        }
        15..20 => Move::Leader(Placement { colour, at }),
        _ => Move::Tile(Placement { colour, at }),
    }
}

fn space<L: Luck>(luck: &mut L) -> Space {
    let [column, row] = [0; 2].map(|_| luck.below(SIZE.into()) as u8);
    Space::at(column, row).expect("both are on the grid")
}

/// Any building within the grid.
fn building<L: Luck>(luck: &mut L) -> Building {
    let origin = (luck.below(2) == 1).then_some(space(luck));
    let site = loop {
        let shape = luck.below(Shape::all().count() as u32) as usize;
        let first = space(luck);
        if let Some(site) = Shape::all().nth(shape).and_then(|shape| Site::on_grid(first, shape)) {
            break site;
        }
    };
    Building::new(site, origin)
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
