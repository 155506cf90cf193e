//! Index of a table's log: its acts, and the result of each.

use store::ActHead;
use wire::api::ActResult;

use crate::idempotency::KeyHash;

/// Index of the acts that were applied. A node holds thousands of them, so each entry is small.
#[derive(Default)]
pub(super) struct LogIndex {
    /// The acts.
    heads: Vec<ActHead>,
    /// The number of acts when the table's card last changed.
    card: u32,
    /// The number of steps after each act.
    plies: Vec<u32>,
    /// The key that each act was written with.
    keys: Vec<Option<KeyHash>>,
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
        self.keys.push(key);
        self.heads.push(head);
        self.plies.push(u32::try_from(ply).unwrap_or(u32::MAX));
    }

    /// The last act changed the table's card.
    pub(super) fn mark_card_changed(&mut self) {
        self.card = self.acts();
    }

    /// The act that was written with a key.
    pub(super) fn written_with(&self, key: KeyHash) -> Option<u32> {
        // A command is repeated soon, if at all; a few thousand comparisons cost less than a hash table's memory.
        let found = self.keys.iter().rposition(|written| *written == Some(key))?;
        u32::try_from(found).ok()
    }

    /// The number of acts and steps after an act; `ply` if it isn't known yet.
    pub(super) fn after(&self, number: u32, ply: usize) -> ActResult {
        let ply = self.plies.get(number as usize).map_or(ply, |ply| *ply as usize);
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
        self.plies[from..].iter().min().map_or(ply, |ply| *ply as usize)
    }
}
