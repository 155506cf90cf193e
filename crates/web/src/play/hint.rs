//! What a master bot would do with what this seat sees.

use std::sync::Arc;

use leptos::{prelude::*, task::spawn_local};
use wire::{Preview, Problem, Weighed};

use super::{Panel, Play, Stage};
use crate::parts::By;

/// How many moves are named.
const NAMED: usize = 3;

/// A hint, asked for or given.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Hint {
    #[default]
    None,
    Thinking,
    Given(Arc<Vec<Hinted>>),
}

/// A move that is named, and what it would do.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hinted {
    pub(crate) weighed: Weighed,
    pub(crate) preview: Preview,
}

impl Play {
    /// Asks for a hint.
    pub(crate) fn ask_hint(self) {
        if self.taught.is_some() {
            return self.show_how();
        }
        self.panel.set(Some(Panel::Hint));
        if self.hint.get_untracked() != Hint::None || untrack(move || self.chooser()).is_none() {
            return;
        }
        self.hint.set(Hint::Thinking);
        spawn_local(async move {
            let hinted = self.think_of_hint().await;
            if !self.is_alive() || self.hint.get_untracked() != Hint::Thinking {
                return;
            }
            match hinted {
                Ok(hinted) => self.hint.set(Hint::Given(Arc::new(hinted))),
                Err(problem) => self.stage.set(Stage::Broken(problem)),
            }
        });
    }

    async fn think_of_hint(self) -> Result<Vec<Hinted>, Problem> {
        let frame = self.frame.get_untracked();
        let view = frame.map(|frame| frame.view.clone()).unwrap_or_default();
        let thinker = self.thinker()?;
        let advice = thinker.advise(self.slug(), view, "master", true, 1).await?;
        let mut hinted = Vec::new();
        for weighed in advice.considered.into_iter().take(NAMED) {
            let preview = self.engine()?.preview(&weighed.mv).await?;
            hinted.push(Hinted { weighed, preview });
        }
        Ok(hinted)
    }

    /// Picks the move of a hint, to be confirmed or not.
    pub(crate) fn take_hint(self, mv: &str) {
        self.pick_all(&mv.split(' ').collect::<Vec<_>>(), By::Hint);
    }
}
