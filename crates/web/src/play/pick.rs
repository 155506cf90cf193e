//! Picking a move word by word, seeing what it would do, making it, taking it back.

use std::sync::Arc;

use game::{Bound, Seat, Turn};
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};
use table::Picker;
use wire::{Kept, Problem};

use super::{Play, Refused, Stage, run::Newest};
use crate::{engine::Asked, parts::By};

impl Play {
    /// The words that can be picked next.
    pub(crate) fn next_words(self) -> Vec<String> {
        if self.chooser().is_none() {
            return Vec::new();
        }
        self.picker.with(|picker| picker.next().into_iter().map(str::to_owned).collect())
    }

    /// The words picked so far.
    pub(crate) fn picked(self) -> Vec<String> {
        self.picker.with(|picker| picker.picked().to_vec())
    }

    /// The move that is picked, once it is whole.
    pub(crate) fn whole(self) -> Option<String> {
        self.picker.with(Picker::whole)
    }

    /// Picks these words from the start, if they begin a move.
    pub(crate) fn pick_all(self, words: &[&str], by: By) -> bool {
        let mut picker = untrack(move || self.unpicked());
        for word in words {
            if picker.picked().len() < words.len() {
                // It may have gone without saying.
                picker.pick(word);
            }
        }
        let mut picked = picker.picked().to_vec();
        let mut is_picked = |word: &&str| {
            let at = picked.iter().position(|it| it == word);
            at.map(|at| picked.swap_remove(at)).is_some()
        };
        // What went without saying may be something else than what was meant.
        if !words.iter().all(&mut is_picked) {
            return false;
        }
        self.take(picker, by);
        true
    }

    /// Picks a word, or says which rule forbids it.
    pub(crate) fn tap(self, word: &str, by: By) {
        if self.chooser().is_none() || self.is_making.get_untracked() {
            return;
        }
        let mut picker = self.picker.get_untracked();
        if picker.pick(word) {
            return self.take(picker, by);
        }
        let mut words = picker.picked().to_vec();
        words.push(word.to_owned());
        self.refuse(words);
    }

    /// Says what has to be picked before a space can be.
    pub(crate) fn refuse_without_words(self) {
        self.say(self.tongue.say("pick-first", &[]));
    }

    /// Asks why no move begins with these words, and shows the clause.
    pub(crate) fn refuse(self, words: Vec<String>) {
        let Some(word) = words.last().cloned() else { return };
        if self.strays(&words) {
            return;
        }
        spawn_local(async move {
            let Ok(engine) = self.engine() else { return };
            let clause = engine.why_not(words).await;
            if let (true, Ok(Some(clause))) = (self.is_alive(), clause) {
                self.refused.set(Some(Refused { word, clause }));
            }
        });
    }

    fn take(self, picker: Picker, by: By) {
        let whole = picker.whole();
        self.picker.set(picker);
        self.stray(false);
        self.refused.set(None);
        self.preview.set(None);
        let Some(mv) = whole else { return };
        if !self.prefs.confirms(by) || self.look.goes_without_asking(&mv) {
            return self.confirm();
        }
        spawn_local(async move {
            let Ok(engine) = self.engine() else { return };
            let preview = engine.preview(&mv).await;
            // Something else may have been picked since.
            if self.is_alive()
                && self.picker.with_untracked(Picker::whole).as_ref() == Some(&mv)
                && let Ok(preview) = preview
            {
                let told: Vec<String> =
                    preview.told.iter().map(|told| self.tell(&told.event)).collect();
                self.say(told.join(". "));
                self.preview.set(Some(Arc::new(preview)));
            }
        });
    }

    /// Picks nothing.
    pub(crate) fn clear(self) {
        self.stray(false);
        self.refused.set(None);
        self.preview.set(None);
        self.picker.set(untrack(move || self.unpicked()));
    }

    /// Nothing is picked of what can be.
    pub(super) fn unpicked(self) -> Picker {
        self.choices.with(|choices| match self.legal() {
            Some(legal) => Picker::among(choices, &legal),
            None => Picker::new(choices),
        })
    }

    /// Makes the move that is picked.
    pub(crate) fn confirm(self) {
        let Stage::Choosing(seat) = self.stage.get_untracked() else { return };
        let Some(mv) = self.picker.with_untracked(Picker::whole) else { return };
        let Ok(engine) = self.engine() else { return };
        // Nobody should make it twice.
        if self.is_making.get_untracked() {
            return;
        }
        #[cfg(feature = "online")]
        if let Some(remote) = self.remote {
            return self.make_at(remote, seat, mv);
        }
        self.is_making.set(true);
        // Both are asked at once, and all stays as it is until both are answered: a page that showed
        // for a moment that it waits would be drawn twice.
        let kept = engine.play(seat, &mv);
        let newest = self.newest(&engine, self.eyes.get_untracked());
        spawn_local(async move {
            let played = self.play(seat, mv, kept, newest).await;
            self.go_on(played).await;
        });
    }

    /// Makes a move, and shows what came of it before anything else is asked.
    async fn play(
        self,
        seat: Seat,
        mv: String,
        kept: impl Asked<Kept>,
        newest: impl Asked<Newest>,
    ) -> Result<Turn, Problem> {
        let answers = (kept.await, newest.await);
        if !self.is_alive() {
            return Ok(answers.0?.turn);
        }
        self.is_making.set(false);
        self.stage.set(Stage::Making(seat));
        let (kept, newest) = (answers.0?, answers.1?);
        // From here on everything is new to who moved.
        self.saved.update(|saved| saved.seen = kept.ply);
        let mut turn = self.keep(kept);
        self.take_in(newest);
        if self.taught.is_some() {
            turn = self.go_on_with_lesson(mv, turn).await?;
        }
        // A frame for what came of it: what can be done next comes after.
        TimeoutFuture::new(20).await;
        Ok(turn)
    }

    /// Whether something can be taken back: a pick, or a move.
    pub(crate) fn can_undo(self) -> bool {
        let is_asked = self.chooser().is_some();
        is_asked && self.has_picked() || (is_asked || self.is_elsewhere()) && self.has_moved()
    }

    fn has_picked(self) -> bool {
        let fresh = self.unpicked();
        self.picker.with(|picker| *picker != fresh)
    }

    fn has_moved(self) -> bool {
        #[cfg(feature = "online")]
        if let Some(remote) = self.remote {
            return remote.remembered.with(|it| it.before.is_some());
        }
        let ply = self.frame.with(|frame| frame.as_ref().map_or(0, |frame| frame.ply));
        self.taught.is_none() && self.undo.with(|undo| undo.is_some_and(|undo| undo.to < ply))
    }

    /// Takes back what is picked, or else the last own move.
    pub(crate) fn undo(self) {
        if self.refused.with_untracked(Option::is_some) {
            return self.refused.set(None);
        }
        if untrack(move || self.has_picked()) {
            return self.clear();
        }
        let ply = self.frame.with_untracked(|frame| frame.as_ref().map_or(0, |it| it.ply));
        self.take_back(ply.saturating_sub(1));
    }

    /// Takes back all of this turn that nobody has learned anything from.
    pub(crate) fn reset(self) {
        self.clear();
        self.take_back(0);
    }

    fn take_back(self, to: usize) {
        #[cfg(feature = "online")]
        if let Some(remote) = self.remote {
            return self.take_back_at(remote);
        }
        let Stage::Choosing(seat) = self.stage.get_untracked() else { return };
        // A lesson only goes on.
        if self.taught.is_some() || self.is_making.get_untracked() {
            return;
        }
        self.stage.set(Stage::Making(seat));
        spawn_local(async move {
            let Ok(engine) = self.engine() else { return };
            match engine.take_back(seat, to).await {
                Ok(Some(kept)) => self.go_on(Ok(self.keep(kept))).await,
                Ok(None) => {
                    self.stage.set(Stage::Choosing(seat));
                    self.say(untrack(move || self.why_no_undo()));
                }
                Err(problem) => self.stage.set(Stage::Broken(problem)),
            }
        });
    }

    /// Why nothing more can be taken back.
    pub(crate) fn why_no_undo(self) -> String {
        let Some(undo) = self.undo.get() else { return String::new() };
        match undo.bound {
            Bound::Start => self.tongue.say("undo-start", &[]),
            Bound::Chance => self.tongue.say("undo-chance", &[]),
            Bound::Rival(seat) => {
                self.tongue.say("undo-rival", &[("seat", self.name(seat).into())])
            }
            Bound::Disclosed(clause) => {
                self.tongue.say("undo-disclosed", &[("clause", clause.to_string().into())])
            }
            Bound::Over => self.tongue.say("undo-over", &[]),
        }
    }
}
