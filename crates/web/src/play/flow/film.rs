//! Past moments, and the film of what others did since the player's last move.

use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};

use crate::{
    motion,
    play::{Play, TableState, timeline::Film},
};

impl Play {
    /// Shows the table as it was after so many steps.
    pub(crate) fn watch(self, ply: usize) {
        spawn_local(async move { self.show(ply, None).await });
    }

    /// Fetches and shows a past moment.
    pub(super) async fn show(self, ply: usize, film: Option<Film>) {
        self.timeline.request(ply);
        let (eyes, has_record) = (self.observation.eyes, self.seating.has_record());
        let frame = self.source.frame_at(eyes.get_untracked(), ply, has_record).await;
        if let (Some(frame), true) = (frame, self.source.is_open()) {
            let before = untrack(move || self.shown_ply());
            // A step forward is played; a jump isn't.
            if before < ply && (film.is_some() || before + 1 == ply) {
                self.animate(before, ply);
            }
            self.timeline.show(frame, film);
        }
    }

    /// The steps since the player's last move that are worth showing.
    fn recent_plies(self) -> Vec<usize> {
        let seen = self.seating.saved.with_untracked(|saved| saved.seen);
        let mut plies: Vec<usize> = Vec::new();
        self.observation.log.with_untracked(|log| {
            for told in log.iter().filter(|told| seen < told.ply) {
                if (self.presentation.is_highlight)(&told.event) && plies.last() != Some(&told.ply)
                {
                    plies.push(told.ply);
                }
            }
        });
        plies
    }

    /// Whether others did something since the player's last move.
    pub(crate) fn has_film(self) -> bool {
        self.observation.log.track();
        self.seating.saved.track();
        !self.recent_plies().is_empty()
    }

    /// Plays the film of what others did since the player's last move.
    pub(crate) fn play_film(self) {
        let plies = self.recent_plies();
        if plies.is_empty() {
            return;
        }
        spawn_local(async move {
            let (first, film) = (plies[0], Film { plies, at: 0, playing: true });
            // The first step starts from the moment before it.
            if 0 < self.announcer.beat() {
                self.show(first - 1, Some(film.clone())).await;
                if self.timeline.film().is_none() {
                    return;
                }
            }
            self.show(first, Some(film)).await;
            self.roll().await;
        });
    }

    /// Plays the film for a player who returns to the table.
    pub(super) fn offer_film(self) {
        let is_asked = matches!(self.state.get_untracked(), TableState::Choosing(_));
        if self.tutorial.is_none() && is_asked && 1 < self.recent_plies().len() {
            self.play_film();
        }
    }

    /// Goes from step to step while the film plays.
    async fn roll(self) {
        loop {
            TimeoutFuture::new(self.announcer.beat().max(400) * 2).await;
            motion::ended().await;
            if !self.source.is_open() || !self.timeline.film().is_some_and(|film| film.playing) {
                return;
            }
            self.wind_film(1).await;
        }
    }

    /// Winds the film on or back; after the last step it is now again.
    async fn wind_film(self, by: isize) {
        let Some(film) = self.timeline.film() else { return };
        match film.at.checked_add_signed(by).and_then(|at| Some((at, *film.plies.get(at)?))) {
            Some((at, ply)) => self.show(ply, Some(Film { at, ..film })).await,
            None if 0 < by => self.timeline.return_to_now(),
            None => (),
        }
    }

    /// Steps through the film by hand, which pauses it.
    pub(crate) fn step_film(self, by: isize) {
        self.timeline.set_playing(false);
        spawn_local(async move { self.wind_film(by).await });
    }

    /// Pauses the film or lets it play.
    pub(crate) fn set_film_playing(self, playing: bool) {
        self.timeline.set_playing(playing);
        if playing {
            spawn_local(self.roll());
        }
    }
}
