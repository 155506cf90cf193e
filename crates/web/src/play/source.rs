//! Where a table's game lives: in this browser or at a server.

use std::rc::Rc;

use game::{Seat, Undo};
use leptos::prelude::*;
use wire::{Frame, Preview, Problem};

use super::{remote::Remote, workers::Workers};
use crate::engine::Engine;

/// Where a table's game lives. Both kinds have workers: they list moves, preview them and replay records.
#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant, reason = "a boxed variant would not be `Copy`")]
pub(crate) enum Source {
    /// A worker keeps the game, the browser stores it.
    Local(Workers),
    /// A server keeps the game and sends frames of it.
    Remote(Workers, Remote),
}

impl Source {
    fn workers(self) -> Workers {
        match self {
            Source::Local(workers) | Source::Remote(workers, _) => workers,
        }
    }

    /// Whether the page still shows the table. Check it after every wait.
    pub(super) fn is_open(self) -> bool {
        self.workers().is_open()
    }

    /// The page has left the table.
    pub(super) fn close(self) {
        self.workers().close();
    }

    /// The worker that knows the game.
    pub(super) fn engine(self) -> Result<Rc<Engine>, Problem> {
        self.workers().engine()
    }

    /// The worker in which bots think.
    pub(super) fn bots(self) -> Result<Rc<Engine>, Problem> {
        self.workers().bots()
    }

    /// The table at a server, if it is at one.
    pub(crate) fn remote(self) -> Option<Remote> {
        match self {
            Source::Local(_) => None,
            Source::Remote(_, remote) => Some(remote),
        }
    }

    /// Whether the table is at a server.
    pub(crate) fn is_remote(self) -> bool {
        self.remote().is_some()
    }

    /// Whether the player has a seat at the server's table, and so may chat there.
    pub(crate) fn is_seated(self) -> bool {
        self.remote().is_some_and(|remote| untrack(move || remote.seat()).is_some())
    }

    /// Whether the player only watches.
    pub(crate) fn is_spectator(self) -> bool {
        self.remote().is_some_and(|remote| remote.seat().is_none())
    }

    /// Whether the last own move can be taken back; `undo` is the worker's answer to a local player.
    pub(super) fn can_take_back(self, undo: Option<Undo>, ply: usize) -> bool {
        match self {
            Source::Local(_) => undo.is_some_and(|undo| undo.to < ply),
            Source::Remote(_, remote) => remote.can_take_back(),
        }
    }

    /// The frame after so many steps. A server is asked while the game runs, a worker once the record is here.
    pub(super) async fn frame_at(
        self,
        eyes: Option<Seat>,
        ply: usize,
        has_record: bool,
    ) -> Option<Frame> {
        if let Some(remote) = self.remote()
            && !has_record
        {
            return remote.past_frame(ply).await;
        }
        self.engine().ok()?.look(eyes, ply.saturating_sub(1), Some(ply)).await.ok()
    }

    /// What a move would do.
    pub(super) async fn preview(self, mv: &str) -> Option<Preview> {
        self.engine().ok()?.preview(mv).await.ok()
    }
}
