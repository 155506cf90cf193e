//! How fast a game is played.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Nonsense;

/// Seconds in a day.
const DAY: u32 = 24 * 3600;
/// The largest bank of a live game.
const LIVE_MAX: u32 = DAY;
/// The largest bank of a correspondence game.
const DAILY_MAX: u32 = 30 * DAY;

/// Time control of a game. Times are in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No clocks.
    #[default]
    Untimed,
    /// A game in one sitting; schedules don't apply.
    Live {
        /// Initial time of each seat.
        bank: u32,
        /// Time added after each decision.
        increment: u32,
    },
    /// Correspondence: clocks stop outside a player's playing hours and in vacations.
    Daily {
        /// Initial time of each seat, and the maximum that increments fill it up to.
        bank: u32,
        /// Time added after each decision.
        increment: u32,
    },
}

impl Pace {
    /// Refuses invalid time controls.
    pub fn check(self) -> Result<(), Nonsense> {
        let (bank, increment, most) = match self {
            Pace::Untimed => return Ok(()),
            Pace::Live { bank, increment } => (bank, increment, LIVE_MAX),
            Pace::Daily { bank, increment } => (bank, increment, DAILY_MAX),
        };
        match bank {
            0 => Err(Nonsense::NoBank),
            _ if most < bank => Err(Nonsense::LongBank),
            _ if bank < increment => Err(Nonsense::LongIncrement),
            _ => Ok(()),
        }
    }

    /// The initial bank of a seat; none without time control.
    pub fn bank(self) -> Option<Duration> {
        match self {
            Pace::Untimed => None,
            Pace::Live { bank, .. } | Pace::Daily { bank, .. } => {
                Some(Duration::from_secs(bank.into()))
            }
        }
    }

    /// The increment per decision.
    pub fn increment(self) -> Duration {
        let (Pace::Live { increment, .. } | Pace::Daily { increment, .. }) = self else {
            return Duration::ZERO;
        };
        Duration::from_secs(increment.into())
    }

    /// The bank of a seat after a decision.
    pub(crate) fn rewarded(self, left: Duration) -> Duration {
        let grown = |increment: u32| left.saturating_add(Duration::from_secs(increment.into()));
        match self {
            Pace::Untimed => left,
            Pace::Live { increment, .. } => grown(increment),
            // Time given by others may exceed the initial bank, and isn't reduced here.
            Pace::Daily { bank, increment } => {
                grown(increment).min(Duration::from_secs(bank.into())).max(left)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_reads_back_from_the_same_few_words() {
        let paces = [
            (Pace::Untimed, r#""untimed""#),
            (Pace::Live { bank: 300, increment: 10 }, r#"{"live":{"bank":300,"increment":10}}"#),
            (
                Pace::Daily { bank: 259_200, increment: 43_200 },
                r#"{"daily":{"bank":259200,"increment":43200}}"#,
            ),
        ];
        for (pace, text) in paces {
            assert_eq!(serde_json::to_string(&pace).expect("it is plain data"), text);
            assert_eq!(serde_json::from_str::<Pace>(text).expect("we wrote it"), pace);
        }
    }

    #[test]
    fn invalid_pace_is_refused() {
        let texts = [
            r#"{"live":{"bank":300,"increment":10,"delay":3}}"#,
            r#"{"live":{"bank":300}}"#,
            r#"{"live":{"bank":-1,"increment":0}}"#,
            r#"{"hourly":{"bank":300,"increment":10}}"#,
        ];
        for text in texts {
            assert!(serde_json::from_str::<Pace>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn nonsense_is_refused_by_its_name() {
        let live = |bank, increment| Pace::Live { bank, increment }.check();
        let daily = |bank, increment| Pace::Daily { bank, increment }.check();
        assert_eq!(Pace::Untimed.check(), Ok(()));
        assert_eq!([live(300, 10), live(1, 1), live(DAY, 0)], [Ok(()); 3]);
        assert_eq!([daily(DAY, DAY), daily(30 * DAY, 0)], [Ok(()); 2]);
        assert_eq!([live(0, 0), daily(0, 10)], [Err(Nonsense::NoBank); 2]);
        assert_eq!([live(DAY + 1, 0), daily(30 * DAY + 1, 0)], [Err(Nonsense::LongBank); 2]);
        assert_eq!([live(300, 301), daily(DAY, u32::MAX)], [Err(Nonsense::LongIncrement); 2]);
    }
}
