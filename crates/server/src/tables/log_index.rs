//! Index of a table's log: its acts, and the result of each.

use std::collections::HashMap;

use store::ActHead;
use wire::api::ActResult;

use crate::idempotency::KeyHash;

/// Index of the acts that were applied.
#[derive(Default)]
pub(super) struct LogIndex {
    /// The acts.
    heads: Vec<ActHead>,
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
        self.heads.len() as u32
    }

    /// The last act.
    pub(super) fn head(&self) -> Option<ActHead> {
        self.heads.last().copied()
    }

    /// The number of acts that another log begins with as well.
    pub(super) fn common_with(&self, other: &LogIndex) -> u32 {
        self.heads.iter().zip(&other.heads).take_while(|(one, other)| one == other).count() as u32
    }

    /// The number of acts when the table's card last changed.
    pub(super) fn card(&self) -> u32 {
        self.card
    }

    /// Adds an act, after which the game has `ply` steps.
    pub(super) fn push(&mut self, head: ActHead, key: Option<KeyHash>, ply: usize) {
        if let Some(key) = key {
            self.keys.insert(key, self.acts());
        }
        self.heads.push(head);
        self.plies.push(ply);
    }

    /// The last act changed the table's card.
    pub(super) fn mark_card_changed(&mut self) {
        self.card = self.acts();
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
