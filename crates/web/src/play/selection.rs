//! Selecting a move word by word: the listed choices, the words picked so far, and their preview.

use std::sync::Arc;

use game::{Clause, Undo};
use leptos::prelude::*;
use serde_json::Value;
use table::Picker;
use wire::{Choices, Preview};

use super::hint::Hint;

/// A word that no legal move has there, and the clause that forbids it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForbiddenPick {
    /// The word, such as a space.
    pub(crate) word: String,
    pub(crate) clause: Clause,
}

/// The move that is being selected.
#[derive(Clone, Copy)]
pub(crate) struct Selection {
    /// The moves on offer.
    pub(crate) choices: RwSignal<Arc<Choices>>,
    /// Every legal move, in a lesson that offers only some.
    legal: RwSignal<Option<Arc<Choices>>>,
    pub(crate) picker: RwSignal<Picker>,
    /// What the picked move would do, once it is complete.
    pub(crate) preview: RwSignal<Option<Arc<Preview>>>,
    /// The outlook after the picked move.
    pub(super) outlook: RwSignal<Option<Value>>,
    pub(crate) forbidden: RwSignal<Option<ForbiddenPick>>,
    pub(crate) hint: RwSignal<Hint>,
    /// How far the seat may take back.
    pub(super) undo: RwSignal<Option<Undo>>,
    /// Whether a move is on its way to the worker. Nothing is drawn again for it.
    pub(crate) is_submitting: RwSignal<bool>,
}

impl Selection {
    pub(super) fn new() -> Selection {
        Selection {
            choices: RwSignal::default(),
            legal: RwSignal::new(None),
            picker: RwSignal::default(),
            preview: RwSignal::new(None),
            outlook: RwSignal::new(None),
            forbidden: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            undo: RwSignal::new(None),
            is_submitting: RwSignal::new(false),
        }
    }

    /// The words picked so far.
    pub(crate) fn picked(self) -> Vec<String> {
        self.picker.with(|picker| picker.picked().to_vec())
    }

    /// The picked move, once it is complete.
    pub(crate) fn whole(self) -> Option<String> {
        self.picker.with(Picker::whole)
    }

    /// The listed moves as text.
    pub(crate) fn moves(self) -> Vec<String> {
        self.choices.with(|choices| choices.moves.iter().map(|it| it.mv.clone()).collect())
    }

    /// Offers these moves; nothing is picked.
    pub(super) fn offer(self, choices: Choices) {
        self.choices.set(Arc::new(choices));
        self.picker.set(untrack(move || self.fresh()));
        self.preview.set(None);
        self.forbidden.set(None);
        self.hint.set(Hint::None);
    }

    /// Sets every legal move, where only some are offered.
    pub(super) fn set_legal(self, legal: Choices) {
        self.legal.set(Some(Arc::new(legal)));
    }

    /// A picker of the moves on offer with nothing picked.
    fn fresh(self) -> Picker {
        self.choices.with(|choices| match self.legal.get() {
            Some(legal) => Picker::among(choices, &legal),
            None => Picker::new(choices),
        })
    }

    /// Whether a word is picked.
    pub(super) fn has_picked(self) -> bool {
        let fresh = self.fresh();
        self.picker.with(|picker| *picker != fresh)
    }

    /// Picks nothing.
    pub(super) fn clear(self) {
        self.forbidden.set(None);
        self.preview.set(None);
        self.picker.set(untrack(move || self.fresh()));
    }

    /// Takes over these picks. Returns the move if it is complete.
    pub(super) fn pick(self, picker: Picker) -> Option<String> {
        let whole = picker.whole();
        self.picker.set(picker);
        self.forbidden.set(None);
        self.preview.set(None);
        whole
    }

    /// A picker with these words picked from the start; none if no move begins with them.
    pub(super) fn picker_of(self, words: &[&str]) -> Option<Picker> {
        let mut picker = untrack(move || self.fresh());
        for word in words {
            if picker.picked().len() < words.len() {
                // The picker may have picked it already, as the only possible word.
                picker.pick(word);
            }
        }
        let mut picked = picker.picked().to_vec();
        let mut is_picked = |word: &&str| {
            let at = picked.iter().position(|it| it == word);
            at.map(|at| picked.swap_remove(at)).is_some()
        };
        // The word that the picker added by itself may differ from the one that was meant.
        words.iter().all(&mut is_picked).then_some(picker)
    }

    /// Whether a legal move has these words although the lesson doesn't offer it.
    pub(super) fn is_legal(self, words: &[String]) -> bool {
        let Some(legal) = self.legal.get_untracked() else { return false };
        legal.moves.iter().any(|listed| {
            let mv: Vec<&str> = listed.mv.split(' ').collect();
            mv.first() == words.first().map(String::as_str).as_ref()
                && words.iter().all(|word| mv.contains(&word.as_str()))
        })
    }
}
