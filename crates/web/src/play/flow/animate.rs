//! New events as movements of pieces.

use leptos::prelude::*;
use wire::Told;

use crate::{
    motion::{self, Scene},
    play::{Play, source::Source},
};

/// More movements than these would be a film of their own: a player who was away for long.
const MOST: usize = 60;

impl Play {
    /// Loads what plays movements, unless they are turned off.
    pub(super) fn prepare_motion(self) {
        if 0 < self.announcer.beat() {
            motion::load();
        }
    }

    /// Plays what happened from one ply to another. It is called before the page is drawn again.
    pub(super) fn animate(self, after: usize, to: usize) {
        self.observation.log.with_untracked(|log| {
            self.animate_told(&log[..log.partition_point(|told| told.ply <= to)], after);
        });
    }

    /// Plays the events of a log after a ply.
    pub(super) fn animate_told(self, log: &[Told], after: usize) {
        if self.announcer.beat() == 0 {
            return;
        }
        let eyes = self.observation.eyes.get_untracked();
        let script = (self.presentation.motions)(&Scene { log, after, eyes });
        if script.len() <= MOST {
            motion::play(&script);
        }
    }

    /// The ply after which events haven't been on show: at a server the player's own move has, as its preview.
    pub(super) fn animated_ply(self, known: usize) -> usize {
        match self.source {
            Source::Local(_) => known,
            Source::Remote(..) => known.max(self.seating.saved.with_untracked(|saved| saved.seen)),
        }
    }
}
