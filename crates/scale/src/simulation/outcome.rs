//! How it went.

/// Many durations, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Times(Vec<f32>);

impl Times {
    pub(super) fn push(&mut self, ms: f64) {
        self.0.push(ms as f32);
    }

    /// How many.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The duration that this part of them, from 0 to 1, did not exceed; nothing of nothing.
    pub fn percentile(&self, part: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable_by(f32::total_cmp);
        let last = sorted.len().saturating_sub(1);
        sorted.get((last as f64 * part).round() as usize).copied().map_or(0.0, f64::from)
    }
}

/// How it went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// Moves that somebody decided on.
    pub begun: usize,
    /// Moves that were acknowledged.
    pub done: usize,
    /// Moves that were neither when it ended.
    pub underway: usize,
    /// Moves that were asked for again.
    pub repeated: usize,
    /// Until a person's move was acknowledged.
    pub acknowledged: Times,
    /// How long people have waited who weren't answered when it ended.
    pub waited: Times,
    /// Until a bot had decided, waiting included.
    pub decided: Times,
    /// Moves acknowledged in each second, and the longest that one of them took.
    pub seconds: Vec<(usize, f64)>,
    /// Seconds after the loss of a node until each of its sockets was back.
    pub returned: Times,
    /// The most acts that waited to be written at once.
    pub waiting: usize,
    /// How much was used of nodes, of PostgreSQL, of NATS and of workers.
    pub uses: [f64; 4],
}

impl Outcome {
    /// Names of what is used, in the order of [`Outcome::uses`].
    pub const USED: [&str; 4] = ["nodes", "PostgreSQL", "NATS", "workers"];

    /// Adds another cluster's: its moves, and its share of what is used.
    pub fn join(&mut self, other: Outcome) {
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

    /// How long 99 of a hundred people waited: those who weren't answered have waited so long at least.
    pub fn late_ms(&self) -> f64 {
        let mut all = self.acknowledged.clone();
        all.0.extend(&self.waited.0);
        all.percentile(0.99)
    }

    /// What is used most; bots keep nobody's move from being acknowledged, so workers may be left out.
    pub fn fullest(&self, with_workers: bool) -> &'static str {
        let most =
            |one: usize, other: usize| if self.uses[one] < self.uses[other] { other } else { one };
        let count = if with_workers { 4 } else { 3 };
        Outcome::USED[(0..count).reduce(most).unwrap_or(0)]
    }

    /// Seconds from one on until moves are acknowledged as soon as promised, and stay so.
    pub fn recovered_after(&self, second: f64, promised_ms: f64) -> f64 {
        let late = self.seconds.iter().rposition(|(_, longest)| promised_ms < *longest);
        late.map_or(0.0, |late| (late as f64 + 1.0 - second).max(0.0))
    }
}
