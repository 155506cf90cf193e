//! The newest snapshot of the lobby, and the clients that follow it.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::{Notify, watch},
    time::{Instant, timeout},
};
use wire::api::{Code, Problem};

use crate::{
    lobby::snapshot::LobbySnapshot,
    notify::{Subscriber, Topic},
};

/// How old an answered list may be: nodes without a bus aren't notified of changes.
const AGE_MAX: Duration = Duration::from_secs(1);
/// Timeout of a list.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The lobby of this node. Of all its readers none reads the database: one task does, at most once a second.
pub(crate) struct Lobby {
    /// By address, so that thousands come and go without a search.
    subscribers: Mutex<HashMap<usize, Weak<Subscriber>>>,
    /// How often the lobby has changed as far as this node knows.
    changes: AtomicU64,
    wanted: Notify,
    state: watch::Sender<LobbyState>,
}

/// The result of reading the lobby.
#[derive(Default)]
struct LobbyState {
    snapshot: Option<Arc<LobbySnapshot>>,
    /// When the last read began, and the number of changes before it.
    read: Option<(Instant, u64)>,
    /// Why the last read failed, if it did.
    failure: Option<Problem>,
}

impl LobbyState {
    /// Whether this many changes were read.
    fn has(&self, changes: u64) -> bool {
        self.read.is_some_and(|(_, covered)| changes <= covered)
    }

    fn is_recent(&self) -> bool {
        self.read.is_some_and(|(began, _)| began.elapsed() < AGE_MAX)
    }

    fn result(&self) -> Result<Arc<LobbySnapshot>, Problem> {
        match (&self.failure, &self.snapshot) {
            (None, Some(snapshot)) => Ok(snapshot.clone()),
            (Some(failure), _) => Err(failure.clone()),
            (None, None) => Err(Problem::new(Code::Unavailable)),
        }
    }
}

impl Lobby {
    /// A lobby that nobody has read.
    pub(crate) fn new() -> Lobby {
        Lobby {
            subscribers: Mutex::default(),
            changes: AtomicU64::new(0),
            wanted: Notify::new(),
            state: watch::Sender::new(LobbyState::default()),
        }
    }

    fn subscribers(&self) -> MutexGuard<'_, HashMap<usize, Weak<Subscriber>>> {
        self.subscribers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Subscribes to the lobby; the subscriber is notified whenever it was read. Returns the number of changes so far:
    /// a snapshot with fewer is too old for this subscriber.
    pub(crate) fn subscribe(&self, subscriber: &Arc<Subscriber>) -> u64 {
        self.subscribers().insert(Arc::as_ptr(subscriber) as usize, Arc::downgrade(subscriber));
        subscriber.notify(Topic::Lobby);
        self.changes.load(Ordering::Acquire)
    }

    /// Ends a subscription.
    pub(crate) fn unsubscribe(&self, subscriber: &Arc<Subscriber>) {
        self.subscribers().remove(&(Arc::as_ptr(subscriber) as usize));
    }

    /// The lobby has changed, or may have.
    pub(crate) fn mark_changed(&self) {
        self.changes.fetch_add(1, Ordering::AcqRel);
        if !self.subscribers().is_empty() {
            self.wanted.notify_one();
        }
    }

    /// The newest snapshot, or why there is none; none until one with this many changes is read. Never waits.
    pub(crate) fn newest(&self, changes: u64) -> Option<Result<Arc<LobbySnapshot>, Problem>> {
        let state = self.state.borrow();
        let is_read = state.has(changes);
        if !is_read || state.failure.is_some() {
            self.wanted.notify_one();
        }
        is_read.then(|| state.result())
    }

    /// The snapshot that has every change known when it is asked for; waits until that is read.
    pub(crate) async fn current(&self) -> Result<Arc<LobbySnapshot>, Problem> {
        let changes = self.changes.load(Ordering::Acquire);
        let is_current = |state: &LobbyState| state.has(changes) && state.is_recent();
        let mut states = self.state.subscribe();
        if !is_current(&states.borrow()) {
            self.wanted.notify_one();
        }
        let state = timeout(TIMEOUT, states.wait_for(is_current)).await;
        match state {
            Ok(Ok(state)) => state.result(),
            Ok(Err(_)) | Err(_) => Err(Problem::new(Code::Unavailable)),
        }
    }

    /// Waits until the lobby is to be read.
    pub(super) async fn wanted(&self) {
        self.wanted.notified().await;
    }

    /// The last snapshot, however old, and the number of changes so far.
    pub(super) fn begin(&self) -> (Option<Arc<LobbySnapshot>>, u64) {
        (self.state.borrow().snapshot.clone(), self.changes.load(Ordering::Acquire))
    }

    /// Publishes the result of a read that began then, after this many changes.
    pub(super) fn publish(
        &self,
        began: Instant,
        covered: u64,
        read: Result<LobbySnapshot, Problem>,
    ) {
        self.state.send_modify(|state| {
            state.read = Some((began, covered));
            match read {
                Ok(snapshot) => {
                    (state.snapshot, state.failure) = (Some(Arc::new(snapshot)), None);
                }
                Err(problem) => state.failure = Some(problem),
            }
        });
        let is_failed = self.state.borrow().failure.is_some();
        let mut subscribers = self.subscribers();
        subscribers.retain(|_, subscriber| match subscriber.upgrade() {
            Some(subscriber) => {
                subscriber.notify(Topic::Lobby);
                true
            }
            None => false,
        });
        if is_failed && !subscribers.is_empty() {
            self.wanted.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn publish(lobby: &Lobby) -> u64 {
        let (before, changes) = lobby.begin();
        let read = LobbySnapshot::after(before.as_deref(), Vec::new(), Vec::new());
        lobby.publish(Instant::now(), changes, Ok(read));
        changes
    }

    #[tokio::test]
    async fn concurrent_readers_wait_for_one_read() {
        let lobby = Arc::new(Lobby::new());
        let readers: Vec<_> = (0..100)
            .map(|_| {
                let lobby = lobby.clone();
                tokio::spawn(async move { lobby.current().await.is_ok() })
            })
            .collect();
        lobby.wanted().await;
        publish(&lobby);
        for reader in readers {
            assert!(reader.await.expect("the task ends"));
        }
        assert!(lobby.current().await.is_ok(), "no further read is needed");
    }

    #[test]
    fn subscriber_gets_no_snapshot_from_before_a_known_change() {
        let (lobby, early, late) = (Lobby::new(), Arc::default(), Arc::default());
        let early = lobby.subscribe(&early);
        assert!(lobby.newest(early).is_none());
        publish(&lobby);
        lobby.mark_changed();
        assert!(
            matches!(lobby.newest(early), Some(Ok(_))),
            "a lobby that changes all the time is sent"
        );
        let late = lobby.subscribe(&late);
        assert!(lobby.newest(late).is_none());
        publish(&lobby);
        assert!(matches!(lobby.newest(late), Some(Ok(_))));
    }

    #[test]
    fn failed_read_is_reported_and_repeated() {
        let (lobby, subscriber) = (Lobby::new(), Arc::default());
        let asked = lobby.subscribe(&subscriber);
        lobby.publish(Instant::now(), 0, Err(Problem::new(Code::Unavailable)));
        assert!(matches!(lobby.newest(asked), Some(Err(_))));
        publish(&lobby);
        assert!(matches!(lobby.newest(asked), Some(Ok(_))));
    }

    #[test]
    fn subscribers_that_are_gone_are_forgotten() {
        let (lobby, subscriber) = (Lobby::new(), Arc::default());
        lobby.subscribe(&subscriber);
        lobby.subscribe(&Arc::default());
        publish(&lobby);
        assert_eq!(lobby.subscribers().len(), 1);
        lobby.unsubscribe(&subscriber);
        assert!(lobby.subscribers().is_empty());
    }
}
