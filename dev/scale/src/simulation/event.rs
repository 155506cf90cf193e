//! The event queue.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

use super::servers::Moment;

/// A table of the simulation.
pub(super) type Table = u32;

/// An event.
#[derive(Clone, Debug)]
pub(super) enum Event {
    /// The table's next move is due.
    Due(Table),
    /// A move arrives at its node.
    Asked(Table),
    /// A node has planned a move.
    Planned(Table),
    /// A statement was committed: by this lane of this node, with the moves of these tables.
    Written(usize, usize, Vec<Table>),
    /// All nodes but this one are notified of these tables.
    Rung(usize, Vec<Table>),
    /// The client of this seat reconnects.
    Returns(Table, usize),
    /// The client of this seat is connected again.
    Back(Table, usize),
    /// The incident happens.
    Incident,
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

/// Future events, soonest first, then in order of insertion.
pub(super) struct Events {
    heap: BinaryHeap<Entry>,
    count: u64,
    until: Moment,
}

impl Events {
    /// End of the simulation: later events are dropped.
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
