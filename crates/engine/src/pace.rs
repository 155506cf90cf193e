//! How much a bot may think where nothing tells the time while it does.

use bots::{Budget, Thinker};

/// What a player is kept waiting, in milliseconds.
const WAIT: f64 = 1_200.0;
/// The least that a search needs to be worth its name, and what a first try costs at most.
const FEWEST: u32 = 150;

/// Iterations a millisecond, as far as was seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pace(Option<f64>);

impl Pace {
    /// Lets somebody think with as many iterations as fit in the time, and learns from how long it
    /// took.
    pub fn think<T>(&mut self, thinker: Thinker, think: impl FnOnce(&Thinker) -> T) -> T {
        let budget = Budget::iterations(self.iterations(thinker.budget.iterations));
        let begun = now();
        let thought = think(&Thinker { budget, cores: 1, ..thinker });
        self.learn(budget.iterations, now() - begun);
        thought
    }

    fn iterations(self, wanted: u32) -> u32 {
        let fit = self.0.map_or(FEWEST, |pace| (pace * WAIT) as u32);
        wanted.min(fit.max(FEWEST))
    }

    fn learn(&mut self, iterations: u32, took: f64) {
        if FEWEST <= iterations && 0.0 < took {
            self.0 = Some(f64::from(iterations) / took);
        }
    }
}

/// Milliseconds since some moment.
#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    js_sys::Date::now()
}

/// Milliseconds since some moment.
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
    fn a_slow_machine_thinks_less_and_never_more_than_asked() {
        let mut pace = Pace::default();
        assert_eq!(pace.iterations(2_500), FEWEST);
        assert_eq!(pace.iterations(0), 0);
        pace.learn(FEWEST, 300.0);
        assert_eq!(pace.iterations(2_500), 600);
        pace.learn(600, 10.0);
        assert_eq!(pace.iterations(2_500), 2_500);
    }

    #[test]
    fn a_glance_teaches_nothing() {
        let mut pace = Pace::default();
        pace.learn(0, 5.0);
        assert_eq!(pace.iterations(2_500), FEWEST);
    }
}
