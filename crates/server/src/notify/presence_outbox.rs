//! Announcements of presence that wait to be sent to other nodes: of each table only the newest.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use game::Seats;
use tokio::sync::Notify;
use wire::api::TableId;

/// The newest announcement of each table. It never holds more than the tables of this node.
#[derive(Default)]
pub(super) struct PresenceOutbox {
    waiting: Mutex<BTreeMap<TableId, Seats>>,
    wake: Notify,
}

impl PresenceOutbox {
    /// Adds an announcement, which replaces an older one of the same table.
    pub(super) fn add(&self, table: TableId, seats: Seats) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).insert(table, seats);
        self.wake.notify_one();
    }

    /// Waits for announcements, and takes at most this many. Safe to cancel.
    pub(super) async fn take(&self, most: usize) -> Vec<(TableId, Seats)> {
        loop {
            let woken = self.wake.notified();
            let taken = self.pop(most);
            if !taken.is_empty() {
                return taken;
            }
            woken.await;
        }
    }

    fn pop(&self, most: usize) -> Vec<(TableId, Seats)> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let mut taken = Vec::new();
        while taken.len() < most
            && let Some(first) = waiting.pop_first()
        {
            taken.push(first);
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    #[tokio::test]
    async fn only_the_newest_announcement_of_a_table_is_sent() {
        let outbox = PresenceOutbox::default();
        let (one, other) = (TableId::from_bits(1), TableId::from_bits(2));
        let seats = |of: &[u8]| of.iter().map(|seat| Seat(*seat)).collect::<Seats>();
        for at in 0..100 {
            outbox.add(one, seats(&[at % 2]));
            outbox.add(other, seats(&[2]));
        }
        assert_eq!(outbox.take(1).await, [(one, seats(&[1]))]);
        assert_eq!(outbox.take(9).await, [(other, seats(&[2]))]);
        outbox.add(one, seats(&[]));
        assert_eq!(outbox.take(9).await, [(one, seats(&[]))]);
    }
}
