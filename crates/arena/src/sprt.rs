//! Wald's test: as few games as a claim needs, and no fewer.

use std::{fmt, str::FromStr};

/// How often either answer may be wrong.
const ERROR: f64 = 0.05;

/// A test between two shares of wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// What the change must be better than.
    pub no: f64,
    /// What it would be if it is as good as claimed.
    pub yes: f64,
}

/// What a test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The claim holds.
    Yes,
    /// It doesn't.
    No,
    /// More games are needed.
    Open,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Verdict::Yes => "yes",
            Verdict::No => "no",
            Verdict::Open => "open",
        })
    }
}

/// As people write it: `0.5,0.65`.
impl FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Sprt, String> {
        let read = text.split_once(',').and_then(|(no, yes)| {
            Some(Sprt { no: no.trim().parse().ok()?, yes: yes.trim().parse().ok()? })
        });
        let within = |it: &Sprt| 0.0 < it.no && it.no < it.yes && it.yes < 1.0;
        read.filter(within).ok_or_else(|| "two shares, such as 0.5,0.65".to_owned())
    }
}

impl Sprt {
    /// How much likelier the games are if the claim holds, as a logarithm. A shared win counts in part.
    pub fn likelihood(&self, games: u32, wins: f64) -> f64 {
        let losses = f64::from(games) - wins;
        wins * (self.yes / self.no).ln() + losses * ((1.0 - self.yes) / (1.0 - self.no)).ln()
    }

    /// What so many games and wins say.
    pub fn verdict(&self, games: u32, wins: f64) -> Verdict {
        let (likelihood, enough) = (self.likelihood(games, wins), ((1.0 - ERROR) / ERROR).ln());
        if enough <= likelihood {
            Verdict::Yes
        } else if likelihood <= -enough {
            Verdict::No
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clear_cases_end_early_and_close_ones_stay_open() {
        let sprt: Sprt = "0.5,0.65".parse().expect("two shares");
        assert_eq!(sprt.verdict(12, 12.0), Verdict::Yes);
        assert_eq!(sprt.verdict(10, 10.0), Verdict::Open);
        assert_eq!(sprt.verdict(9, 0.0), Verdict::No);
        assert_eq!(sprt.verdict(40, 23.0), Verdict::Open);
        assert!("0.7,0.6".parse::<Sprt>().is_err());
    }

    /// Played many times over, the test is wrong about as seldom as it promises.
    #[test]
    fn it_errs_as_seldom_as_it_says() {
        use game::{Luck as _, Quick};
        let sprt = Sprt { no: 0.5, yes: 0.6 };
        let mut luck = Quick::new(1);
        let mut wrong = |chance: u32, wrong: Verdict| {
            let of = |luck: &mut Quick| {
                let (mut games, mut wins) = (0, 0.0);
                loop {
                    games += 1;
                    wins += f64::from(u8::from(luck.below(1000) < chance));
                    match sprt.verdict(games, wins) {
                        Verdict::Open => (),
                        verdict => return verdict,
                    }
                }
            };
            (0..2_000).filter(|_| of(&mut luck) == wrong).count()
        };
        assert!(wrong(500, Verdict::Yes) < 120, "no better, yet accepted");
        assert!(wrong(600, Verdict::No) < 120, "better, yet refused");
    }
}
