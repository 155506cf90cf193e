//! Palaces: their floors and persons (D2.4).

use std::{fmt, str::FromStr};

use game::NotationError;
use serde::{Deserialize, Serialize};

use crate::person::Person;

/// No palace has more floors (D2.4).
pub(crate) const FLOORS_MAX: u8 = 3;
/// No player ever has more palaces. At most 14 persons come to a court (two at first, eleven by
/// card, one at dawn), so at most 14 palaces were ever lived in. Those that never were lose a floor
/// a month, and with five craftsmen at most six pieces come a month: they never have more than 18
/// floors, so at most nine outlast a decay, and six new ones come. A treaty brings more pieces, but
/// then there are four craftsmen and nine persons at most.
pub(crate) const PALACES_MAX: usize = 14 + 9 + 6;

/// Bits of one person in a palace.
const NIBBLE: u16 = 4;
/// Where the floors begin.
const FLOORS: u16 = 12;

/// One palace. Its persons are sorted, so that equal palaces have equal bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Palace(u16);

impl Palace {
    /// An empty palace.
    pub(crate) fn new(floors: u8) -> Palace {
        Palace(u16::from(floors) << FLOORS)
    }

    /// Number of floors.
    #[inline]
    pub(crate) fn floors(self) -> u8 {
        (self.0 >> FLOORS) as u8
    }

    /// A person in it, none past the last one.
    #[inline]
    fn slot(self, at: u16) -> Option<Person> {
        ((self.0 >> (at * NIBBLE) & 0xF) as u8).checked_sub(1).map(Person)
    }

    /// The persons in it.
    #[inline]
    pub(crate) fn persons(self) -> impl Iterator<Item = Person> {
        (0..u16::from(FLOORS_MAX)).map_while(move |at| self.slot(at))
    }

    /// The persons in it, each sort once.
    #[inline]
    pub(crate) fn sorts(self) -> impl Iterator<Item = Person> {
        let is_first = move |at: &u16| *at == 0 || self.slot(*at) != self.slot(*at - 1);
        (0..u16::from(self.len())).filter(is_first).filter_map(move |at| self.slot(at))
    }

    /// Number of persons in it.
    #[inline]
    pub(crate) fn len(self) -> u8 {
        let slots = self.0 & 0x0FFF;
        (16 - slots.leading_zeros()).div_ceil(u32::from(NIBBLE)) as u8
    }

    /// Whether nobody lives in it.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 & 0x0FFF == 0
    }

    /// Whether a floor is free.
    #[inline]
    pub(crate) fn has_room(self) -> bool {
        self.len() < self.floors()
    }

    /// Whether a person lives in it.
    #[inline]
    pub(crate) fn holds(self, person: Person) -> bool {
        self.persons().any(|it| it == person)
    }

    /// Adds a person.
    pub(crate) fn add(&mut self, person: Person) {
        assert!(self.len() < FLOORS_MAX, "a palace has three floors");
        let before = self.persons().filter(|it| person < *it).count() as u16;
        let low = (1 << (before * NIBBLE)) - 1;
        let rest = self.0 & 0x0FFF & !low;
        let floors = self.0 & !0x0FFF;
        let new = u16::from(person.0 + 1) << (before * NIBBLE);
        self.0 = floors | rest << NIBBLE | new | self.0 & low;
    }

    /// Removes a person.
    pub(crate) fn remove(&mut self, person: Person) {
        let at = self.persons().position(|it| it == person).expect("the person lives here") as u16;
        let low = (1 << (at * NIBBLE)) - 1;
        let rest = (self.0 & 0x0FFF) >> NIBBLE & !low;
        self.0 = self.0 & !0x0FFF | rest | self.0 & low;
    }

    /// Adds a floor.
    pub(crate) fn raise(&mut self) {
        assert!(self.floors() < FLOORS_MAX, "a palace has three floors");
        self.0 += 1 << FLOORS;
    }

    /// Removes a floor.
    pub(crate) fn lower(&mut self) {
        assert!(0 < self.floors(), "a palace without floors is gone");
        self.0 -= 1 << FLOORS;
    }
}

/// All palaces of a player, the oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Palaces {
    /// Nothing past the last one.
    list: [Palace; PALACES_MAX],
    len: u8,
}

impl Palaces {
    /// No palaces.
    pub(crate) const NONE: Palaces = Palaces { list: [Palace(0); PALACES_MAX], len: 0 };

    /// All palaces in order.
    #[inline]
    pub(crate) fn all(&self) -> &[Palace] {
        &self.list[..usize::from(self.len)]
    }

    /// All palaces in order, to change them.
    #[inline]
    pub(crate) fn all_mut(&mut self) -> &mut [Palace] {
        &mut self.list[..usize::from(self.len)]
    }

    /// Each palace with its number.
    #[inline]
    pub(crate) fn numbered(&self) -> impl Iterator<Item = (PalaceNumber, Palace)> {
        self.all().iter().enumerate().map(|(at, palace)| (PalaceNumber(at as u8), *palace))
    }

    /// A palace by its number.
    #[inline]
    pub(crate) fn at(&self, number: PalaceNumber) -> Option<Palace> {
        self.all().get(number.index()).copied()
    }

    /// A palace by its number, to change it.
    pub(crate) fn at_mut(&mut self, number: PalaceNumber) -> &mut Palace {
        &mut self.all_mut()[number.index()]
    }

    /// Adds a palace and returns its number.
    pub(crate) fn push(&mut self, palace: Palace) -> PalaceNumber {
        let number = PalaceNumber(self.len);
        self.list[number.index()] = palace;
        self.len += 1;
        number
    }

    /// Removes palaces without floors; those after them move up.
    pub(crate) fn clear_away(&mut self) {
        let mut kept = Palaces::NONE;
        for palace in self.all().iter().filter(|palace| 0 < palace.floors()) {
            kept.push(*palace);
        }
        *self = kept;
    }

    /// Number of palaces.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    /// Palaces with a person in them.
    #[inline]
    pub(crate) fn occupied(&self) -> u8 {
        self.all().iter().filter(|palace| !palace.is_empty()).count() as u8
    }

    /// Whether any floor is free.
    #[inline]
    pub(crate) fn have_room(&self) -> bool {
        self.all().iter().any(|palace| palace.has_room())
    }
}

/// The number of a palace among its player's. People count from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct PalaceNumber(pub(crate) u8);

impl PalaceNumber {
    /// Every possible number.
    pub(crate) fn all() -> impl Iterator<Item = PalaceNumber> {
        (0..PALACES_MAX as u8).map(PalaceNumber)
    }

    /// The number as an index into arrays.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<PalaceNumber> for u8 {
    fn from(number: PalaceNumber) -> u8 {
        number.0 + 1
    }
}

impl TryFrom<u8> for PalaceNumber {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<PalaceNumber, Self::Error> {
        PalaceNumber::all().find(|it| u8::from(*it) == number).ok_or("no such palace")
    }
}

impl fmt::Display for PalaceNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u8::from(*self))
    }
}

impl FromStr for PalaceNumber {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<PalaceNumber, NotationError> {
        text.parse::<u8>()
            .ok()
            .and_then(|number| PalaceNumber::try_from(number).ok())
            .ok_or(NotationError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever order persons come in, and whoever goes.
    #[test]
    fn equal_palaces_are_equal() {
        let trio = |order: [u8; 3]| {
            let mut palace = Palace::new(3);
            order.into_iter().for_each(|it| palace.add(Person(it)));
            palace
        };
        let palace = trio([0, 7, 14]);
        for order in [[0, 14, 7], [7, 0, 14], [7, 14, 0], [14, 0, 7], [14, 7, 0]] {
            assert!(trio(order) == palace);
        }
        for (gone, left) in [(0, [14, 7]), (7, [14, 0]), (14, [7, 0])] {
            let mut palace = palace;
            palace.remove(Person(gone));
            assert!(palace.persons().eq(left.map(Person)) && palace.floors() == 3);
            assert_eq!(palace.len(), 2);
        }
        assert!(trio([3, 5, 3]).sorts().eq([Person(5), Person(3)]));
    }
}
