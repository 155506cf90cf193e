//! When a table is due, in the database's time.

use std::time::Duration;

use clock::Moment;

use crate::columns::micros;

/// When a table is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DueTime {
    /// After a delay.
    In(Duration),
    /// At a moment.
    At(Moment),
}

impl DueTime {
    /// Immediately.
    pub const NOW: DueTime = DueTime::In(Duration::ZERO);

    /// The delay in microseconds.
    pub(crate) fn wait(self) -> Option<i64> {
        if let DueTime::In(wait) = self { Some(micros(wait)) } else { None }
    }

    /// The moment as a Unix timestamp in milliseconds.
    pub(crate) fn moment(self) -> Option<i64> {
        if let DueTime::At(moment) = self { Some(moment.millis()) } else { None }
    }
}
