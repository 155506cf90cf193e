//! Metrics of the database's connections, and of the writer.

use std::time::Instant;

use metrics::Histogram;

/// The wait for a connection of a pool: for a free one, and until it is opened or answers.
pub(crate) fn connection_wait(pool: &'static str) -> Histogram {
    metrics::histogram!("pagoda_database_connection_wait_seconds", "pool" => pool)
}

/// Metrics of a writer's lane.
pub(crate) struct WriterMetrics {
    /// From an act's arrival until its statement begins.
    queue: Histogram,
    /// The statement, once for each of its acts: what a player waits for.
    commit: Histogram,
    /// Acts of a statement.
    batch: Histogram,
}

impl WriterMetrics {
    /// The metrics of all lanes.
    pub(crate) fn new() -> WriterMetrics {
        WriterMetrics {
            queue: metrics::histogram!("pagoda_act_duration_seconds", "stage" => "queue"),
            commit: metrics::histogram!("pagoda_act_duration_seconds", "stage" => "commit"),
            batch: metrics::histogram!("pagoda_write_batch_acts"),
        }
    }

    /// Records that a statement begins, with acts that arrived at these times; returns when.
    pub(crate) fn begin(&self, arrived: impl ExactSizeIterator<Item = Instant>) -> Instant {
        let now = Instant::now();
        self.batch.record(arrived.len() as f64);
        arrived.for_each(|arrived| self.queue.record(now.saturating_duration_since(arrived)));
        now
    }

    /// Records that a statement with this number of acts has ended.
    pub(crate) fn end(&self, began: Instant, acts: usize) {
        self.commit.record_many(began.elapsed(), acts);
    }
}
