//! What a pair of eyes sees of the game: the newest frame, and the log.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use serde_json::Value;
use wire::{Frame, Told};

use crate::engine::{Engine, WorkerReply};

/// A new frame for a pair of eyes.
pub(super) struct FrameUpdate {
    pub(super) eyes: Option<Seat>,
    /// The ply that was on show before, for any eyes.
    pub(super) known: Option<usize>,
    /// The ply up to which the log of these eyes is known.
    pub(super) since: usize,
    pub(super) frame: Frame,
}

/// What a pair of eyes sees of the game.
#[derive(Clone, Copy)]
pub(crate) struct Observation {
    /// The seat whose eyes look; `None` is the public.
    pub(crate) eyes: RwSignal<Option<Seat>>,
    /// The newest frame of these eyes.
    pub(crate) frame: RwSignal<Option<Arc<Frame>>>,
    /// All events that these eyes were told.
    pub(crate) log: RwSignal<Arc<Vec<Told>>>,
    /// The outlook of the frame on show.
    pub(super) outlook: RwSignal<Value>,
}

impl Observation {
    pub(super) fn new() -> Observation {
        Observation {
            eyes: RwSignal::new(None),
            frame: RwSignal::new(None),
            log: RwSignal::default(),
            outlook: RwSignal::new(Value::Null),
        }
    }

    /// The number of steps so far.
    pub(crate) fn ply(self) -> usize {
        self.frame.with(|frame| frame.as_ref().map_or(0, |frame| frame.ply))
    }

    /// The newest view; null before the first frame.
    pub(crate) fn view(self) -> Value {
        self.frame.with(|frame| frame.as_ref().map(|it| it.view.clone()).unwrap_or_default())
    }

    /// The ply on show; none before the first frame.
    pub(super) fn known_ply(self) -> Option<usize> {
        self.frame.with_untracked(|frame| frame.as_ref().map(|frame| frame.ply))
    }

    /// Asks the worker for the newest frame of these eyes.
    pub(super) fn request(
        self,
        engine: &Engine,
        eyes: Option<Seat>,
    ) -> impl WorkerReply<FrameUpdate> + use<> {
        let known = self.known_ply();
        // Other eyes need the whole log, although nobody has to listen to it again.
        let is_same = self.eyes.get_untracked() == eyes;
        let since = known.filter(|_| is_same).unwrap_or(0);
        let frame = engine.look(eyes, since, None);
        async move { Ok(FrameUpdate { eyes, known, since, frame: frame.await? }) }
    }

    /// Shows a new frame. Returns the events since the last frame if the game has moved on.
    pub(super) fn accept(self, update: FrameUpdate) -> Option<Vec<Told>> {
        let FrameUpdate { eyes, known, since, mut frame } = update;
        let events = std::mem::take(&mut frame.events);
        let ply = frame.ply;
        let new = known.filter(|known| *known < ply).map(|known| {
            events.iter().filter(|told| known < told.ply).cloned().collect::<Vec<Told>>()
        });
        self.log.update(|log| {
            let log = Arc::make_mut(log);
            log.retain(|told| told.ply <= since.min(ply));
            log.extend(events);
        });
        self.eyes.set(eyes);
        self.frame.set(Some(Arc::new(frame)));
        new
    }
}
