//! Hands: open to their owner, closed to others.

use serde::{Deserialize, Serialize};

/// A hand, as one pair of eyes sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand<T> {
    /// Its contents, for its owner.
    Open(T),
    /// Its size, for everybody else.
    Closed(u8),
}

impl<T> Hand<T> {
    /// The same hand closed; `len` counts its contents.
    pub fn closed(self, len: impl FnOnce(T) -> u8) -> Hand<T> {
        match self {
            Hand::Open(held) => Hand::Closed(len(held)),
            closed @ Hand::Closed(_) => closed,
        }
    }
}
