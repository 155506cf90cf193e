//! Taking over new frames and records: what every flow does after a move.

use game::{Seat, Turn};
use leptos::prelude::*;
use wire::{Kept, Problem, Told};

use crate::{
    play::{Play, TableState, observation::FrameUpdate},
    sound::Sound,
};

impl Play {
    /// Fetches the newest frame for these eyes and announces what happened since.
    pub(super) async fn refresh(self, eyes: Option<Seat>) -> Result<(), Problem> {
        let update = self.observation.request(&*self.source.engine()?, eyes).await?;
        self.accept(update);
        Ok(())
    }

    /// Shows a new frame and announces the events in it.
    pub(super) fn accept(self, update: FrameUpdate) {
        if !self.source.is_open() {
            return;
        }
        let known = update.known.unwrap_or(0);
        if let Some(new) = self.observation.accept(update) {
            if !untrack(move || self.timeline.is_past()) {
                self.animate(self.animated_ply(known), usize::MAX);
            }
            self.announce(&new);
            self.announcer.play(Sound::Wood);
        }
    }

    fn announce(self, events: &[Told]) {
        let sentences: Vec<String> = events.iter().map(|told| self.tell(&told.event)).collect();
        if !sentences.is_empty() {
            self.announcer.say(sentences.join(". "));
        }
    }

    /// Stores the game as it is now. Returns whose turn it is.
    pub(super) fn keep(self, kept: Kept) -> Turn {
        let turn = kept.turn;
        if self.source.is_open() {
            // A lesson stores its own progress, a server its own games.
            let stores = self.tutorial.is_none() && !self.review.is_from_server();
            self.seating.keep(kept, stores);
        }
        turn
    }

    /// Shows an error that stops the table.
    pub(super) fn fail(self, problem: Problem) {
        if self.source.is_open() {
            self.state.set(TableState::Broken(problem));
        }
    }

    /// Rings the bell if the player waited for others.
    pub(super) fn ring_bell(self) {
        if matches!(self.state.get_untracked(), TableState::Thinking(_)) {
            self.announcer.play(Sound::Bell);
        }
    }

    /// The record as text.
    pub(crate) async fn record(self) -> Result<String, Problem> {
        self.source.engine()?.record().await
    }
}
