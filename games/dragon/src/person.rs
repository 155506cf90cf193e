//! Persons: their types, young and old, and the cards that call them (D1.1, D1.3).

use std::{fmt, str::FromStr};

use game::NotationError;
use serde::{Deserialize, Serialize};

/// Types of persons.
pub(crate) const ROLES: usize = 9;
/// Sorts of persons: each type once, or twice where there are old ones.
pub(crate) const SORTS: usize = 15;
/// Sorts of person cards: one a type, and wild.
pub(crate) const CARDS: usize = ROLES + 1;

/// A type of persons (D1.1). Its text is its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[repr(u8)]
pub enum Role {
    /// Gives hammers.
    Craftsman,
    /// Gives a point a month.
    CourtLady,
    /// Gives fireworks.
    Pyrotechnist,
    /// Gives coins.
    TaxCollector,
    /// Gives helmets.
    Warrior,
    /// Gives Buddhas.
    Monk,
    /// Gives mortars.
    Healer,
    /// Gives rice.
    Farmer,
    /// Gives books.
    Scholar,
}

impl Role {
    /// All of them, as in D1.1.
    pub const ALL: [Role; ROLES] = [
        Role::Craftsman,
        Role::CourtLady,
        Role::Pyrotechnist,
        Role::TaxCollector,
        Role::Warrior,
        Role::Monk,
        Role::Healer,
        Role::Farmer,
        Role::Scholar,
    ];

    /// The letter that stands for it in notation.
    pub fn letter(self) -> char {
        char::from(b"CLPTWMHFS"[self as usize])
    }

    /// Its young person.
    pub fn young(self) -> Person {
        Person([0, 1, 2, 4, 5, 7, 9, 11, 13][self as usize])
    }

    /// Its old person, if there is one.
    pub fn old(self) -> Option<Person> {
        let after = Person(self.young().0 + 1);
        (usize::from(after.0) < SORTS && after.role() == self).then_some(after)
    }

    /// Its young and its old person.
    pub(crate) fn persons(self) -> impl Iterator<Item = Person> {
        [Some(self.young()), self.old()].into_iter().flatten()
    }
}

/// A person tile: a type, young or old. Its text is the type's letter and the number of symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Person(pub(crate) u8);

/// What is printed on the tiles of a sort, and their number with five players.
struct Sort {
    role: Role,
    points: u8,
    symbols: u8,
    tiles: u8,
}

const fn sort(role: Role, points: u8, symbols: u8, tiles: u8) -> Sort {
    Sort { role, points, symbols, tiles }
}

/// The table of D1.1.
static TABLE: [Sort; SORTS] = [
    sort(Role::Craftsman, 2, 1, 10),
    sort(Role::CourtLady, 1, 1, 10),
    sort(Role::Pyrotechnist, 5, 1, 6),
    sort(Role::Pyrotechnist, 3, 2, 4),
    sort(Role::TaxCollector, 3, 3, 10),
    sort(Role::Warrior, 5, 1, 6),
    sort(Role::Warrior, 3, 2, 4),
    sort(Role::Monk, 6, 1, 6),
    sort(Role::Monk, 2, 2, 4),
    sort(Role::Healer, 4, 1, 6),
    sort(Role::Healer, 1, 2, 4),
    sort(Role::Farmer, 4, 1, 6),
    sort(Role::Farmer, 1, 2, 4),
    sort(Role::Scholar, 4, 2, 6),
    sort(Role::Scholar, 2, 3, 4),
];

impl Person {
    /// Every sort, young before old.
    pub fn all() -> impl Iterator<Item = Person> {
        (0..SORTS as u8).map(Person)
    }

    /// An index into arrays.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its type.
    #[inline]
    pub fn role(self) -> Role {
        TABLE[self.index()].role
    }

    /// Spaces on the person track.
    #[inline]
    pub fn points(self) -> u8 {
        TABLE[self.index()].points
    }

    /// Symbols on the tile.
    #[inline]
    pub fn symbols(self) -> u8 {
        TABLE[self.index()].symbols
    }

    /// Whether it is a young one.
    #[inline]
    pub fn is_young(self) -> bool {
        self.role().young() == self
    }

    /// Number of tiles at a table of `seats` (D1.2).
    pub fn tiles(self, seats: u8) -> u8 {
        let fewer = if self.role().old().is_some() { 1 } else { 2 };
        TABLE[self.index()].tiles - fewer * (5 - seats)
    }
}

/// A person card (D1.3): a type, or wild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Card {
    /// Calls a person of this type.
    Of(Role),
    /// Calls anybody.
    Wild,
}

impl Card {
    /// Every sort of cards.
    pub fn all() -> impl Iterator<Item = Card> {
        Role::ALL.into_iter().map(Card::Of).chain([Card::Wild])
    }

    /// An index into arrays.
    #[inline]
    pub(crate) fn index(self) -> usize {
        match self {
            Card::Of(role) => role as usize,
            Card::Wild => ROLES,
        }
    }

    /// Whether it calls this person.
    #[inline]
    pub fn calls(self, person: Person) -> bool {
        match self {
            Card::Of(role) => person.role() == role,
            Card::Wild => true,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.role(), self.symbols())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Of(role) => role.fmt(f),
            Card::Wild => f.write_str("wild"),
        }
    }
}

impl FromStr for Role {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Role, NotationError> {
        Role::ALL.into_iter().find(|role| is_text(role, text)).ok_or(NotationError)
    }
}

impl FromStr for Person {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Person, NotationError> {
        Person::all().find(|person| is_text(person, text)).ok_or(NotationError)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        Card::all().find(|card| is_text(card, text)).ok_or(NotationError)
    }
}

/// Whether a text is a thing's notation, in either case.
pub(crate) fn is_text(thing: &impl fmt::Display, text: &str) -> bool {
    thing.to_string().eq_ignore_ascii_case(text)
}

/// JSON uses the notation.
macro_rules! written {
    ($($name:ty),+) => {$(
        impl From<$name> for String {
            fn from(thing: $name) -> String {
                thing.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = &'static str;

            fn try_from(text: String) -> Result<$name, Self::Error> {
                text.parse().map_err(|_| "no such person")
            }
        }
    )+};
}
written!(Role, Person, Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        assert!(Person::all().all(|it| it.to_string().parse() == Ok(it)));
        assert!(Card::all().all(|it| it.to_string().parse() == Ok(it)));
        assert_eq!("s3".parse(), Ok(Role::Scholar.old().unwrap()));
        assert_eq!("S1".parse::<Person>(), Err(NotationError));
    }
}
