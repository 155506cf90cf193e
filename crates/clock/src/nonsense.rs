//! Invalid time controls and schedules.

use std::{error::Error, fmt};

/// Why a pace or a schedule is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nonsense {
    /// No time to decide.
    NoBank,
    /// A game would never end.
    LongBank,
    /// A decision would bring more than a whole bank.
    LongIncrement,
    /// A day has no such minute.
    NoSuchMinute,
    /// No place on earth has this offset from UTC.
    NoSuchOffset,
    /// Hardly any time to play in.
    ShortHours,
    /// A vacation that ends before it begins, or never.
    OddVacation,
}

impl fmt::Display for Nonsense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Nonsense::NoBank => "the bank is empty",
            Nonsense::LongBank => "the bank is too large",
            Nonsense::LongIncrement => "the increment is larger than the bank",
            Nonsense::NoSuchMinute => "a day has no such minute",
            Nonsense::NoSuchOffset => "no place has such an offset from UTC",
            Nonsense::ShortHours => "the playing hours are too short",
            Nonsense::OddVacation => "the vacation doesn't end after it begins",
        })
    }
}

impl Error for Nonsense {}
