//! What a match says: shares of wins with their intervals.

use std::time::Duration;

use game::SEATS_MAX;
use serde::Serialize;

use crate::Played;

/// An estimate, and the range that holds the truth nineteen times of twenty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The estimate.
    pub mean: f64,
    /// The upper end.
    pub high: f64,
}

/// Standard deviations on either side.
const WIDTH: f64 = 1.96;

impl Interval {
    /// Of a share of wins (Wilson's score). The games of a deal balance each other's luck, which this
    /// doesn't count on: the interval is rather too wide.
    pub fn of_share(games: u32, wins: f64) -> Interval {
        let n = f64::from(games.max(1));
        let (mean, squared) = (wins / n, WIDTH * WIDTH);
        let centre = (mean + squared / (2.0 * n)) / (1.0 + squared / n);
        let spread = (mean * (1.0 - mean) / n + squared / (4.0 * n * n)).sqrt();
        let half = WIDTH * spread / (1.0 + squared / n);
        Interval { low: centre - half, mean, high: centre + half }
    }

    /// The same as a difference in Elo to each of the others.
    pub fn elo(&self, seats: u8) -> Interval {
        let of = |share| elo(share, seats);
        Interval { low: of(self.low), mean: of(self.mean), high: of(self.high) }
    }
}

/// By how much a player is stronger who wins such a share against `seats - 1` equals.
pub fn elo(share: f64, seats: u8) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share) * f64::from(seats - 1)).log10()
}

/// The games of a match so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// How many.
    pub games: u32,
    /// What the hero won of them; a shared win counts in part.
    pub wins: f64,
    /// What each place counted in all.
    pub points: [i64; SEATS_MAX],
    /// Decisions, time and iterations of the hero, then of the first of the field.
    pub effort: [Effort; 2],
}

/// How much somebody thought.
#[derive(Clone, Copy, Debug, Default)]
pub struct Effort {
    /// Decisions that had a choice.
    pub decisions: u64,
    /// Time in all.
    pub time: Duration,
    /// The longest decision.
    pub longest: Duration,
    /// Iterations in all.
    pub iterations: u64,
}

impl Effort {
    /// Milliseconds a decision.
    pub fn mean_ms(&self) -> f64 {
        self.time.as_secs_f64() * 1_000.0 / self.decisions.max(1) as f64
    }
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        self.wins += f64::from(played.shares[0]);
        for (sum, points) in self.points.iter_mut().zip(played.points) {
            *sum += i64::from(points);
        }
        for (place, effort) in self.effort.iter_mut().enumerate() {
            effort.decisions += u64::from(played.decisions[place]);
            effort.time += played.thought[place];
            effort.longest = effort.longest.max(played.longest[place]);
            effort.iterations += played.iterations[place];
        }
    }

    /// The hero's share of wins.
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
