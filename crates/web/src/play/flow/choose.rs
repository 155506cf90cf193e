//! Choosing a move: picking words, confirming, undo.

use std::sync::Arc;

use game::Bound;
use leptos::{prelude::*, task::spawn_local};
use table::Picker;

use crate::{
    haptics::Vibration,
    input::Input,
    play::{ForbiddenPick, Play, TableState, source::Source},
    sound::Sound,
};

impl Play {
    /// The words that can be picked next.
    pub(crate) fn next_words(self) -> Vec<String> {
        if self.chooser().is_none() {
            return Vec::new();
        }
        self.selection.picker.with(|picker| picker.next().into_iter().map(str::to_owned).collect())
    }

    /// Picks these words from the start; false if no move begins with them.
    pub(crate) fn pick_all(self, words: &[&str], by: Input) -> bool {
        match self.selection.picker_of(words) {
            Some(picker) => {
                self.pick(picker, by);
                true
            }
            None => false,
        }
    }

    /// Picks a word, or shows the clause that forbids it.
    pub(crate) fn tap(self, word: &str, by: Input) {
        if self.chooser().is_none() || self.selection.is_submitting.get_untracked() {
            return;
        }
        let mut picker = self.selection.picker.get_untracked();
        if picker.pick(word) {
            return self.pick(picker, by);
        }
        let mut words = picker.picked().to_vec();
        words.push(word.to_owned());
        self.refuse(words);
    }

    fn pick(self, picker: Picker, by: Input) {
        let whole = self.selection.pick(picker);
        self.set_strayed(false);
        self.announcer.play(Sound::Pick);
        self.announcer.vibrate(Vibration::Pick);
        let Some(mv) = whole else { return };
        if !self.announcer.prefs.confirms(by) || (self.presentation.skips_confirmation)(&mv) {
            return self.confirm();
        }
        spawn_local(async move {
            let preview = self.source.preview(&mv).await;
            // The player may have picked another move since.
            if self.source.is_open()
                && self.selection.picker.with_untracked(Picker::whole).as_ref() == Some(&mv)
                && let Some(preview) = preview
            {
                let sentences: Vec<String> =
                    preview.told.iter().map(|told| self.tell(&told.event)).collect();
                self.announcer.say(sentences.join(". "));
                self.selection.preview.set(Some(Arc::new(preview)));
            }
        });
    }

    /// Says that a piece has to be picked before a space.
    pub(crate) fn ask_for_piece(self) {
        self.announcer.say(self.i18n.say("pick-first", &[]));
    }

    /// Shows the clause that keeps every move from beginning with these words.
    pub(crate) fn refuse(self, words: Vec<String>) {
        let Some(word) = words.last().cloned() else { return };
        if self.strays(&words) {
            return;
        }
        spawn_local(async move {
            let Ok(engine) = self.source.engine() else { return };
            let clause = engine.why_not(words).await;
            if let (true, Ok(Some(clause))) = (self.source.is_open(), clause) {
                self.selection.forbidden.set(Some(ForbiddenPick { word, clause }));
                self.announcer.play(Sound::Refuse);
                self.announcer.vibrate(Vibration::Refuse);
            }
        });
    }

    /// Picks nothing.
    pub(crate) fn clear(self) {
        self.set_strayed(false);
        self.selection.clear();
    }

    /// Makes the picked move.
    pub(crate) fn confirm(self) {
        let TableState::Choosing(seat) = self.state.get_untracked() else { return };
        let Some(mv) = self.selection.picker.with_untracked(Picker::whole) else { return };
        // Nobody should make it twice, nor without a worker.
        if self.selection.is_submitting.get_untracked() || self.source.engine().is_err() {
            return;
        }
        self.announcer.vibrate(Vibration::Place);
        match self.source {
            Source::Local(_) => self.make_move(seat, mv),
            Source::Remote(_, remote) => self.send_move(remote, seat, mv),
        }
    }

    /// Whether there is something to undo: a pick or a move.
    pub(crate) fn can_undo(self) -> bool {
        let is_asked = self.chooser().is_some();
        is_asked && self.selection.has_picked()
            || (is_asked || self.source.is_remote()) && self.has_moved()
    }

    fn has_moved(self) -> bool {
        let (undo, ply) = (self.selection.undo.get(), self.observation.ply());
        self.tutorial.is_none() && self.source.can_take_back(undo, ply)
    }

    /// Undoes the picks, or else the last own move.
    pub(crate) fn undo(self) {
        if self.selection.forbidden.with_untracked(Option::is_some) {
            return self.selection.forbidden.set(None);
        }
        if untrack(move || self.selection.has_picked()) {
            return self.clear();
        }
        let ply = self.observation.known_ply().unwrap_or(0);
        self.take_back(ply.saturating_sub(1));
    }

    /// Undoes as much of this turn as disclosed nothing.
    pub(crate) fn reset(self) {
        self.clear();
        self.take_back(0);
    }

    fn take_back(self, to: usize) {
        match self.source {
            Source::Local(_) => self.take_back_to(to),
            Source::Remote(_, remote) => self.request_take_back(remote),
        }
    }

    /// The reason why nothing more can be undone.
    pub(crate) fn why_no_undo(self) -> String {
        let Some(undo) = self.selection.undo.get() else { return String::new() };
        match undo.bound {
            Bound::Start => self.i18n.say("undo-start", &[]),
            Bound::Chance => self.i18n.say("undo-chance", &[]),
            Bound::Rival(seat) => {
                self.i18n.say("undo-rival", &[("seat", self.seating.name(seat).into())])
            }
            Bound::Disclosed(clause) => {
                self.i18n.say("undo-disclosed", &[("clause", clause.to_string().into())])
            }
            Bound::Over => self.i18n.say("undo-over", &[]),
        }
    }
}
