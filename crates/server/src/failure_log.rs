//! Database failures in the log, deduplicated: each kind immediately, then at most every 30 s with the number of
//! suppressed ones, and one line after recovery.

use std::{
    mem,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// A kind of failure is logged at most once in this time.
const INTERVAL: Duration = Duration::from_secs(30);
/// Number of kinds.
const KINDS: usize = FailureKind::Request as usize + 1;

/// The failures of this process, which has one log.
pub(crate) static DATABASE_FAILURES: FailureLog = FailureLog::new();

/// Operations that fail while the database is unavailable, each with its own log line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FailureKind {
    /// Recording a heartbeat.
    Heartbeat,
    /// Reading outages.
    Outages,
    /// Reading ended sessions.
    EndedSessions,
    /// Claiming due tables.
    DueTables,
    /// Claiming outbox messages.
    OutboxMessages,
    /// Reading which tables have changed.
    ChangedTables,
    /// Loading new acts of a table.
    NewActs,
    /// Answering a request.
    Request,
}

impl FailureKind {
    /// Whether a background task repeats it until it succeeds: an outage lasts until all of them have.
    fn is_repeated(self) -> bool {
        !matches!(self, FailureKind::ChangedTables | FailureKind::NewActs | FailureKind::Request)
    }
}

/// Counts repeated failures instead of logging each of them.
pub(crate) struct FailureLog(Mutex<Failures>);

impl FailureLog {
    /// No failures yet.
    pub(crate) const fn new() -> FailureLog {
        FailureLog(Mutex::new(Failures::NONE))
    }

    /// Counts a failure. If it is to be logged, returns how many of its kind were suppressed before it.
    pub(crate) fn failed(&self, kind: FailureKind) -> Option<u64> {
        self.failures().failed(kind, Instant::now())
    }

    /// Records that a repeated task succeeded, and logs the end of an outage.
    pub(crate) fn succeeded(&self, kind: FailureKind) {
        let recovery = self.failures().succeeded(kind, Instant::now());
        if let Some(Recovery { after, suppressed }) = recovery {
            let outage_seconds = after.as_secs();
            tracing::info!(outage_seconds, suppressed, "database available again");
        }
    }

    fn failures(&self) -> MutexGuard<'_, Failures> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The end of an outage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Recovery {
    /// Its duration.
    after: Duration,
    /// Failures that weren't logged.
    suppressed: u64,
}

/// Failures of one kind.
#[derive(Clone, Copy)]
struct OfKind {
    logged_at: Option<Instant>,
    /// Failures since that line.
    suppressed: u64,
    /// Whether a repeated task failed the last time.
    is_failing: bool,
}

/// Failures since the database was last available.
#[derive(Clone, Copy)]
struct Outage {
    began: Instant,
    is_logged: bool,
    suppressed: u64,
}

/// Failures of all kinds.
struct Failures {
    kinds: [OfKind; KINDS],
    outage: Option<Outage>,
}

impl Failures {
    const NONE: Failures = Failures {
        kinds: [OfKind { logged_at: None, suppressed: 0, is_failing: false }; KINDS],
        outage: None,
    };

    fn failed(&mut self, kind: FailureKind, now: Instant) -> Option<u64> {
        let begun = Outage { began: now, is_logged: false, suppressed: 0 };
        let outage = self.outage.get_or_insert(begun);
        let of_kind = &mut self.kinds[kind as usize];
        of_kind.is_failing = kind.is_repeated();
        // Also across outages: an unstable database doesn't fill the log.
        if of_kind.logged_at.is_some_and(|at| now.saturating_duration_since(at) < INTERVAL) {
            of_kind.suppressed += 1;
            outage.suppressed += 1;
            return None;
        }
        of_kind.logged_at = Some(now);
        outage.is_logged = true;
        Some(mem::take(&mut of_kind.suppressed))
    }

    /// The end of an outage, if it is one that the log has to report.
    fn succeeded(&mut self, kind: FailureKind, now: Instant) -> Option<Recovery> {
        let was_failing = mem::take(&mut self.kinds[kind as usize].is_failing);
        if self.kinds.iter().any(|of_kind| of_kind.is_failing) {
            return None;
        }
        let Outage { began, is_logged, suppressed } = self.outage.take()?;
        // A single request that failed is no outage.
        if !is_logged || (!was_failing && suppressed == 0) {
            return None;
        }
        self.kinds.iter_mut().for_each(|of_kind| of_kind.suppressed = 0);
        Some(Recovery { after: now.saturating_duration_since(began), suppressed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::failure_log::FailureKind::{DueTables, Heartbeat, Request};

    /// Failures at seconds since a start.
    struct Timeline {
        start: Instant,
        failures: Failures,
    }

    impl Timeline {
        fn new() -> Timeline {
            Timeline { start: Instant::now(), failures: Failures::NONE }
        }

        fn at(&self, seconds: u64) -> Instant {
            self.start + Duration::from_secs(seconds)
        }

        fn fail(&mut self, kind: FailureKind, seconds: u64) -> Option<u64> {
            let now = self.at(seconds);
            self.failures.failed(kind, now)
        }

        /// The duration of the outage that ends in seconds, and the failures that weren't logged.
        fn succeed(&mut self, kind: FailureKind, seconds: u64) -> Option<(u64, u64)> {
            let now = self.at(seconds);
            let over = self.failures.succeeded(kind, now)?;
            Some((over.after.as_secs(), over.suppressed))
        }
    }

    #[test]
    fn repeated_failures_are_counted_between_lines() {
        let mut time = Timeline::new();
        assert_eq!(time.fail(Heartbeat, 0), Some(0), "the first of a kind is logged at once");
        assert_eq!(time.fail(DueTables, 0), Some(0), "each kind on its own");
        for second in 1..30 {
            assert_eq!(time.fail(Heartbeat, second), None);
        }
        assert_eq!(time.fail(Heartbeat, 30), Some(29));
        assert_eq!(time.fail(Heartbeat, 31), None);
        assert_eq!(time.fail(Heartbeat, 90), Some(1));
        assert_eq!(time.fail(DueTables, 90), Some(0));
    }

    #[test]
    fn outage_ends_with_one_line_when_all_repeated_tasks_succeed() {
        let mut time = Timeline::new();
        assert_eq!(time.succeed(Heartbeat, 0), None, "nothing has failed");
        for second in 1..=41 {
            time.fail(Heartbeat, second);
            time.fail(DueTables, second);
            time.fail(Request, second);
        }
        assert_eq!(time.succeed(Heartbeat, 42), None, "due tables still fail");
        // Three kinds with 41 failures each, logged at seconds 1 and 31.
        assert_eq!(time.succeed(DueTables, 43), Some((42, 3 * 39)));
        assert_eq!(time.succeed(DueTables, 44), None, "a recovery is logged once");
        assert_eq!(time.fail(Heartbeat, 61), Some(0), "the last line reported all of them");
    }

    #[test]
    fn single_failed_request_is_no_outage() {
        let mut time = Timeline::new();
        assert_eq!(time.fail(Request, 0), Some(0));
        assert_eq!(time.succeed(Heartbeat, 1), None);
        for second in 2..5 {
            assert_eq!(time.fail(Request, second), None, "a line was logged just now");
            assert_eq!(time.succeed(Heartbeat, second), None, "the log has no line of it");
        }
        assert_eq!(time.fail(Request, 30), Some(3));
        assert_eq!(time.fail(Request, 31), None);
        assert_eq!(time.succeed(Heartbeat, 32), Some((2, 1)), "a burst that the log shows");
    }

    #[test]
    fn database_that_comes_and_goes_logs_one_line_per_interval() {
        let mut time = Timeline::new();
        let mut lines = 0;
        for second in 0..60 {
            lines += usize::from(time.fail(Heartbeat, second).is_some());
            lines += usize::from(time.succeed(Heartbeat, second).is_some());
        }
        assert_eq!(lines, 4, "two failures, and two recoveries from them");
    }
}
