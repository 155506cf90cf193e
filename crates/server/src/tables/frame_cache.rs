//! The newest frames of a table: each is written once for all who see the same, and while others act.

use std::sync::{Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use game::Eyes;
use table::GameSnapshot;
use wire::api::{Clocks, TableId};

use crate::tables::{
    frame::{FrameHeader, seat_of},
    state::TableState,
};

/// Maximum messages that are kept: each seat's and the public's changes, and a few complete frames.
const MESSAGES_MAX: usize = 16;

/// What a client knows of a table's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KnownFrame {
    /// The number of acts that it knows.
    pub(crate) acts: Option<u32>,
    /// Whether it has the frame of that many acts for the same eyes, and applies changes.
    pub(crate) applies_changes: bool,
}

/// A frame, or what has changed since the last one, as a message.
pub(crate) struct FrameMessage {
    /// The number of the table's acts.
    pub(crate) acts: u32,
    /// The message.
    pub(crate) text: Utf8Bytes,
}

/// The frames of a table after its newest act, and the moment before.
#[derive(Default)]
pub(crate) struct FrameCache(Mutex<Option<Newest>>);

/// A game at the moment of a number of acts.
struct GameAt {
    acts: u32,
    game: Box<dyn GameSnapshot>,
}

/// The newest frames.
struct Newest {
    now: GameAt,
    /// The moment whose frames most clients have, and the number of steps that are still the same.
    before: Option<(GameAt, usize)>,
    clocks: Option<Clocks>,
    messages: Vec<Message>,
}

/// A message and what it depends on.
struct Message {
    eyes: Eyes,
    /// The first step of its events in a complete frame; none in changes.
    since: Option<usize>,
    text: Utf8Bytes,
}

impl FrameCache {
    /// Forgets all frames: something else than an act has changed them, or nobody looks any more.
    pub(super) fn clear(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// The newest frame for these eyes, or its changes; none before the game. `state` locks the table for a moment:
    /// nothing is written meanwhile.
    pub(super) fn message<'a, S: std::ops::Deref<Target = TableState> + 'a>(
        &self,
        state: impl FnOnce() -> S,
        eyes: Eyes,
        known: KnownFrame,
    ) -> Option<FrameMessage> {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (table, since, older) = {
            let state = state();
            let game = state.game()?;
            if cached.as_ref().is_none_or(|newest| newest.now.acts != state.acts()) {
                *cached = Some(Newest::after(cached.take(), &state)?);
            }
            let since = state.first_new_step(known.acts);
            let is_base = cached.as_ref().is_some_and(|newest| newest.is_base(known));
            // The events of a complete frame may be older than those of the snapshot.
            let older = (!is_base).then(|| game.snapshot(since));
            (state.id(), since, older)
        };
        let newest = cached.as_mut()?;
        let text = match older {
            None => newest.changes(table, eyes)?,
            Some(game) => newest.complete(table, eyes, since, &*game),
        };
        Some(FrameMessage { acts: newest.now.acts, text })
    }
}

impl Newest {
    fn after(last: Option<Newest>, state: &TableState) -> Option<Newest> {
        let acts = state.acts();
        let last = last.map(|last| last.now).filter(|last| last.acts < acts);
        let before = last.map(|last| {
            let since = state.first_new_step(Some(last.acts));
            (last, since)
        });
        let since = before.as_ref().map_or(usize::MAX, |(_, since)| *since);
        let game = state.game()?.snapshot(since.min(state.ply()));
        let clocks = state.timing.clocks();
        Some(Newest { now: GameAt { acts, game }, before, clocks, messages: Vec::new() })
    }

    /// Whether a client has the frame that the changes lead on from.
    fn is_base(&self, known: KnownFrame) -> bool {
        let base = self.before.as_ref().map(|(before, _)| before.acts);
        known.applies_changes && base.is_some() && base == known.acts
    }

    fn changes(&mut self, table: TableId, eyes: Eyes) -> Option<Utf8Bytes> {
        let (before, since) = self.before.as_ref()?;
        if let Some(written) = self.written(eyes, None) {
            return Some(written);
        }
        let header = FrameHeader { base: Some(before.acts), ..self.header(table, eyes, *since) };
        let text = header.changes(&*self.now.game, eyes, &*before.game)?;
        Some(self.keep(eyes, None, text))
    }

    fn complete(
        &mut self,
        table: TableId,
        eyes: Eyes,
        since: usize,
        game: &dyn GameSnapshot,
    ) -> Utf8Bytes {
        if let Some(written) = self.written(eyes, Some(since)) {
            return written;
        }
        let text = self.header(table, eyes, since).news(game, eyes);
        self.keep(eyes, Some(since), text)
    }

    fn header(&self, table: TableId, eyes: Eyes, since: usize) -> FrameHeader<'_> {
        let (acts, clocks) = (self.now.acts, self.clocks.as_ref());
        FrameHeader { table, base: None, acts, seat: seat_of(eyes), since, clocks }
    }

    fn written(&self, eyes: Eyes, since: Option<usize>) -> Option<Utf8Bytes> {
        let found = self.messages.iter().find(|it| it.eyes == eyes && it.since == since);
        found.map(|message| message.text.clone())
    }

    fn keep(&mut self, eyes: Eyes, since: Option<usize>, text: String) -> Utf8Bytes {
        let text = Utf8Bytes::from(text);
        if self.messages.len() < MESSAGES_MAX {
            self.messages.push(Message { eyes, since, text: text.clone() });
        }
        text
    }
}
