//! A point in time.

use std::{
    ops::{Add, Sub},
    time::Duration,
};

use serde::{Deserialize, Serialize};

/// A point in the database's time: microseconds since 1970, UTC.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// The last one.
    pub const MAX: Moment = Moment(i64::MAX);

    /// From a Unix timestamp in seconds.
    pub const fn from_seconds(seconds: i64) -> Moment {
        Moment(seconds.saturating_mul(1_000_000))
    }

    /// From a Unix timestamp in milliseconds.
    pub const fn from_millis(millis: i64) -> Moment {
        Moment(millis.saturating_mul(1_000))
    }

    /// The first whole second that isn't before it, as a Unix timestamp.
    pub const fn seconds(self) -> i64 {
        ceiling(self.0, 1_000_000)
    }

    /// The first whole millisecond that isn't before it, as a Unix timestamp.
    pub const fn millis(self) -> i64 {
        ceiling(self.0, 1_000)
    }

    /// How long ago an earlier moment is; nothing if it isn't earlier.
    pub fn since(self, earlier: Moment) -> Duration {
        if self <= earlier {
            Duration::ZERO
        } else {
            Duration::from_micros(self.0.abs_diff(earlier.0))
        }
    }
}

/// Adds whole microseconds, up to the last moment.
impl Add<Duration> for Moment {
    type Output = Moment;

    fn add(self, span: Duration) -> Moment {
        Moment(self.0.saturating_add(micros(span)))
    }
}

/// Subtracts whole microseconds, down to the first moment.
impl Sub<Duration> for Moment {
    type Output = Moment;

    fn sub(self, span: Duration) -> Moment {
        Moment(self.0.saturating_sub(micros(span)))
    }
}

fn micros(span: Duration) -> i64 {
    i64::try_from(span.as_micros()).unwrap_or(i64::MAX)
}

const fn ceiling(micros: i64, unit: i64) -> i64 {
    micros.div_euclid(unit) + (micros.rem_euclid(unit) != 0) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_are_rounded_up() {
        for (micros, millis, seconds) in [
            (0, 0, 0),
            (1, 1, 1),
            (1_000_000, 1_000, 1),
            (1_000_001, 1_001, 2),
            (-1, 0, 0),
            (-1_000_000, -1_000, -1),
            (-1_000_001, -1_000, -1),
            (i64::MIN, -9_223_372_036_854_775, -9_223_372_036_854),
            (i64::MAX, 9_223_372_036_854_776, 9_223_372_036_855),
        ] {
            assert_eq!([Moment(micros).millis(), Moment(micros).seconds()], [millis, seconds]);
        }
        assert_eq!(Moment::from_millis(1_700_000_000_123).millis(), 1_700_000_000_123);
        assert_eq!(Moment::from_seconds(-7).seconds(), -7);
    }

    #[test]
    fn sums_stop_at_the_first_and_the_last_moment() {
        let second = Duration::from_secs(1);
        assert_eq!(Moment(5) + second, Moment(1_000_005));
        assert_eq!(Moment(5) - second, Moment(-999_995));
        assert_eq!(Moment(i64::MAX - 1) + Duration::MAX, Moment::MAX);
        assert_eq!(Moment(i64::MIN + 1) - second, Moment(i64::MIN));
        assert_eq!(Moment::MAX.since(Moment(i64::MIN)), Duration::from_micros(u64::MAX));
        assert_eq!(Moment(1).since(Moment(2)), Duration::ZERO);
    }
}
