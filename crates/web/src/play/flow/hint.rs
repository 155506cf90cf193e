//! Asking a master bot for hints.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};
use wire::Problem;

use crate::{
    input::Input,
    play::{HAS_REVIEW, Hint, Panel, Play, Remote, Suggestion, TableState},
};

/// The number of moves that a hint suggests.
const SUGGESTED: usize = 3;

impl Play {
    /// Asks for a hint; a lesson shows a solution.
    pub(crate) fn ask_hint(self) {
        if self.tutorial.is_some() {
            return self.show_solution();
        }
        // A rated game has no hints; the analysis after it has the same panel.
        if HAS_REVIEW && self.refuses_hints() {
            return;
        }
        self.panels.open.set(Some(Panel::Hint));
        let hint = self.selection.hint;
        if hint.get_untracked() != Hint::None || untrack(move || self.chooser()).is_none() {
            return;
        }
        hint.set(Hint::Thinking);
        spawn_local(async move {
            let suggestions = self.suggest().await;
            if !self.source.is_open() || hint.get_untracked() != Hint::Thinking {
                return;
            }
            match suggestions {
                Ok(suggestions) => hint.set(Hint::Given(Arc::new(suggestions))),
                Err(problem) => self.state.set(TableState::Broken(problem)),
            }
        });
    }

    fn refuses_hints(self) -> bool {
        let is_rated = |remote: Remote| untrack(move || remote.is_rated());
        self.state.get_untracked() != TableState::Over && self.source.remote().is_some_and(is_rated)
    }

    async fn suggest(self) -> Result<Vec<Suggestion>, Problem> {
        let view = untrack(move || self.observation.view());
        let advice = self.source.bots()?.advise(self.slug(), view, "master", true, 1).await?;
        let mut suggestions = Vec::new();
        for weighed in advice.considered.into_iter().take(SUGGESTED) {
            let preview = self.source.engine()?.preview(&weighed.mv).await?;
            suggestions.push(Suggestion { weighed, preview });
        }
        Ok(suggestions)
    }

    /// Picks a suggested move, ready to be confirmed.
    pub(crate) fn take_hint(self, mv: &str) {
        self.pick_all(&mv.split(' ').collect::<Vec<_>>(), Input::Hint);
    }
}
