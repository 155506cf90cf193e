//! Statistics of a match: win rate with its confidence interval, Elo, effort.

use std::time::Duration;

use game::SEATS_MAX;
use serde::Serialize;

use crate::MatchGameResult;

/// An estimate with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// Lower bound.
    pub low: f64,
    /// The estimate.
    pub mean: f64,
    /// Upper bound.
    pub high: f64,
}

/// Quantile of the normal distribution for 95 %.
const Z: f64 = 1.96;

impl Interval {
    /// Wilson score interval of a win rate (Wilson, 1927). It ignores that the games of a deal balance
    /// each other's luck: the interval is conservative.
    pub fn of_share(games: u32, wins: f64) -> Interval {
        let n = f64::from(games.max(1));
        let (mean, squared) = (wins / n, Z * Z);
        let centre = (mean + squared / (2.0 * n)) / (1.0 + squared / n);
        let spread = (mean * (1.0 - mean) / n + squared / (4.0 * n * n)).sqrt();
        let half = Z * spread / (1.0 + squared / n);
        Interval { low: centre - half, mean, high: centre + half }
    }

    /// The same as an Elo difference to each of the others.
    pub fn elo(&self, seats: u8) -> Interval {
        let of = |share| elo(share, seats);
        Interval { low: of(self.low), mean: of(self.mean), high: of(self.high) }
    }
}

/// Elo difference of a player with this win rate against `seats - 1` equals.
pub fn elo(share: f64, seats: u8) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share) * f64::from(seats - 1)).log10()
}

/// Statistics of a match so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatchStatistics {
    /// Number of games.
    pub games: u32,
    /// The hero's wins; a shared win counts in part.
    pub wins: f64,
    /// Sum of points of each place.
    pub points: [i64; SEATS_MAX],
    /// SearchEffort of the hero, then of the first of the field.
    pub effort: [SearchEffort; 2],
}

/// Search effort of a contender.
#[derive(Clone, Copy, Debug, Default)]
pub struct SearchEffort {
    /// Decisions with more than one legal move.
    pub decisions: u64,
    /// Their time.
    pub time: Duration,
    /// The longest decision.
    pub longest: Duration,
    /// Their search iterations.
    pub iterations: u64,
}

impl SearchEffort {
    /// Mean milliseconds for a decision.
    pub fn mean_ms(&self) -> f64 {
        self.time.as_secs_f64() * 1_000.0 / self.decisions.max(1) as f64
    }
}

impl MatchStatistics {
    /// Adds a game.
    pub fn add(&mut self, result: &MatchGameResult) {
        self.games += 1;
        self.wins += f64::from(result.shares[0]);
        for (sum, points) in self.points.iter_mut().zip(result.points) {
            *sum += i64::from(points);
        }
        for (place, effort) in self.effort.iter_mut().enumerate() {
            effort.decisions += u64::from(result.decisions[place]);
            effort.time += result.time[place];
            effort.longest = effort.longest.max(result.longest[place]);
            effort.iterations += result.iterations[place];
        }
    }

    /// The hero's win rate.
    pub fn share(&self) -> Interval {
        Interval::of_share(self.games, self.wins)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wilson's interval as printed in tables: 15 of 20.
    #[test]
    fn intervals_are_wilsons() {
        let interval = Interval::of_share(20, 15.0);
        assert!((interval.low - 0.531).abs() < 0.001, "{interval:?}");
        assert!((interval.high - 0.888).abs() < 0.001, "{interval:?}");
    }

    #[test]
    fn par_is_no_difference() {
        assert!(elo(0.5, 2).abs() < 1e-9);
        assert!(elo(0.25, 4).abs() < 1e-9);
        assert!((elo(0.75, 2) - 190.8).abs() < 0.1);
    }
}
