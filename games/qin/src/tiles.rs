//! Colours, tiles and heaps of tiles.

use std::{fmt, str::FromStr};

use game::{Bits, Luck};
use serde::{Deserialize, Serialize};

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
    pub const ALL: [Tile; 6] = [Tile::RR, Tile::BB, Tile::YY, Tile::RB, Tile::RY, Tile::BY];

    /// Its two colours, in the order of its name.
    #[inline]
    pub fn colours(self) -> (Colour, Colour) {
        // A table, not a match: it is read all the time, in no order that could be guessed.
        use Colour::{Blue, Red, Yellow};
        const COLOURS: [(Colour, Colour); 6] = [
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
    type Err = ();

    fn from_str(text: &str) -> Result<Tile, ()> {
        Tile::ALL.into_iter().find(|tile| tile.to_string() == text).ok_or(())
    }
}

/// A heap of tiles, counted by kind: like tiles are not told apart.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "Vec<Tile>", try_from = "Vec<Tile>")]
pub struct Tiles(pub(crate) [u8; 6]);

impl Tiles {
    /// All tiles of the game (Q1.2).
    pub const ALL: Tiles = Tiles([12; 6]);

    /// How many tiles there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many there are of a kind.
    #[inline]
    pub fn count(self, tile: Tile) -> u8 {
        self.0[tile as usize]
    }

    /// The kinds that are there, each once. Gathered without a branch: hands can't be guessed.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        let present = |kinds, kind: usize| kinds | u64::from(0 < self.0[kind]) << kind;
        let kinds: Bits<1> = Bits([(0..6).fold(0, present)]);
        kinds.iter().map(|kind| Tile::ALL[usize::from(kind)])
    }

    /// Whether a tile with this colour and another is there.
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

    /// Whether a tile of a single colour is there.
    pub fn has_single(self) -> bool {
        self.kinds().any(Tile::is_single)
    }

    /// Adds a tile.
    #[inline]
    pub(crate) fn add(&mut self, tile: Tile) {
        self.0[tile as usize] += 1;
    }

    /// Takes away a tile that is there.
    #[inline]
    pub(crate) fn take(&mut self, tile: Tile) {
        self.0[tile as usize] -= 1;
    }

    /// Both heaps together.
    pub(crate) fn plus(self, other: Tiles) -> Tiles {
        Tiles(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// This heap less what is in the other, if it holds all of it.
    pub(crate) fn minus(self, other: Tiles) -> Option<Tiles> {
        let mut left = self;
        for (have, want) in left.0.iter_mut().zip(other.0) {
            *have = have.checked_sub(want)?;
        }
        Some(left)
    }

    /// A random tile of a heap that isn't empty.
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

    /// Takes `n` random tiles out of a heap that holds as many.
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

/// Tiles in a row, a dash for none.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = Vec::from(*self).iter().map(Tile::to_string).collect();
        f.write_str(if names.is_empty() { "-".to_owned() } else { names.join(" ") }.as_str())
    }
}

impl FromStr for Tiles {
    type Err = ();

    fn from_str(text: &str) -> Result<Tiles, ()> {
        if text.trim() == "-" {
            return Ok(Tiles::default());
        }
        let tiles: Vec<Tile> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        Tiles::try_from(tiles).map_err(|_| ())
    }
}
