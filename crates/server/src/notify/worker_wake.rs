//! Waking the workers of this process when a table is due.

use std::{
    fmt,
    sync::atomic::{AtomicBool, Ordering},
};

use store::DueLane;
use tokio::sync::Notify;

/// A kind of due work that has workers of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum DueWork {
    /// Clocks, and starts of games.
    Clock,
    /// Alerts.
    Alert,
    /// Bots of all levels.
    Bot,
    /// Finished games.
    Archive,
}

impl From<DueLane> for DueWork {
    fn from(lane: DueLane) -> DueWork {
        match lane {
            DueLane::Clock => DueWork::Clock,
            DueLane::Alert => DueWork::Alert,
            DueLane::Bot(_) => DueWork::Bot,
            DueLane::Archive => DueWork::Archive,
        }
    }
}

impl fmt::Display for DueWork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DueWork::Clock => "clock",
            DueWork::Alert => "alert",
            DueWork::Bot => "bot",
            DueWork::Archive => "archive",
        })
    }
}

impl DueWork {
    /// All kinds.
    const ALL: [DueWork; 4] = [DueWork::Clock, DueWork::Alert, DueWork::Bot, DueWork::Archive];

    /// Parses a kind, as it is displayed.
    pub(super) fn parse(word: &str) -> Option<DueWork> {
        DueWork::ALL.into_iter().find(|work| work.to_string() == word)
    }
}

/// Wakes workers, each kind of them apart.
#[derive(Default)]
pub(super) struct WorkerWake([Worker; DueWork::ALL.len()]);

/// The task that claims work of one kind.
#[derive(Default)]
struct Worker {
    wake: Notify,
    /// Whether a worker waits, and hasn't been woken yet.
    is_idle: AtomicBool,
}

/// Ends the wait of a worker, in whichever way.
struct Waiting<'a>(&'a AtomicBool);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

impl WorkerWake {
    fn of(&self, work: DueWork) -> &Worker {
        &self.0[work as usize]
    }

    /// Wakes the worker of this kind; returns whether it waited. One that doesn't wait looks again once it has time.
    pub(super) fn wake(&self, work: DueWork) -> bool {
        let Worker { wake, is_idle } = self.of(work);
        let was_idle = is_idle.swap(false, Ordering::AcqRel);
        wake.notify_one();
        was_idle
    }

    /// Wakes all workers, for work of whatever kind. Nothing that is to be archived is urgent.
    pub(super) fn wake_all(&self) {
        for work in [DueWork::Clock, DueWork::Alert, DueWork::Bot] {
            self.wake(work);
        }
    }

    /// Waits until work of this kind is due. Safe to cancel.
    pub(super) async fn due(&self, work: DueWork) {
        let Worker { wake, is_idle } = self.of(work);
        is_idle.store(true, Ordering::Release);
        let _waiting = Waiting(is_idle);
        wake.notified().await;
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    #[test]
    fn kinds_are_parsed() {
        for work in DueWork::ALL {
            assert_eq!(DueWork::parse(&work.to_string()), Some(work));
        }
        assert_eq!(DueWork::parse("now"), None);
    }

    #[tokio::test]
    async fn only_a_waiting_worker_takes_work_alone() {
        let wake = WorkerWake::default();
        assert!(!wake.wake(DueWork::Bot), "there is no worker");
        assert_eq!(wake.due(DueWork::Bot).now_or_never(), Some(()), "it looks once it has time");
        {
            let mut waits = std::pin::pin!(wake.due(DueWork::Bot));
            assert_eq!(waits.as_mut().now_or_never(), None);
            assert!(!wake.wake(DueWork::Clock), "another kind");
            assert!(wake.wake(DueWork::Bot));
            assert!(!wake.wake(DueWork::Bot), "it was woken already");
            waits.await;
        }
        assert_eq!(wake.due(DueWork::Alert).now_or_never(), None);
        assert!(!wake.wake(DueWork::Alert), "its wait was given up");
    }
}
