//! Configuration of a writer.

use std::time::Duration;

/// Configuration of a [`Writer`](crate::Writer).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriterConfig {
    /// How long an idle lane waits to fill a batch; zero by default.
    pub wait: Duration,
    /// How long a busy lane waits at most, for as many acts as are probably in flight: those of its last statement, and those
    /// that came meanwhile.
    pub gather: Duration,
    /// The number of acts in flight from which on a lane is busy, if any came while its last statement ran.
    pub busy: usize,
    /// Concurrent statements, each on a connection of its own.
    pub lanes: usize,
    /// Most acts in one statement.
    pub batch: usize,
}

impl Default for WriterConfig {
    fn default() -> WriterConfig {
        // `examples/append.rs`: an idle wait of 1 ms makes a single act take 2.6 ms instead of 0.3. Why a busy lane waits:
        // docs/decisions/0037-small-writes.md.
        let gather = Duration::from_millis(1);
        WriterConfig { wait: Duration::ZERO, gather, busy: 8, lanes: 2, batch: 256 }
    }
}
