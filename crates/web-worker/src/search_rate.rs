//! Iteration budgets from a measured search rate: in a browser worker nothing tells the time during a search.

use bots::{BotConfig, Budget};

/// Target time of a decision, in milliseconds.
const TARGET_MS: f64 = 1_200.0;
/// Least iterations of a search, and those of the first one, before the rate is known.
const MIN_ITERATIONS: u32 = 150;

/// Iterations per millisecond, as last measured.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchRate(Option<f64>);

impl SearchRate {
    /// Runs a search with as many iterations as fit in the target time, and measures its rate.
    pub fn run<T>(&mut self, config: BotConfig, search: impl FnOnce(&BotConfig) -> T) -> T {
        let budget = Budget::iterations(self.iterations(config.budget.iterations));
        let start = now();
        let result = search(&BotConfig { budget, threads: 1, ..config });
        self.measure(budget.iterations, now() - start);
        result
    }

    fn iterations(self, wanted: u32) -> u32 {
        let fit = self.0.map_or(MIN_ITERATIONS, |rate| (rate * TARGET_MS) as u32);
        wanted.min(fit.max(MIN_ITERATIONS))
    }

    fn measure(&mut self, iterations: u32, took: f64) {
        if MIN_ITERATIONS <= iterations && 0.0 < took {
            self.0 = Some(f64::from(iterations) / took);
        }
    }
}

/// Milliseconds since 1970.
#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    js_sys::Date::now()
}

/// Milliseconds since 1970.
#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    use std::time::SystemTime;
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0.0, |since| since.as_secs_f64() * 1_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_machine_searches_less_and_never_more_than_the_budget() {
        let mut rate = SearchRate::default();
        assert_eq!(rate.iterations(2_500), MIN_ITERATIONS);
        assert_eq!(rate.iterations(0), 0);
        rate.measure(MIN_ITERATIONS, 300.0);
        assert_eq!(rate.iterations(2_500), 600);
        rate.measure(600, 10.0);
        assert_eq!(rate.iterations(2_500), 2_500);
    }

    #[test]
    fn a_short_search_measures_nothing() {
        let mut rate = SearchRate::default();
        rate.measure(0, 5.0);
        assert_eq!(rate.iterations(2_500), MIN_ITERATIONS);
    }
}
