//! The parts of all tables that this node follows: those with tables that somebody watches, lists as their own, or used lately.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use store::{Part, PartSet};
use tokio::{
    sync::{Notify, watch},
    time::timeout,
};

/// How long a part is followed after its last use, so that nodes don't subscribe over and over.
const LINGER: Duration = Duration::from_secs(60);
/// Maximum time to wait for a subscription. Without it a table is followed a moment later, and then compared with its log.
const WAIT_MAX: Duration = Duration::from_secs(2);

/// The parts that this node follows.
#[derive(Default)]
pub(super) struct FollowedParts {
    /// When each wanted part was last used.
    wanted: Mutex<BTreeMap<Part, Instant>>,
    /// A part is wanted, or not any more.
    changed: Notify,
    /// The parts whose notifications arrive.
    active: watch::Sender<PartSet>,
}

impl FollowedParts {
    fn wanted(&self) -> MutexGuard<'_, BTreeMap<Part, Instant>> {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Follows a part from now on.
    pub(super) fn follow(&self, part: Part, now: Instant) {
        if self.wanted().insert(part, now).is_none() {
            self.changed.notify_one();
        }
    }

    /// Waits until the notifications of a part arrive: what is read from now on misses none.
    pub(super) async fn wait_for(&self, part: Part) {
        let mut active = self.active.subscribe();
        // Without NATS it would never come.
        let _ = timeout(WAIT_MAX, active.wait_for(|active| active.contains(part))).await;
    }

    /// Follows parts that are in use, and no longer those that weren't for a while.
    pub(super) fn keep(&self, used: PartSet, now: Instant) {
        used.without(PartSet::default()).for_each(|part| self.follow(part, now));
        let mut wanted = self.wanted();
        let before = wanted.len();
        wanted.retain(|_, last_used| now.saturating_duration_since(*last_used) < LINGER);
        if wanted.len() < before {
            self.changed.notify_one();
        }
    }

    /// Waits until other parts are wanted than those whose notifications arrive, and returns the wanted ones. Safe to cancel.
    pub(super) async fn changed(&self) -> PartSet {
        loop {
            let changed = self.changed.notified();
            let mut wanted = PartSet::default();
            self.wanted().keys().for_each(|part| wanted.insert(*part));
            if wanted != *self.active.borrow() {
                return wanted;
            }
            changed.await;
        }
    }

    /// The parts whose notifications arrive.
    pub(super) fn active(&self) -> PartSet {
        *self.active.borrow()
    }

    /// Notifications of a part arrive from now on.
    pub(super) fn begin(&self, part: Part) {
        self.active.send_modify(|active| active.insert(part));
    }

    /// Notifications of a part don't arrive any more.
    pub(super) fn end(&self, part: Part) {
        self.active.send_modify(|active| active.remove(part));
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use wire::api::TableId;

    use super::*;

    fn part(id: u64) -> Part {
        Part::of(TableId::from_bits(id))
    }

    fn set(ids: &[u64]) -> PartSet {
        let mut set = PartSet::default();
        ids.iter().for_each(|id| set.insert(part(*id)));
        set
    }

    #[tokio::test]
    async fn parts_are_followed_until_they_were_not_used_for_a_while() {
        let (parts, now) = (FollowedParts::default(), Instant::now());
        assert_eq!(parts.changed().now_or_never(), None);
        parts.follow(part(1), now);
        parts.follow(part(2), now);
        assert_eq!(parts.changed().now_or_never(), Some(set(&[1, 2])));
        parts.begin(part(1));
        parts.begin(part(2));
        assert_eq!(parts.changed().now_or_never(), None, "both are active");
        parts.keep(set(&[2, 3]), now + LINGER / 2);
        assert_eq!(parts.changed().now_or_never(), Some(set(&[1, 2, 3])));
        parts.begin(part(3));
        parts.keep(set(&[3]), now + LINGER);
        assert_eq!(parts.changed().now_or_never(), Some(set(&[2, 3])));
        parts.end(part(1));
        parts.keep(set(&[]), now + LINGER * 3);
        assert_eq!(parts.changed().now_or_never(), Some(set(&[])));
    }

    #[tokio::test]
    async fn part_that_is_used_again_in_time_stays() {
        let (parts, now) = (FollowedParts::default(), Instant::now());
        parts.follow(part(1), now);
        parts.begin(part(1));
        parts.keep(set(&[]), now + LINGER);
        parts.follow(part(1), now + LINGER);
        assert_eq!(parts.changed().now_or_never(), None, "nobody unsubscribed meanwhile");
    }

    #[tokio::test]
    async fn reader_waits_until_notifications_arrive() {
        let parts = FollowedParts::default();
        let mut waits = std::pin::pin!(parts.wait_for(part(1)));
        assert_eq!(waits.as_mut().now_or_never(), None);
        parts.begin(part(2));
        assert_eq!(waits.as_mut().now_or_never(), None, "another part");
        parts.begin(part(1));
        waits.await;
    }
}
