//! Sequential probability ratio test (Wald, 1945): stops a match as soon as its claim is decided.

use std::{fmt, str::FromStr};

/// Probability of either error (α = β).
const ERROR: f64 = 0.05;

/// A test between two win rates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Win rate of the null hypothesis (H0).
    pub null: f64,
    /// Win rate of the alternative (H1): the claim.
    pub alternative: f64,
}

/// Decision of the test so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtDecision {
    /// The claim is accepted.
    Accept,
    /// The claim is rejected.
    Reject,
    /// More games are needed.
    Continue,
}

impl fmt::Display for SprtDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            SprtDecision::Accept => "yes",
            SprtDecision::Reject => "no",
            SprtDecision::Continue => "open",
        })
    }
}

/// As on the command line: `0.5,0.65`.
impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Sprt, String> {
        let read = text.split_once(',').and_then(|(null, alternative)| {
            Some(Sprt {
                null: null.trim().parse().ok()?,
                alternative: alternative.trim().parse().ok()?,
            })
        });
        let within = |it: &Sprt| 0.0 < it.null && it.null < it.alternative && it.alternative < 1.0;
        read.filter(within).ok_or_else(|| "two shares, such as 0.5,0.65".to_owned())
    }
}

impl Sprt {
    /// Log-likelihood ratio of the games under the alternative and under the null. A shared win counts
    /// in part.
    pub fn log_likelihood_ratio(&self, games: u32, wins: f64) -> f64 {
        let losses = f64::from(games) - wins;
        wins * (self.alternative / self.null).ln()
            + losses * ((1.0 - self.alternative) / (1.0 - self.null)).ln()
    }

    /// Decision after this many games and wins.
    pub fn decide(&self, games: u32, wins: f64) -> SprtDecision {
        let (ratio, bound) = (self.log_likelihood_ratio(games, wins), ((1.0 - ERROR) / ERROR).ln());
        if bound <= ratio {
            SprtDecision::Accept
        } else if ratio <= -bound {
            SprtDecision::Reject
        } else {
            SprtDecision::Continue
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clear_cases_end_early_and_close_ones_stay_open() {
        let sprt: Sprt = "0.5,0.65".parse().expect("two shares");
        assert_eq!(sprt.decide(12, 12.0), SprtDecision::Accept);
        assert_eq!(sprt.decide(10, 10.0), SprtDecision::Continue);
        assert_eq!(sprt.decide(9, 0.0), SprtDecision::Reject);
        assert_eq!(sprt.decide(40, 23.0), SprtDecision::Continue);
        assert!("0.7,0.6".parse::<Sprt>().is_err());
    }

    /// Played many times over, the test is wrong about as seldom as it promises.
    #[test]
    fn error_rates_stay_within_their_bounds() {
        use game::{Luck as _, Quick};
        let sprt = Sprt { null: 0.5, alternative: 0.6 };
        let mut luck = Quick::new(1);
        let mut wrong = |chance: u32, wrong: SprtDecision| {
            let of = |luck: &mut Quick| {
                let (mut games, mut wins) = (0, 0.0);
                loop {
                    games += 1;
                    wins += f64::from(u8::from(luck.below(1000) < chance));
                    match sprt.decide(games, wins) {
                        SprtDecision::Continue => (),
                        decision => return decision,
                    }
                }
            };
            (0..2_000).filter(|_| of(&mut luck) == wrong).count()
        };
        assert!(wrong(500, SprtDecision::Accept) < 120, "an equal contender isn't accepted");
        assert!(wrong(600, SprtDecision::Reject) < 120, "a better contender isn't rejected");
    }
}
