//! A load test: its parameters and its progress.

use std::{sync::atomic::AtomicUsize, time::Duration};

use tokio::time::Instant;

/// A load test.
#[derive(Clone, Debug)]
pub struct Load {
    /// The game's slug.
    pub game: String,
    /// Simulated players at each table.
    pub seats: u8,
    /// Concurrent tables.
    pub tables: usize,
    /// Duration of the measurement.
    pub time: Duration,
    /// Warm-up before it.
    pub warm: Duration,
    /// Moves per second over all tables; unlimited if left out.
    pub rate: Option<f64>,
}

/// Progress of a load test, to display.
#[derive(Debug, Default)]
pub struct LoadProgress {
    /// Groups that sit at a table.
    pub seated: AtomicUsize,
    /// Moves delivered to every seat.
    pub moves: AtomicUsize,
}

/// The interval in which moves count.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub(super) from: Instant,
    pub(super) until: Instant,
}
