//! What happens next.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

use super::servers::Moment;

/// A table of the simulation.
pub(super) type Table = u32;

/// Something that happens.
#[derive(Clone, Debug)]
pub(super) enum Event {
    /// The table's next move is due.
    Due(Table),
    /// A move comes to its node: somebody, or a bot, has decided.
    Asked(Table),
    /// A node has planned a move.
    Planned(Table),
    /// A statement was written: by this lane of this node, with the moves of these tables.
    Written(usize, usize, Vec<Table>),
    /// Other nodes than this one hear of these tables.
    Rung(usize, Vec<Table>),
    /// Somebody on this seat tries to come back.
    Returns(Table, usize),
    /// Somebody on this seat is back.
    Back(Table, usize),
    /// What was to go wrong does.
    Trouble,
}

struct Entry {
    at: Reverse<(Moment, u64)>,
    event: Event,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.at == other.at
    }
}

impl Eq for Entry {}

impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Entry) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entry {
    fn cmp(&self, other: &Entry) -> Ordering {
        self.at.cmp(&other.at)
    }
}

/// All that will happen, the soonest first; of two at once the one that was put first.
pub(super) struct Events {
    heap: BinaryHeap<Entry>,
    count: u64,
    until: Moment,
}

impl Events {
    /// Nothing after that moment matters.
    pub(super) fn until(until: Moment) -> Events {
        Events { heap: BinaryHeap::new(), count: 0, until }
    }

    pub(super) fn put(&mut self, at: Moment, event: Event) {
        if at <= self.until {
            self.count += 1;
            self.heap.push(Entry { at: Reverse((at, self.count)), event });
        }
    }

    pub(super) fn next(&mut self) -> Option<(Moment, Event)> {
        let Entry { at: Reverse((at, _)), event } = self.heap.pop()?;
        Some((at, event))
    }
}
