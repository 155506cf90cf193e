//! The known outages, in which no move could be made.

use std::sync::{Mutex, PoisonError};

use clock::Outages;

/// The outages that this node knows of.
#[derive(Default)]
pub(super) struct KnownOutages(Mutex<Outages>);

impl KnownOutages {
    /// All of them.
    pub(super) fn current(&self) -> Outages {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Replaces them, and returns those that were known before.
    pub(super) fn replace(&self, outages: Outages) -> Outages {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *known, outages)
    }
}
