//! Parts of all tables, by their ids: a part is in one database, and a node receives the notifications of the parts that it has tables of.

use std::fmt;

use wire::api::TableId;

/// Number of parts. More would make messages of fewer notifications each. It never changes: it says where tables are.
const PARTS: u64 = 64;

/// A part of all tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part(u8);

/// As in the name of its NATS subject.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}", self.0)
    }
}

impl Part {
    /// The part of a table. Ids are random, so parts are about equal.
    pub fn of(table: TableId) -> Part {
        Part((table.bits() % PARTS) as u8)
    }

    /// All parts, in order.
    pub fn all() -> impl Iterator<Item = Part> {
        (0..PARTS as u8).map(Part)
    }

    /// The part with a number; none if it is too large.
    pub fn from_number(number: i16) -> Option<Part> {
        u8::try_from(number).ok().filter(|number| u64::from(*number) < PARTS).map(Part)
    }

    /// Its number.
    pub fn number(self) -> i16 {
        self.0.into()
    }

    /// The id of this part that is like another one.
    pub(crate) fn id_like(self, table: TableId) -> TableId {
        TableId::from_bits(table.bits() / PARTS * PARTS + u64::from(self.0))
    }

    fn bit(self) -> u64 {
        1 << self.0
    }
}

/// A set of parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartSet(u64);

impl PartSet {
    /// Adds a part.
    pub fn insert(&mut self, part: Part) {
        self.0 |= part.bit();
    }

    /// Removes a part.
    pub fn remove(&mut self, part: Part) {
        self.0 &= !part.bit();
    }

    /// Whether it has a part.
    pub fn contains(self, part: Part) -> bool {
        self.0 & part.bit() != 0
    }

    /// Its parts that another set lacks.
    pub fn without(self, other: PartSet) -> impl Iterator<Item = Part> {
        Part::all().filter(move |part| self.contains(*part) && !other.contains(*part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_a_part() {
        let mut all = PartSet::default();
        for id in 0..2 * PARTS {
            all.insert(Part::of(TableId::from_bits(id)));
        }
        let names: Vec<String> =
            all.without(PartSet::default()).map(|part| part.to_string()).collect();
        assert_eq!((names.len(), &*names[0], &*names[63]), (64, "00", "63"));
        assert_eq!(Part::of(TableId::from_bits(65)), Part::of(TableId::from_bits(1)));
        let part = Part::of(TableId::from_bits(7));
        assert_eq!(part.id_like(TableId::from_bits(64 + 9)), TableId::from_bits(64 + 7));
        assert_eq!((Part::from_number(7), Part::from_number(64)), (Some(part), None));
    }

    #[test]
    fn sets_differ_by_missing_parts() {
        let part = |id| Part::of(TableId::from_bits(id));
        let (mut one, mut other) = (PartSet::default(), PartSet::default());
        [3, 63].into_iter().for_each(|id| one.insert(part(id)));
        [3, 5].into_iter().for_each(|id| other.insert(part(id)));
        assert_eq!(one.without(other).collect::<Vec<_>>(), [part(63)]);
        one.remove(part(63));
        assert!(one.contains(part(3)) && one.without(other).next().is_none());
    }
}
