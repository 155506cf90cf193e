//! Iteration budgets from a measured search rate: in a browser worker nothing tells the time during a search.

use std::time::Duration;

use bots::{BotConfig, Budget};

/// Target time of a decision.
const TARGET: Duration = Duration::from_millis(1_200);
/// Least iterations of a search, and those of the first one, before the rate is known.
const MIN_ITERATIONS: u32 = 150;

/// Iterations per second, as last measured.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchRate(Option<f64>);

impl SearchRate {
    /// Runs a search with as many iterations as fit in the target time, and measures its rate.
    pub fn run<T>(&mut self, config: BotConfig, search: impl FnOnce(&BotConfig) -> T) -> T {
        let budget = Budget::iterations(self.iterations(config.budget.iterations));
        let start = now();
        let result = search(&BotConfig { budget, threads: 1, ..config });
        self.measure(budget.iterations, now().saturating_sub(start));
        result
    }

    fn iterations(self, wanted: u32) -> u32 {
        let fit = self.0.map_or(MIN_ITERATIONS, |rate| (rate * TARGET.as_secs_f64()) as u32);
        wanted.min(fit.max(MIN_ITERATIONS))
    }

    fn measure(&mut self, iterations: u32, took: Duration) {
        if MIN_ITERATIONS <= iterations && !took.is_zero() {
            self.0 = Some(f64::from(iterations) / took.as_secs_f64());
        }
    }
}

/// Time since the Unix epoch.
#[cfg(target_arch = "wasm32")]
fn now() -> Duration {
    Duration::from_millis(js_sys::Date::now() as u64)
}

/// Time since the Unix epoch.
#[cfg(not(target_arch = "wasm32"))]
fn now() -> Duration {
    use std::time::SystemTime;
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_machine_searches_less_and_never_more_than_the_budget() {
        let mut rate = SearchRate::default();
        assert_eq!(rate.iterations(2_500), MIN_ITERATIONS);
        assert_eq!(rate.iterations(0), 0);
        rate.measure(MIN_ITERATIONS, Duration::from_millis(300));
        assert_eq!(rate.iterations(2_500), 600);
        rate.measure(600, Duration::from_millis(10));
        assert_eq!(rate.iterations(2_500), 2_500);
    }

    #[test]
    fn a_short_search_measures_nothing() {
        let mut rate = SearchRate::default();
        rate.measure(0, Duration::from_millis(5));
        assert_eq!(rate.iterations(2_500), MIN_ITERATIONS);
    }
}
