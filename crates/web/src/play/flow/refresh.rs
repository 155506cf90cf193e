//! Taking over new frames and records: what every flow does after a move.

use game::{Seat, Turn};
use leptos::prelude::*;
use wire::{Kept, Problem, Told};

use crate::{
    event::is_won_by,
    haptics::Vibration,
    play::{Play, TableState, observation::FrameUpdate},
    sound::Sound,
};

/// More steps than a turn has: a player who catches up on them hears nothing.
const CATCH_UP: usize = 12;

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
            self.play_events(&new);
        }
    }

    fn announce(self, events: &[Told]) {
        let sentences: Vec<String> = events.iter().map(|told| self.tell(&told.event)).collect();
        if !sentences.is_empty() {
            self.announcer.say(sentences.join(". "));
        }
    }

    /// Plays the weightiest sound of some events.
    fn play_events(self, events: &[Told]) {
        let (Some(first), Some(last)) = (events.first(), events.last()) else { return };
        if CATCH_UP < last.ply.saturating_sub(first.ply) {
            return;
        }
        let seat = self.observation.eyes.get_untracked();
        let sound = |told: &Told| match seat {
            Some(seat) if is_won_by(&told.event, seat) => Some(Sound::Win),
            _ => (self.presentation.sound)(&told.event),
        };
        if let Some(weightiest) = events.iter().filter_map(sound).max() {
            self.announcer.play(weightiest);
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

    /// Signals the player's turn, if the player waited for others.
    pub(super) fn signal_turn(self) {
        if matches!(self.state.get_untracked(), TableState::Thinking(_)) {
            self.announcer.play(Sound::YourTurn);
            self.announcer.vibrate(Vibration::YourTurn);
        }
    }

    /// The record as text.
    pub(crate) async fn record(self) -> Result<String, Problem> {
        self.source.engine()?.record().await
    }
}
