//! Latency samples.

use std::time::Duration;

/// Latency samples, all kept.
#[derive(Clone, Debug, Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    pub(super) fn push(&mut self, took: Duration) {
        self.0.push(took);
    }

    pub(super) fn extend(&mut self, more: Latencies) {
        self.0.extend(more.0);
    }

    /// Number of samples.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Percentile, as a fraction from 0 to 1; zero without samples.
    pub fn percentile(&self, part: f64) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let last = sorted.len().saturating_sub(1);
        sorted.get((last as f64 * part).round() as usize).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_cover_all_samples() {
        let mut times = Latencies::default();
        assert_eq!(times.percentile(0.99), Duration::ZERO);
        (1..=101).rev().for_each(|ms| times.push(Duration::from_millis(ms)));
        assert_eq!(times.percentile(0.5), Duration::from_millis(51));
        assert_eq!(times.percentile(0.99), Duration::from_millis(100));
        assert_eq!(times.percentile(1.0), Duration::from_millis(101));
    }
}
