//! Colours, and multisets of tiles: bag, hands and market.

use std::{fmt, str::FromStr};

use game::{Bits, Luck, NotationError};
use serde::{Deserialize, Serialize};

/// A colour: at once a kind of tile, of leader, of pagoda and of victory point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Governors.
    Yellow,
    /// Soldiers.
    Red,
    /// Farmers.
    Blue,
    /// Traders.
    Green,
    /// Artisans.
    White,
}

/// Tiles in a hand and in the market (H1.6).
pub(crate) const HAND: u8 = 6;
/// Number of colours.
pub(crate) const COLOURS: usize = 5;

impl Colour {
    /// All five.
    pub const ALL: [Colour; COLOURS] =
        [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green, Colour::White];

    /// The letter that stands for it.
    pub fn letter(self) -> char {
        match self {
            Colour::Yellow => 'Y',
            Colour::Red => 'R',
            Colour::Blue => 'B',
            Colour::Green => 'G',
            Colour::White => 'W',
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Colour, NotationError> {
        let mut letters = text.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return Err(NotationError);
        };
        let letter = letter.to_ascii_uppercase();
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter).ok_or(NotationError)
    }
}

/// A multiset of tiles, counted by colour.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "Vec<Letter>", try_from = "Vec<Letter>")]
pub struct Tiles(pub(crate) [u8; COLOURS]);

/// The JSON form of a tile: its colour's letter.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Letter {
    Y,
    R,
    B,
    G,
    W,
}

const LETTERS: [Letter; COLOURS] = [Letter::Y, Letter::R, Letter::B, Letter::G, Letter::W];

impl Tiles {
    /// All tiles of the game (H1.2).
    pub const ALL: Tiles = Tiles([42, 36, 24, 24, 12]);

    /// Number of tiles.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are no tiles.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; COLOURS]
    }

    /// Number of tiles of a colour.
    #[inline]
    pub fn count(self, colour: Colour) -> u8 {
        self.0[colour as usize]
    }

    /// The colours present, each once. Branch-free, because a hand's contents defeat branch prediction.
    #[inline]
    pub fn colours(self) -> impl Iterator<Item = Colour> {
        let present = |colours, at: usize| colours | u64::from(0 < self.0[at]) << at;
        let colours: Bits<1> = Bits([(0..COLOURS).fold(0, present)]);
        colours.iter().map(|at| Colour::ALL[usize::from(at)])
    }

    /// `n` tiles of one colour.
    pub(crate) fn of(colour: Colour, n: u8) -> Tiles {
        let mut tiles = Tiles::default();
        tiles.0[colour as usize] = n;
        tiles
    }

    /// Adds a tile.
    #[inline]
    pub(crate) fn add(&mut self, colour: Colour) {
        self.0[colour as usize] += 1;
    }

    /// Removes a tile that is present.
    #[inline]
    pub(crate) fn take(&mut self, colour: Colour) {
        self.0[colour as usize] -= 1;
    }

    /// The sum of two multisets.
    #[inline]
    pub(crate) fn plus(self, other: Tiles) -> Tiles {
        Tiles(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    /// The difference of two multisets, if this one contains the other.
    #[inline]
    pub(crate) fn minus(self, other: Tiles) -> Option<Tiles> {
        let mut left = self;
        for (have, want) in left.0.iter_mut().zip(other.0) {
            *have = have.checked_sub(want)?;
        }
        Some(left)
    }

    /// The difference of two multisets; counts stop at zero.
    #[inline]
    pub(crate) fn less(self, other: Tiles) -> Tiles {
        Tiles(std::array::from_fn(|at| self.0[at].saturating_sub(other.0[at])))
    }

    /// A random tile; there must be one.
    #[inline]
    pub(crate) fn pick<L: Luck>(self, luck: &mut L) -> Colour {
        let mut at = luck.below(u32::from(self.len())) as u8;
        for colour in Colour::ALL {
            if at < self.count(colour) {
                return colour;
            }
            at -= self.count(colour);
        }
        unreachable!("the pick is below len()")
    }

    /// Removes `n` random tiles and returns them; there must be as many.
    pub(crate) fn deal<L: Luck>(&mut self, n: u8, luck: &mut L) -> Tiles {
        let mut dealt = Tiles::default();
        for _ in 0..n {
            let colour = self.pick(luck);
            self.take(colour);
            dealt.add(colour);
        }
        dealt
    }

    /// Number of ways to choose one to six tiles from a hand of at most seven; equal tiles are
    /// interchangeable (H6.3). From seven tiles (H13.2) the last choice, all of them, is excluded.
    #[inline]
    pub(crate) fn handfuls(self) -> u32 {
        let all = self.0.iter().map(|&n| u32::from(n) + 1).product::<u32>() - 1;
        all - u32::from(HAND < self.len())
    }

    /// The choice with this number, which is below [`handfuls`](Self::handfuls).
    #[inline]
    pub(crate) fn handful(self, number: u32) -> Tiles {
        let mut rest = number + 1;
        Tiles(self.0.map(|n| {
            let ways = u32::from(n) + 1;
            let taken = rest % ways;
            rest /= ways;
            taken as u8
        }))
    }
}

/// A hand of tiles: open to its owner, a number to everybody else.
pub type Hand = game::Hand<Tiles>;

impl FromIterator<Colour> for Tiles {
    fn from_iter<I: IntoIterator<Item = Colour>>(tiles: I) -> Tiles {
        let mut heap = Tiles::default();
        for colour in tiles {
            heap.add(colour);
        }
        heap
    }
}

impl From<Tiles> for Vec<Colour> {
    fn from(heap: Tiles) -> Vec<Colour> {
        let of_colour = |colour| std::iter::repeat_n(colour, usize::from(heap.count(colour)));
        Colour::ALL.into_iter().flat_map(of_colour).collect()
    }
}

impl From<Tiles> for Vec<Letter> {
    fn from(heap: Tiles) -> Vec<Letter> {
        Vec::<Colour>::from(heap).into_iter().map(|colour| LETTERS[colour as usize]).collect()
    }
}

impl TryFrom<Vec<Letter>> for Tiles {
    type Error = &'static str;

    fn try_from(letters: Vec<Letter>) -> Result<Tiles, Self::Error> {
        if usize::from(Tiles::ALL.len()) < letters.len() {
            return Err("more tiles than the game has");
        }
        Ok(letters.into_iter().map(|letter| Colour::ALL[letter as usize]).collect())
    }
}

/// The letters one after the other, or a dash for none.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let tiles = Vec::<Colour>::from(*self);
        tiles.iter().try_for_each(|colour| write!(f, "{colour}"))
    }
}

impl FromStr for Tiles {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tiles, NotationError> {
        let letters = text.trim();
        if letters == "-" {
            return Ok(Tiles::default());
        }
        if letters.is_empty() || usize::from(Tiles::ALL.len()) < letters.len() {
            return Err(NotationError);
        }
        letters.chars().map(|letter| letter.to_string().parse::<Colour>()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_handful_has_a_number() {
        let hand: Tiles = "YYRGGW".parse().unwrap();
        let mut all: Vec<Tiles> = (0..hand.handfuls()).map(|n| hand.handful(n)).collect();
        assert_eq!(all.len(), 3 * 2 * 3 * 2 - 1);
        assert!(all.iter().all(|tiles| !tiles.is_empty() && hand.minus(*tiles).is_some()));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 35);
        let seven: Tiles = "YYRGGWW".parse().unwrap();
        let all: Vec<Tiles> = (0..seven.handfuls()).map(|n| seven.handful(n)).collect();
        assert_eq!((all.len(), all.contains(&seven)), (3 * 2 * 3 * 3 - 2, false));
    }

    #[test]
    fn heaps_read_back() {
        for text in ["-", "Y", "YYRBGW", "WW"] {
            let tiles: Tiles = text.parse().unwrap();
            assert_eq!(tiles.to_string(), text);
            let json = serde_json::to_string(&tiles).unwrap();
            assert_eq!(serde_json::from_str::<Tiles>(&json).unwrap(), tiles);
        }
        assert_eq!("wbY".parse::<Tiles>().unwrap().to_string(), "YBW");
        for text in ["", "X", "Y R", "Y-"] {
            assert!(text.parse::<Tiles>().is_err(), "{text}");
        }
    }
}
