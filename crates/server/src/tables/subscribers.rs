//! The subscribers of a table. Players are notified at once, many spectators a part at a time, so that thousands of them don't
//! delay the next move.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::Duration,
};

use tokio::runtime::Handle;

use crate::notify::{Subscriber, Topic};

/// Spectators that are notified together.
const PART: usize = 128;
/// The pause between two parts.
const PAUSE: Duration = Duration::from_millis(2);

/// The subscribers of one table on this node.
#[derive(Default)]
pub(super) struct TableSubscribers(Arc<Mutex<Inner>>);

#[derive(Default)]
struct Inner {
    players: Vec<Weak<Subscriber>>,
    spectators: Vec<Weak<Subscriber>>,
    /// What spectators are to be notified of in the next round.
    pending: Vec<Topic>,
    /// Whether a round is under way.
    is_busy: bool,
}

impl TableSubscribers {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        lock(&self.0)
    }

    /// Adds a subscriber; a player doesn't wait for spectators.
    pub(super) fn add(&self, new: &Arc<Subscriber>, is_player: bool) {
        let mut inner = self.inner();
        let list = if is_player { &mut inner.players } else { &mut inner.spectators };
        // Now and then, so that of thousands who arrive not each looks at all before.
        if list.len().is_power_of_two() {
            list.retain(|known| 0 < known.strong_count());
        }
        list.push(Arc::downgrade(new));
    }

    /// Removes a subscriber.
    pub(super) fn remove(&self, gone: &Arc<Subscriber>) {
        let mut inner = self.inner();
        let stays = |known: &Weak<Subscriber>| known.as_ptr() != Arc::as_ptr(gone);
        inner.players.retain(stays);
        // Order is kept: a round that is under way goes from the end to the beginning, and leaves nobody out.
        inner.spectators.retain(stays);
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        let inner = self.inner();
        let mut all = inner.players.iter().chain(&inner.spectators);
        all.all(|known| known.strong_count() == 0)
    }

    /// Notifies all subscribers of topics.
    pub(super) fn notify(&self, topics: &[Topic]) {
        let mut inner = self.inner();
        notify_all(&inner.players, topics);
        match Handle::try_current() {
            Ok(runtime) if PART < inner.spectators.len() => {
                let new = topics.iter().filter(|topic| !inner.pending.contains(topic));
                let new: Vec<Topic> = new.copied().collect();
                inner.pending.extend(new);
                if !inner.is_busy {
                    inner.is_busy = true;
                    runtime.spawn(notify_spectators(self.0.clone()));
                }
            }
            _ => notify_all(&inner.spectators, topics),
        }
    }
}

fn lock(inner: &Mutex<Inner>) -> MutexGuard<'_, Inner> {
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

fn notify_all(subscribers: &[Weak<Subscriber>], topics: &[Topic]) {
    for subscriber in subscribers.iter().filter_map(Weak::upgrade) {
        topics.iter().for_each(|topic| subscriber.notify(*topic));
    }
}

/// Notifies spectators until nothing is pending.
async fn notify_spectators(inner: Arc<Mutex<Inner>>) {
    loop {
        let (topics, mut end) = {
            let mut inner = lock(&inner);
            if inner.pending.is_empty() {
                inner.is_busy = false;
                return;
            }
            (std::mem::take(&mut inner.pending), inner.spectators.len())
        };
        while 0 < end {
            {
                let inner = lock(&inner);
                end = end.min(inner.spectators.len());
                let start = end.saturating_sub(PART);
                notify_all(&inner.spectators[start..end], &topics);
                end = start;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use wire::api::TableId;

    use super::*;

    fn topic() -> Topic {
        Topic::Table(TableId::from_bits(1))
    }

    fn spectators(all: &TableSubscribers, size: usize) -> Vec<Arc<Subscriber>> {
        let many: Vec<Arc<Subscriber>> = (0..size).map(|_| Arc::default()).collect();
        many.iter().for_each(|it| all.add(it, false));
        many
    }

    #[tokio::test(start_paused = true)]
    async fn spectators_are_notified_after_the_players_and_completely() {
        let (all, player) = (TableSubscribers::default(), Arc::default());
        let mut many = spectators(&all, 10 * PART + 3);
        all.add(&player, true);
        all.notify(&[topic()]);
        assert_eq!(player.next().await, topic());
        assert!(many.iter().all(|it| it.is_idle()), "no spectator yet");
        // While it is notified somebody leaves, and another act is made.
        tokio::time::sleep(PAUSE).await;
        all.remove(&many.swap_remove(7));
        all.notify(&[topic()]);
        for spectator in &many {
            assert_eq!(spectator.next().await, topic());
        }
    }

    #[tokio::test(start_paused = true)]
    async fn acts_during_a_round_are_one_more_round() {
        let all = TableSubscribers::default();
        let many = spectators(&all, 2 * PART);
        for _ in 0..50 {
            all.notify(&[topic()]);
        }
        tokio::time::sleep(PAUSE * 20).await;
        assert!(many.iter().all(|it| !it.is_idle()));
        assert!(!all.inner().is_busy && all.inner().pending.is_empty());
    }

    #[test]
    fn few_spectators_are_notified_at_once() {
        let all = TableSubscribers::default();
        let few = spectators(&all, PART);
        all.notify(&[topic()]);
        assert!(few.iter().all(|it| !it.is_idle()));
        assert!(!all.is_empty());
        few.iter().for_each(|it| all.remove(it));
        assert!(all.is_empty());
    }
}
