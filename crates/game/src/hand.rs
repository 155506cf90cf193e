//! What a player holds.

use serde::{Deserialize, Serialize};

/// A hand, from the front or from the back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand<T> {
    /// One's own.
    Open(T),
    /// Somebody else's: only its size shows.
    Closed(u8),
}

impl<T> Hand<T> {
    /// The same from the back, if this is how to count it.
    pub fn closed(self, len: impl FnOnce(T) -> u8) -> Hand<T> {
        match self {
            Hand::Open(held) => Hand::Closed(len(held)),
            closed @ Hand::Closed(_) => closed,
        }
    }
}
