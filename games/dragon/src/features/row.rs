//! A number for each seat, computed for all seats at once (SIMD).

use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

/// Lanes of a SIMD register: at least the number of seats.
const WIDTH: usize = 8;

/// A number for each seat. Lanes past the last seat are meaningless.
#[derive(Clone, Copy, Default)]
pub(super) struct Row(pub(super) [i16; WIDTH]);

/// The same for every seat.
#[inline]
pub(super) fn all(value: i16) -> Row {
    Row([value; WIDTH])
}

/// For every seat, one if it holds, else zero.
#[inline]
pub(super) fn flag(holds: bool) -> Row {
    all(holds.into())
}

impl Row {
    #[inline]
    fn with(self, other: Row, each: impl Fn(i16, i16) -> i16) -> Row {
        let mut row = self;
        for (own, other) in row.0.iter_mut().zip(other.0) {
            *own = each(*own, other);
        }
        row
    }

    /// The minimum, lane by lane.
    #[inline]
    pub(super) fn min(self, other: Row) -> Row {
        self.with(other, |one, two| if one < two { one } else { two })
    }

    /// The maximum, lane by lane.
    #[inline]
    pub(super) fn max(self, other: Row) -> Row {
        self.with(other, |one, two| if one < two { two } else { one })
    }

    /// Negative numbers replaced by zero.
    #[inline]
    pub(super) fn or_none(self) -> Row {
        self.max(all(0))
    }

    /// One where it is less, else zero.
    #[inline]
    pub(super) fn less(self, other: Row) -> Row {
        self.with(other, |one, two| i16::from(one < two))
    }

    /// One where it is equal, else zero.
    #[inline]
    pub(super) fn equals(self, other: Row) -> Row {
        self.with(other, |one, two| i16::from(one == two))
    }

    /// One for zero, zero for one.
    #[inline]
    pub(super) fn not(self) -> Row {
        all(1) - self
    }

    /// Half of it, rounded down; nothing is below zero.
    #[inline]
    pub(super) fn half(self) -> Row {
        self.with(self, |one, _| one >> 1)
    }

    /// A third of it, rounded down; nothing is below zero.
    #[inline]
    pub(super) fn third(self) -> Row {
        self.with(self, |one, _| (one as u16 / 3) as i16)
    }

    /// The least of the first `seats`.
    #[inline]
    pub(super) fn fewest(self, seats: u8) -> i16 {
        self.0.iter().take(seats.into()).copied().fold(i16::MAX, i16::min)
    }

    /// The distance of each to the least of the first `seats`.
    #[inline]
    pub(super) fn above_fewest(self, seats: u8) -> Row {
        self - all(self.fewest(seats))
    }

    /// The most and the second most of the first `seats`; equal if two seats tie.
    #[inline]
    pub(super) fn best_two(self, seats: u8) -> (i16, i16) {
        let (mut best, mut second) = (i16::MIN, i16::MIN);
        for value in self.0.into_iter().take(seats.into()) {
            second = second.max(value.min(best));
            best = best.max(value);
        }
        (best, second)
    }

    /// The distance of each to the best of the others.
    #[inline]
    pub(super) fn lead(self, seats: u8) -> Row {
        let (best, second) = self.best_two(seats);
        let is_best = self.equals(all(best));
        self - all(best) + is_best * all(best.saturating_sub(second))
    }
}

macro_rules! reckoning {
    ($($trait:ident $name:ident $wrapping:ident,)+) => {$(
        impl $trait for Row {
            type Output = Row;

            #[inline]
            fn $name(self, other: Row) -> Row {
                self.with(other, i16::$wrapping)
            }
        }
    )+};
}
reckoning! {
    Add add wrapping_add,
    Sub sub wrapping_sub,
    Mul mul wrapping_mul,
}

impl AddAssign for Row {
    #[inline]
    fn add_assign(&mut self, other: Row) {
        *self = *self + other;
    }
}

impl SubAssign for Row {
    #[inline]
    fn sub_assign(&mut self, other: Row) {
        *self = *self - other;
    }
}
