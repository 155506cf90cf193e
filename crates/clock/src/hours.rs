//! Playing hours of a day.

use serde::{Deserialize, Serialize};

use crate::{Moment, Nonsense};

/// Minutes in a day.
const DAY_MINUTES: u16 = 24 * 60;
/// Microseconds in a minute.
const MINUTE: i128 = 60_000_000;
/// Microseconds in a day.
const DAY: i128 = DAY_MINUTES as i128 * MINUTE;
/// Shorter hours than these are refused, in minutes: with them a day's bank would last for weeks.
const SHORTEST: u16 = 4 * 60;
/// Offsets from UTC that there are on earth, in minutes.
const OFFSETS: std::ops::RangeInclusive<i16> = -12 * 60..=14 * 60;

/// Daily playing hours. They may pass midnight; equal ends mean all day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Hours {
    /// First minute, counted from midnight.
    pub from: u16,
    /// Minute at which they end, counted from midnight.
    pub until: u16,
    /// Offset of the local time from UTC in minutes; without daylight saving time.
    pub offset: i16,
}

impl Hours {
    /// Refuses hours that no day has, or too few of them.
    pub fn check(self) -> Result<(), Nonsense> {
        if DAY_MINUTES <= self.from || DAY_MINUTES <= self.until {
            return Err(Nonsense::NoSuchMinute);
        }
        if !OFFSETS.contains(&self.offset) {
            return Err(Nonsense::NoSuchOffset);
        }
        if self.length() < i128::from(SHORTEST) * MINUTE {
            Err(Nonsense::ShortHours)
        } else {
            Ok(())
        }
    }

    /// How many microseconds of a day are in them: never none.
    fn length(self) -> i128 {
        let minutes = (i128::from(self.until) - i128::from(self.from)) * MINUTE;
        if minutes.rem_euclid(DAY) == 0 { DAY } else { minutes.rem_euclid(DAY) }
    }

    /// How far a day that begins with these hours is ahead of UTC.
    fn shift(self) -> i128 {
        (i128::from(self.offset) - i128::from(self.from)) * MINUTE
    }

    /// How many microseconds of these hours have passed since a certain day, the same for all moments.
    fn passed(self, at: Moment) -> i128 {
        let at = i128::from(at.0) + self.shift();
        at.div_euclid(DAY) * self.length() + at.rem_euclid(DAY).min(self.length())
    }

    /// How many microseconds between two moments are in these hours.
    pub(crate) fn within(self, from: Moment, to: Moment) -> i128 {
        self.passed(to) - self.passed(from)
    }

    /// The first moment at which this many microseconds of these hours, at least one, have passed; none if
    /// it can't be represented.
    pub(crate) fn after(self, from: Moment, micros: i128) -> Option<Moment> {
        assert!(0 < micros, "the time is positive");
        let passed = self.passed(from) + micros;
        // A time that ends with the hours of a day ends then, not when the next ones begin.
        let days = (passed - 1).div_euclid(self.length());
        let at = days * DAY + (passed - days * self.length()) - self.shift();
        i64::try_from(at).ok().map(Moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_that_no_day_has_are_refused() {
        let check = |from, until, offset| Hours { from, until, offset }.check();
        assert_eq!([check(0, 0, 0), check(540, 1320, 60), check(1320, 120, -720)], [Ok(()); 3]);
        assert_eq!([check(1440, 0, 0), check(0, 1440, 0)], [Err(Nonsense::NoSuchMinute); 2]);
        assert_eq!([check(0, 0, 841), check(0, 0, -721)], [Err(Nonsense::NoSuchOffset); 2]);
        assert_eq!([check(540, 779, 0), check(1380, 179, 0)], [Err(Nonsense::ShortHours); 2]);
        assert_eq!(check(540, 780, 840), Ok(()));
    }
}
