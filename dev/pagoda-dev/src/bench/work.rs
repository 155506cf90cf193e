//! Units of work and the clock that measures them.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// Work done by a run.
#[derive(Clone, Copy, Default)]
pub(super) struct Work {
    pub(super) games: u64,
    pub(super) decisions: u64,
    pub(super) listed: u64,
}

/// CPU time of this thread: on a shared machine wall time measures the neighbours.
pub(super) fn cpu_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}
