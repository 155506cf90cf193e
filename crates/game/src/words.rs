//! The basic vocabulary: seats, eyes, turns, steps and setups.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A place at the table, counted from zero in playing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    pub fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 < seats { self.0 + 1 } else { 0 })
    }
}

/// People count seats from one.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Text that isn't in the notation of what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationError;

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not in the notation")
    }
}

impl std::error::Error for NotationError {}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(number: &str) -> Result<Seat, NotationError> {
        let number: u8 = number.parse().map_err(|_| NotationError)?;
        Ok(Seat(number.checked_sub(1).ok_or(NotationError)?))
    }
}

/// The first `n` seats, in playing order.
pub fn seats(n: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
    (0..n).map(Seat)
}

/// A set of seats.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "Vec<Seat>", from = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether a seat is in it.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in playing order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        seats(8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::default();
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(set: Seats) -> Vec<Seat> {
        set.iter().collect()
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Seats {
        seats.into_iter().filter(|seat| seat.0 < 8).collect()
    }
}

/// Who looks at the table: a seat, or the public.
///
/// A [view](crate::HiddenInformation::view) is made for one pair of eyes, and holds nothing that they may not know:
///
/// ```
/// use pagoda_game::{Eyes, HiddenInformation, Rules, Seat, Setup, Step, example::HighCard};
///
/// let mut game = HighCard::new(&Setup { seats: 2, options: false });
/// for card in [4, 2] {
///     game.apply(&Step::Chance { chance: card }, &mut |_, _| ());
/// }
/// assert_eq!(game.view(Eyes::Seat(Seat(0))).cards, [Some(4), None]);
/// assert_eq!(game.view(Eyes::Public).cards, [None, None]);
/// assert_eq!(Eyes::all(2).count(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// One player.
    Seat(Seat),
    /// Spectators: they see what everybody sees.
    Public,
}

impl Eyes {
    /// Every pair of eyes at a table of `n` seats, the public last.
    pub fn all(n: u8) -> impl Iterator<Item = Eyes> + Clone {
        seats(n).map(Eyes::Seat).chain([Eyes::Public])
    }
}

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// A player must decide.
    Seat(Seat),
    /// Chance must decide: a tile is drawn or a die rolled.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

/// One entry of a game's record: a decision, or an outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Step<M, C> {
    /// A player decided.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        #[serde(rename = "move")]
        mv: M,
    },
    /// Chance decided.
    Chance {
        /// What.
        chance: C,
    },
}

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup<O> {
    /// Number of seats.
    pub seats: u8,
    /// Choices made before the first step.
    pub options: O,
}
