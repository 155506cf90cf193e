//! Index of a table's log: its length, and the result of each act.

use std::collections::HashMap;

use wire::api::ActResult;

use crate::idempotency::KeyHash;

/// Index of the acts that were applied.
#[derive(Default)]
pub(super) struct LogIndex {
    acts: u32,
    /// The number of acts when the table's card last changed.
    card: u32,
    /// The number of steps after each act.
    plies: Vec<usize>,
    /// The act that was written with a key.
    keys: HashMap<KeyHash, u32>,
}

impl LogIndex {
    /// The number of acts.
    pub(super) fn acts(&self) -> u32 {
        self.acts
    }

    /// The number of acts when the table's card last changed.
    pub(super) fn card(&self) -> u32 {
        self.card
    }

    /// Adds an act, after which the game has `ply` steps.
    pub(super) fn push(&mut self, key: Option<KeyHash>, ply: usize) {
        if let Some(key) = key {
            self.keys.insert(key, self.acts);
        }
        self.acts += 1;
        self.plies.push(ply);
    }

    /// The last act changed the table's card.
    pub(super) fn mark_card_changed(&mut self) {
        self.card = self.acts;
    }

    /// The act that was written with a key.
    pub(super) fn written_with(&self, key: KeyHash) -> Option<u32> {
        self.keys.get(&key).copied()
    }

    /// The number of acts and steps after an act; `ply` if it isn't known yet.
    pub(super) fn after(&self, number: u32, ply: usize) -> ActResult {
        let ply = self.plies.get(number as usize).copied().unwrap_or(ply);
        ActResult { acts: number + 1, ply }
    }

    /// The first step that is new to a client that knows `acts` acts: steps that were replaced after a
    /// take-back are sent again.
    pub(super) fn first_new_step(&self, acts: Option<u32>, ply: usize) -> usize {
        let Some(acts) = acts else { return ply };
        if acts == 0 {
            return 0;
        }
        let from = (acts as usize - 1).min(self.plies.len());
        self.plies[from..].iter().copied().min().unwrap_or(ply)
    }
}
