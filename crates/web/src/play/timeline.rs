//! Past moments of a game: a line of the log, the film of recent moves, a replay.

use std::sync::Arc;

use leptos::prelude::*;
use wire::Frame;

/// A past moment on show.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Moment {
    pub(crate) frame: Arc<Frame>,
    /// The film that shows it, if one does.
    pub(crate) film: Option<Film>,
}

/// Steps that are shown one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Film {
    pub(crate) plies: Vec<usize>,
    pub(crate) at: usize,
    pub(crate) playing: bool,
}

/// The past moment on show, or now.
#[derive(Clone, Copy)]
pub(crate) struct Timeline {
    /// The past moment on show; `None` is now.
    pub(crate) moment: RwSignal<Option<Moment>>,
    /// The ply that was requested last, which may not be on show yet.
    requested: StoredValue<Option<usize>>,
}

impl Timeline {
    pub(super) fn new() -> Timeline {
        Timeline { moment: RwSignal::new(None), requested: StoredValue::new(None) }
    }

    /// Whether a past moment is on show.
    pub(crate) fn is_past(self) -> bool {
        self.moment.with(Option::is_some)
    }

    /// The ply of the past moment on show.
    pub(crate) fn ply(self) -> Option<usize> {
        self.moment.with(|moment| moment.as_ref().map(|moment| moment.frame.ply))
    }

    /// Whether a film is on show.
    pub(crate) fn has_film(self) -> bool {
        self.moment.with(|moment| moment.as_ref().is_some_and(|moment| moment.film.is_some()))
    }

    /// Returns to now.
    pub(crate) fn return_to_now(self) {
        self.requested.set_value(None);
        self.moment.set(None);
    }

    /// Notes the ply whose frame is being fetched.
    pub(super) fn request(self, ply: usize) {
        self.requested.set_value(Some(ply));
    }

    /// The ply that was requested last; none if now was.
    pub(super) fn requested(self) -> Option<usize> {
        self.requested.get_value()
    }

    /// Shows a frame that was requested. Answers arrive in order; only the return to now, which needs no answer, can overtake
    /// them.
    pub(super) fn show(self, frame: Frame, film: Option<Film>) {
        if self.requested().is_some() {
            self.moment.set(Some(Moment { frame: Arc::new(frame), film }));
        }
    }

    /// The film on show.
    pub(super) fn film(self) -> Option<Film> {
        self.moment.with_untracked(|moment| moment.as_ref()?.film.clone())
    }

    /// Pauses the film or lets it play.
    pub(super) fn set_playing(self, playing: bool) {
        self.moment.update(|moment| {
            if let Some(film) = moment.as_mut().and_then(|it| it.film.as_mut()) {
                film.playing = playing;
            }
        });
    }
}
