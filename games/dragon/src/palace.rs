//! Palaces: their floors and who lives there (D2.4).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::Person;

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

/// One palace. Persons are kept in order, so that equal palaces are equal bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Palace(u16);

impl Palace {
    /// An empty palace.
    pub(crate) fn new(floors: u8) -> Palace {
        Palace(u16::from(floors) << FLOORS)
    }

    #[inline]
    pub(crate) fn floors(self) -> u8 {
        (self.0 >> FLOORS) as u8
    }

    /// A person in it, none past the last one.
    #[inline]
    fn slot(self, at: u16) -> Option<Person> {
        ((self.0 >> (at * NIBBLE) & 0xF) as u8).checked_sub(1).map(Person)
    }

    /// Who lives in it.
    #[inline]
    pub(crate) fn persons(self) -> impl Iterator<Item = Person> {
        (0..u16::from(FLOORS_MAX)).map_while(move |at| self.slot(at))
    }

    /// Who lives in it, each sort once.
    #[inline]
    pub(crate) fn sorts(self) -> impl Iterator<Item = Person> {
        let is_first = move |at: &u16| *at == 0 || self.slot(*at) != self.slot(*at - 1);
        (0..u16::from(self.len())).filter(is_first).filter_map(move |at| self.slot(at))
    }

    /// How many live in it.
    #[inline]
    pub(crate) fn len(self) -> u8 {
        let slots = self.0 & 0x0FFF;
        (16 - slots.leading_zeros()).div_ceil(u32::from(NIBBLE)) as u8
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 & 0x0FFF == 0
    }

    #[inline]
    pub(crate) fn has_room(self) -> bool {
        self.len() < self.floors()
    }

    #[inline]
    pub(crate) fn holds(self, person: Person) -> bool {
        self.persons().any(|it| it == person)
    }

    /// Takes a person in.
    pub(crate) fn add(&mut self, person: Person) {
        assert!(self.len() < FLOORS_MAX, "a palace has three floors");
        let before = self.persons().filter(|it| person < *it).count() as u16;
        let low = (1 << (before * NIBBLE)) - 1;
        let rest = self.0 & 0x0FFF & !low;
        let floors = self.0 & !0x0FFF;
        let new = u16::from(person.0 + 1) << (before * NIBBLE);
        self.0 = floors | rest << NIBBLE | new | self.0 & low;
    }

    /// Lets a person out.
    pub(crate) fn remove(&mut self, person: Person) {
        let at = self.persons().position(|it| it == person).expect("the person lives here") as u16;
        let low = (1 << (at * NIBBLE)) - 1;
        let rest = (self.0 & 0x0FFF) >> NIBBLE & !low;
        self.0 = self.0 & !0x0FFF | rest | self.0 & low;
    }

    pub(crate) fn raise(&mut self) {
        assert!(self.floors() < FLOORS_MAX, "a palace has three floors");
        self.0 += 1 << FLOORS;
    }

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
    pub(crate) const NONE: Palaces = Palaces { list: [Palace(0); PALACES_MAX], len: 0 };

    #[inline]
    pub(crate) fn all(&self) -> &[Palace] {
        &self.list[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) fn all_mut(&mut self) -> &mut [Palace] {
        &mut self.list[..usize::from(self.len)]
    }

    /// Each palace with its number.
    #[inline]
    pub(crate) fn sites(&self) -> impl Iterator<Item = (Site, Palace)> {
        self.all().iter().enumerate().map(|(at, palace)| (Site(at as u8), *palace))
    }

    #[inline]
    pub(crate) fn at(&self, site: Site) -> Option<Palace> {
        self.all().get(site.index()).copied()
    }

    pub(crate) fn at_mut(&mut self, site: Site) -> &mut Palace {
        &mut self.all_mut()[site.index()]
    }

    /// Adds a palace; says which it is.
    pub(crate) fn push(&mut self, palace: Palace) -> Site {
        let site = Site(self.len);
        self.list[site.index()] = palace;
        self.len += 1;
        site
    }

    /// Clears palaces without floors away; those after them move up.
    pub(crate) fn clear_away(&mut self) {
        let mut kept = Palaces::NONE;
        for palace in self.all().iter().filter(|palace| 0 < palace.floors()) {
            kept.push(*palace);
        }
        *self = kept;
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    /// Palaces with a person in them.
    #[inline]
    pub(crate) fn occupied(&self) -> u8 {
        self.all().iter().filter(|palace| !palace.is_empty()).count() as u8
    }

    #[inline]
    pub(crate) fn have_room(&self) -> bool {
        self.all().iter().any(|palace| palace.has_room())
    }
}

/// One of a player's palaces. People count them from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Site(pub(crate) u8);

impl Site {
    /// Every palace that there can be.
    pub(crate) fn all() -> impl Iterator<Item = Site> {
        (0..PALACES_MAX as u8).map(Site)
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Site> for u8 {
    fn from(site: Site) -> u8 {
        site.0 + 1
    }
}

impl TryFrom<u8> for Site {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Site, Self::Error> {
        Site::all().find(|site| u8::from(*site) == number).ok_or("no such palace")
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u8::from(*self))
    }
}

impl FromStr for Site {
    type Err = ();

    fn from_str(text: &str) -> Result<Site, ()> {
        text.parse::<u8>().ok().and_then(|number| Site::try_from(number).ok()).ok_or(())
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
