//! A point in time.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A point in the database's time: microseconds since 1970, UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Moment(pub i64);

impl Moment {
    /// How long ago an earlier moment is; nothing if it isn't earlier.
    pub fn since(self, earlier: Moment) -> Duration {
        if self <= earlier {
            Duration::ZERO
        } else {
            Duration::from_micros(self.0.abs_diff(earlier.0))
        }
    }
}
