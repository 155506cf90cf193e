//! Looking at other moments: a line of the log, the film since one's last move, a whole replay.

use std::sync::Arc;

use game::Seat;
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};
use wire::Frame;

use super::{Play, Stage};

/// A moment that is looked at.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Watched {
    pub(crate) frame: Arc<Frame>,
    /// The steps of the film that it is a part of, if it is one.
    pub(crate) film: Option<Film>,
}

/// Steps that are shown one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Film {
    pub(crate) plies: Vec<usize>,
    pub(crate) at: usize,
    pub(crate) playing: bool,
}

impl Play {
    /// Whether another moment than now is looked at.
    pub(crate) fn is_watching(self) -> bool {
        self.watched.with_untracked(Option::is_some)
    }

    /// Looks at the table as it was after so many steps.
    pub(crate) fn watch(self, ply: usize) {
        spawn_local(async move { self.show(ply, None).await });
    }

    /// Back to now.
    pub(crate) fn watch_now(self) {
        self.moment.set_value(None);
        self.watched.set(None);
    }

    pub(super) async fn show(self, ply: usize, film: Option<Film>) {
        self.moment.set_value(Some(ply));
        // Answers come in the order of questions; only "now" needs none and can come before them.
        if let Some(frame) = self.frame_at(ply).await
            && self.is_alive()
            && self.moment.get_value().is_some()
        {
            self.watched.set(Some(Watched { frame: Arc::new(frame), film }));
        }
    }

    async fn frame_at(self, ply: usize) -> Option<Frame> {
        #[cfg(feature = "online")]
        if let Some(remote) = self.remote
            && self.saved.with_untracked(|saved| saved.record.is_empty())
        {
            return self.past_frame(remote, ply).await;
        }
        let eyes = self.eyes.get_untracked();
        self.engine().ok()?.look(eyes, ply.saturating_sub(1), Some(ply)).await.ok()
    }

    /// Looks with other eyes at a game that is over.
    pub(crate) fn look_with(self, eyes: Option<Seat>) {
        if self.stage.get_untracked() != Stage::Over {
            return;
        }
        spawn_local(async move {
            // Another moment may be asked for meanwhile: that one is looked at with the new eyes.
            if self.refresh(eyes).await.is_ok()
                && self.is_alive()
                && let Some(ply) = self.moment.get_value()
            {
                self.show(ply, None).await;
            }
        });
    }

    /// The steps after the last one of these eyes in which somebody moved.
    fn since_own_move(self) -> Vec<usize> {
        let seen = self.saved.with_untracked(|saved| saved.seen);
        let mut plies: Vec<usize> = Vec::new();
        self.log.with_untracked(|log| {
            for told in log.iter().filter(|told| seen < told.ply) {
                if self.look.is_worth_a_look(&told.event) && plies.last() != Some(&told.ply) {
                    plies.push(told.ply);
                }
            }
        });
        plies
    }

    /// Whether there is anything to show of what others did.
    pub(crate) fn has_film(self) -> bool {
        self.log.track();
        self.saved.track();
        !self.since_own_move().is_empty()
    }

    /// Shows what others did since one's last move.
    pub(crate) fn play_film(self) {
        let plies = self.since_own_move();
        if plies.is_empty() {
            return;
        }
        spawn_local(async move {
            self.show(plies[0], Some(Film { plies, at: 0, playing: true })).await;
            self.roll().await;
        });
    }

    /// Shows it by itself to somebody who comes back.
    pub(super) async fn offer_film(self) {
        let comes_back =
            self.taught.is_none() && matches!(self.stage.get_untracked(), Stage::Choosing(_));
        if comes_back && 1 < self.since_own_move().len() {
            self.play_film();
        }
    }

    /// Goes on by itself while the film plays.
    async fn roll(self) {
        loop {
            let beat = self.prefs.0.with_untracked(|settings| settings.speed.beat());
            TimeoutFuture::new(beat.max(400) * 2).await;
            if !self.is_alive() || !self.film().is_some_and(|film| film.playing) {
                return;
            }
            self.turn_film(1).await;
        }
    }

    fn film(self) -> Option<Film> {
        self.watched.with_untracked(|watched| watched.as_ref()?.film.clone())
    }

    /// A step of the film on or back; after the last it is now again.
    async fn turn_film(self, by: isize) {
        let Some(film) = self.film() else { return };
        match film.at.checked_add_signed(by).and_then(|at| Some((at, *film.plies.get(at)?))) {
            Some((at, ply)) => self.show(ply, Some(Film { at, ..film })).await,
            None if 0 < by => self.watch_now(),
            None => (),
        }
    }

    /// A step of the film by hand, which stops it.
    pub(crate) fn step_film(self, by: isize) {
        self.pause_film(false);
        spawn_local(async move { self.turn_film(by).await });
    }

    /// Stops the film, or lets it go on.
    pub(crate) fn pause_film(self, playing: bool) {
        self.watched.update(|watched| {
            if let Some(film) = watched.as_mut().and_then(|it| it.film.as_mut()) {
                film.playing = playing;
            }
        });
        if playing {
            spawn_local(self.roll());
        }
    }
}
