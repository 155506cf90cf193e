//! Colours, tiles, and multisets of tiles: bag and hands.

use std::{fmt, str::FromStr};

use game::{Bits, Luck, NotationError};
use serde::{Deserialize, Serialize};

/// Tiles in a hand (Q1.4).
pub(crate) const HAND: u8 = 3;
/// Number of kinds of tiles (Q1.2).
pub(crate) const KINDS: usize = 6;

/// A colour of territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
}

impl Colour {
    /// All three.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Yellow];

    /// The letter that stands for it.
    pub fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Blue => 'B',
            Colour::Yellow => 'Y',
        }
    }
}

/// Two territories side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Tile {
    /// Red-red.
    RR,
    /// Blue-blue.
    BB,
    /// Yellow-yellow.
    YY,
    /// Red-blue.
    RB,
    /// Red-yellow.
    RY,
    /// Blue-yellow.
    BY,
}

impl Tile {
    /// All six kinds.
    pub const ALL: [Tile; KINDS] = [Tile::RR, Tile::BB, Tile::YY, Tile::RB, Tile::RY, Tile::BY];

    /// Its two colours, in the order of its name.
    #[inline]
    pub fn colours(self) -> (Colour, Colour) {
        // A table, not a match: this is hot, and branch prediction can't guess the order of tiles.
        use Colour::{Blue, Red, Yellow};
        const COLOURS: [(Colour, Colour); KINDS] = [
            (Red, Red),
            (Blue, Blue),
            (Yellow, Yellow),
            (Red, Blue),
            (Red, Yellow),
            (Blue, Yellow),
        ];
        COLOURS[self as usize]
    }

    /// Whether it has a single colour.
    #[inline]
    pub fn is_single(self) -> bool {
        matches!(self, Tile::RR | Tile::BB | Tile::YY)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (one, other) = self.colours();
        write!(f, "{}{}", one.letter(), other.letter())
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tile, NotationError> {
        Tile::ALL.into_iter().find(|tile| tile.to_string() == text).ok_or(NotationError)
    }
}

/// A multiset of tiles, counted by kind: equal tiles are interchangeable.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "Vec<Tile>", try_from = "Vec<Tile>")]
pub struct Tiles(pub(crate) [u8; KINDS]);

impl Tiles {
    /// All tiles of the game (Q1.2).
    pub const ALL: Tiles = Tiles([12; KINDS]);

    /// Number of tiles.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are no tiles.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Number of tiles of a kind.
    #[inline]
    pub fn count(self, tile: Tile) -> u8 {
        self.0[tile as usize]
    }

    /// The kinds present, each once. Branch-free, because a hand's contents defeat branch prediction.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        let present = |kinds, kind: usize| kinds | u64::from(0 < self.0[kind]) << kind;
        let kinds: Bits<1> = Bits([(0..KINDS).fold(0, present)]);
        kinds.iter().map(|kind| Tile::ALL[usize::from(kind)])
    }

    /// Whether some tile has this colour and another one.
    #[inline]
    pub(crate) fn mixes(self, colour: Colour) -> bool {
        let [.., red_blue, red_yellow, blue_yellow] = self.0;
        let mixed = match colour {
            Colour::Red => red_blue | red_yellow,
            Colour::Blue => red_blue | blue_yellow,
            Colour::Yellow => red_yellow | blue_yellow,
        };
        mixed != 0
    }

    /// Whether some tile has a single colour.
    pub fn has_single(self) -> bool {
        self.kinds().any(Tile::is_single)
    }

    /// Adds a tile.
    #[inline]
    pub(crate) fn add(&mut self, tile: Tile) {
        self.0[tile as usize] += 1;
    }

    /// Removes a tile that is present.
    #[inline]
    pub(crate) fn take(&mut self, tile: Tile) {
        self.0[tile as usize] -= 1;
    }

    /// The sum of two multisets.
    pub(crate) fn plus(self, other: Tiles) -> Tiles {
        Tiles(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// The difference of two multisets, if this one contains the other.
    pub(crate) fn minus(self, other: Tiles) -> Option<Tiles> {
        let mut left = self;
        for (have, want) in left.0.iter_mut().zip(other.0) {
            *have = have.checked_sub(want)?;
        }
        Some(left)
    }

    /// A random tile; there must be one.
    #[inline]
    pub(crate) fn pick<L: Luck>(self, luck: &mut L) -> Tile {
        let mut at = luck.below(u32::from(self.len())) as u8;
        for &tile in &Tile::ALL {
            if at < self.count(tile) {
                return tile;
            }
            at -= self.count(tile);
        }
        unreachable!("the pick is below len()")
    }

    /// Removes `n` random tiles and returns them; there must be as many.
    pub(crate) fn deal<L: Luck>(&mut self, n: u8, luck: &mut L) -> Tiles {
        let mut dealt = Tiles::default();
        for _ in 0..n {
            let tile = self.pick(luck);
            self.take(tile);
            dealt.add(tile);
        }
        dealt
    }
}

/// A hand of tiles: open to its owner, a number to everybody else.
pub type Hand = game::Hand<Tiles>;

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut heap = Tiles::default();
        for tile in tiles {
            heap.add(tile);
        }
        heap
    }
}

impl From<Tiles> for Vec<Tile> {
    fn from(heap: Tiles) -> Vec<Tile> {
        let of_kind = |tile| std::iter::repeat_n(tile, usize::from(heap.count(tile)));
        Tile::ALL.into_iter().flat_map(of_kind).collect()
    }
}

impl TryFrom<Vec<Tile>> for Tiles {
    type Error = &'static str;

    fn try_from(tiles: Vec<Tile>) -> Result<Tiles, Self::Error> {
        if usize::from(Tiles::ALL.len()) < tiles.len() {
            return Err("more tiles than the game has");
        }
        Ok(tiles.into_iter().collect())
    }
}

/// The tiles one after the other, or a dash for none.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = Vec::from(*self).iter().map(Tile::to_string).collect();
        f.write_str(if names.is_empty() { "-".to_owned() } else { names.join(" ") }.as_str())
    }
}

impl FromStr for Tiles {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tiles, NotationError> {
        if text.trim() == "-" {
            return Ok(Tiles::default());
        }
        let tiles: Vec<Tile> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        Tiles::try_from(tiles).map_err(|_| NotationError)
    }
}
