//! Result of a simulation.

/// Latency samples, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LatencySamples(Vec<f32>);

impl LatencySamples {
    pub(super) fn push(&mut self, ms: f64) {
        self.0.push(ms as f32);
    }

    /// Number of samples.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Percentile, as a fraction from 0 to 1; zero without samples.
    pub fn percentile(&self, part: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable_by(f32::total_cmp);
        let last = sorted.len().saturating_sub(1);
        sorted.get((last as f64 * part).round() as usize).copied().map_or(0.0, f64::from)
    }
}

/// Result of a simulation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SimulationResult {
    /// Moves requested.
    pub begun: usize,
    /// Moves acknowledged.
    pub done: usize,
    /// Moves pending at the end.
    pub underway: usize,
    /// Moves retried.
    pub repeated: usize,
    /// Latency of acknowledgements to people.
    pub acknowledged: LatencySamples,
    /// Waiting times of people without an acknowledgement at the end.
    pub waited: LatencySamples,
    /// Latency of bots' decisions, queueing included.
    pub decided: LatencySamples,
    /// Per second: moves acknowledged, and the longest latency.
    pub seconds: Vec<(usize, f64)>,
    /// Reconnection times after the loss of a node, seconds.
    pub returned: LatencySamples,
    /// Longest queue of acts.
    pub waiting: usize,
    /// Utilization of nodes, PostgreSQL, NATS and workers.
    pub uses: [f64; 4],
}

impl SimulationResult {
    /// Names of the resources, in the order of [`SimulationResult::uses`].
    pub const USED: [&str; 4] = ["nodes", "PostgreSQL", "NATS", "workers"];

    /// Merges another cluster's result.
    pub fn join(&mut self, other: SimulationResult) {
        let (mine, theirs) = (self.begun as f64, other.begun as f64);
        for (used, more) in self.uses.iter_mut().zip(other.uses) {
            *used = (*used * mine + more * theirs) / (mine + theirs);
        }
        self.begun += other.begun;
        self.done += other.done;
        self.underway += other.underway;
        self.repeated += other.repeated;
        self.waiting = self.waiting.max(other.waiting);
        self.acknowledged.0.extend(other.acknowledged.0);
        self.decided.0.extend(other.decided.0);
        self.returned.0.extend(other.returned.0);
    }

    /// p99 latency of people's moves; unanswered ones count with their waiting time so far.
    pub fn late_ms(&self) -> f64 {
        let mut all = self.acknowledged.clone();
        all.0.extend(&self.waited.0);
        all.percentile(0.99)
    }

    /// The bottleneck; workers may be left out, since bots don't delay acknowledgements.
    pub fn fullest(&self, with_workers: bool) -> &'static str {
        let most =
            |one: usize, other: usize| if self.uses[one] < self.uses[other] { other } else { one };
        let count = if with_workers { 4 } else { 3 };
        SimulationResult::USED[(0..count).reduce(most).unwrap_or(0)]
    }

    /// Recovery time from a second on, until latencies meet the objective for good.
    pub fn recovered_after(&self, second: f64, promised_ms: f64) -> f64 {
        let late = self.seconds.iter().rposition(|(_, longest)| promised_ms < *longest);
        late.map_or(0.0, |late| (late as f64 + 1.0 - second).max(0.0))
    }
}
