//! A game at one moment, from which its frames are made: elsewhere and later, while the game goes on.

#[cfg(feature = "snapshots")]
use std::any::Any;
use std::sync::OnceLock;

#[cfg(feature = "snapshots")]
use game::{ChangeWriter, Turn};
use game::{Eyes, Present};
use wire::{Frame, Told};

use crate::events::Happened;

/// A game at one moment, with the events before it.
#[cfg(feature = "snapshots")]
pub trait GameSnapshot: Any + Send + Sync {
    /// The number of steps.
    fn ply(&self) -> usize;
    /// The frame for these eyes, appended as JSON: with the events after the first `since` steps, and with the moves
    /// if they are wanted and it is their turn.
    fn add_frame(&self, out: Vec<u8>, eyes: Eyes, since: usize, with_moves: bool) -> Vec<u8>;
    /// What has changed for these eyes since an earlier moment of the same game, appended as the last fields of a
    /// [`wire::api::FrameChanges`]; none if that is a moment of another game.
    fn add_changes(
        &self,
        out: Vec<u8>,
        eyes: Eyes,
        before: &dyn GameSnapshot,
        since: usize,
    ) -> Option<Vec<u8>>;
}

/// A [`GameSnapshot`] of a known type.
pub(crate) struct TypedSnapshot<G: Present> {
    game: G,
    ply: usize,
    events: Vec<Happened<G>>,
    /// The public's view, once it is needed: those of the seats differ from it in what only they see.
    public: OnceLock<G::View>,
}

impl<G: Present> TypedSnapshot<G> {
    /// A game after so many steps, with the last of its events.
    pub(crate) fn new(game: G, ply: usize, events: Vec<Happened<G>>) -> TypedSnapshot<G> {
        TypedSnapshot { game, ply, events, public: OnceLock::new() }
    }

    fn view(&self, eyes: Eyes) -> G::View {
        let mut view = self.public.get_or_init(|| self.game.public_view()).clone();
        if let Eyes::Seat(seat) = eyes {
            self.game.reveal(seat, &mut view);
        }
        view
    }

    fn told(&self, eyes: Eyes, since: usize) -> Vec<Told<G::Event>> {
        let new = self.events.iter().filter(|it| since < it.ply);
        let told = |it: &Happened<G>| Told {
            ply: it.ply,
            clause: it.clause,
            event: G::redact(&it.event, eyes),
        };
        new.map(told).collect()
    }

    /// The frame for these eyes.
    pub(crate) fn frame(&self, eyes: Eyes, since: usize) -> Frame<G::View, G::Event> {
        Frame {
            ply: self.ply,
            turn: self.game.turn(),
            view: self.view(eyes),
            events: self.told(eyes, since),
            moves: Vec::new(),
        }
    }

    /// The moves of the seat to act.
    #[cfg(feature = "snapshots")]
    fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&mut moves);
        moves
    }
}

#[cfg(feature = "snapshots")]
impl<G: Present> GameSnapshot for TypedSnapshot<G> {
    fn ply(&self) -> usize {
        self.ply
    }

    fn add_frame(&self, mut out: Vec<u8>, eyes: Eyes, since: usize, with_moves: bool) -> Vec<u8> {
        let mut frame = self.frame(eyes, since);
        if with_moves && matches!(frame.turn, Turn::Seat(seat) if eyes == Eyes::Seat(seat)) {
            frame.moves = self.moves().iter().map(G::Move::to_string).collect();
        }
        serde_json::to_writer(&mut out, &frame).expect("a frame is JSON");
        out
    }

    fn add_changes(
        &self,
        mut out: Vec<u8>,
        eyes: Eyes,
        before: &dyn GameSnapshot,
        since: usize,
    ) -> Option<Vec<u8>> {
        let before: &TypedSnapshot<G> = (before as &dyn Any).downcast_ref()?;
        let changes = ChangeWriter::between(&before.view(eyes), &self.view(eyes));
        out.extend_from_slice(format!(r#""ply":{},"turn":"#, self.ply).as_bytes());
        serde_json::to_writer(&mut out, &self.game.turn()).expect("a turn is JSON");
        out.extend_from_slice(br#","view":"#);
        out.extend_from_slice(changes.as_bytes());
        out.extend_from_slice(br#","events":"#);
        serde_json::to_writer(&mut out, &self.told(eyes, since)).expect("events are JSON");
        Some(out)
    }
}
