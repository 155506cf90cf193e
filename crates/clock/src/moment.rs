//! A point in time.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A point in the database's time: microseconds since 1970, UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Moment(pub i64);

impl Moment {
    /// So many milliseconds since 1970.
    pub fn from_millis(millis: i64) -> Moment {
        Moment(millis.saturating_mul(1000))
    }

    /// The first millisecond since 1970 that isn't before it.
    pub fn millis(self) -> i64 {
        -(-self.0).div_euclid(1000)
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
