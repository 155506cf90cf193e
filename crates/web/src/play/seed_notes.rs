//! What the browser noted about the seeds of a table.

use leptos::prelude::*;
use wire::api::FairnessNotes;

/// What the server shows differs from what this browser has noted: the seed stays hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mismatch {
    /// The server's commitment.
    Commitment,
    /// The commitment to the player's own seed.
    Own,
    /// The player's seed was revealed, and isn't there any more: somebody left, or the server draws anew until it likes the draws.
    Void,
}

/// A request of a step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sending {
    Idle,
    UnderWay,
    /// Under way, and a card came meanwhile.
    Outdated,
}

/// The notes of a table, kept by the browser, and in memory where it keeps nothing.
#[derive(Clone, Copy)]
pub(super) struct Seeds {
    pub(super) notes: StoredValue<FairnessNotes>,
    pub(super) sending: StoredValue<Sending>,
    pub(super) mismatch: RwSignal<Option<Mismatch>>,
}

impl Seeds {
    pub(super) fn new() -> Seeds {
        Seeds {
            notes: StoredValue::new(FairnessNotes::default()),
            sending: StoredValue::new(Sending::Idle),
            mismatch: RwSignal::new(None),
        }
    }
}
