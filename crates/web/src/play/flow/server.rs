//! A table at a server: it shows the server's frames and sends the player's moves. A move is shown at once as the same rules
//! preview it; the server's frame replaces it.

use std::sync::Arc;

use game::{Seat, Turn};
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};
use serde_json::json;
use wire::{
    Choices, Frame, Preview, Problem,
    api::{self, Code, FairnessProof, TableFrame},
};

use crate::{
    net::{self, RequestError},
    play::{
        Play, Remote, TableState,
        observation::FrameUpdate,
        remote::{PendingMove, RemoteEvent, seated_players},
        source::Source,
        workers::Workers,
    },
    presentation::Presentation,
    saved::Saved,
};

/// The delay before a request is repeated, in milliseconds.
const RETRY_DELAY: u32 = 1_000;

impl Play {
    /// A table at a server whose game has begun; none before its card has arrived.
    pub(crate) fn remote(presentation: &'static Presentation, remote: Remote) -> Option<Play> {
        let info = remote.info.get_untracked()?;
        let me = untrack(move || remote.me());
        let saved = Saved {
            id: info.id.to_string(),
            key: None,
            seen: remote.bookmark.get_untracked().seen,
            ..Saved::new(&info.game, &info.options, seated_players(&info, me))
        };
        remote.confirmed.set_value(None);
        remote.sent_on.set_value(None);
        let source = Source::Remote(Workers::new(presentation.title.slug), remote);
        Some(Play::new(presentation, source, saved))
    }

    /// Follows the server's frames.
    pub(super) fn follow(self, remote: Remote) {
        spawn_local(async move {
            self.load_assets().await;
            if !self.source.is_open() {
                return;
            }
            remote.subscribe(move |event| {
                if self.source.is_open() {
                    self.on_event(remote, event);
                }
            });
        });
        // A game can end without a step, by resignation.
        Effect::new(move |_| {
            let stage = remote.info.with(|info| info.as_ref().map(|info| info.status));
            let is_over = stage == Some(api::TableStatus::Finished);
            if is_over && self.state.get_untracked() != TableState::Over {
                spawn_local(async move { self.open_record(remote).await });
            }
        });
    }

    fn on_event(self, remote: Remote, event: RemoteEvent) {
        match event {
            RemoteEvent::Frame(sent) => {
                self.accept_sent(remote, *sent);
                self.retry_late_move(remote);
            }
            RemoteEvent::Card => self.retry_late_move(remote),
            RemoteEvent::Played(key) => {
                if remote.pending.with_untracked(|it| it.as_ref().is_some_and(|it| it.key == key)) {
                    remote.pending.set(None);
                }
            }
            RemoteEvent::Unplayed(key, problem) => self.on_refusal(remote, &key, problem),
        }
    }

    fn accept_sent(self, remote: Remote, sent: TableFrame) {
        // A resigned game stays over, although the rules name a next player.
        if self.seating.is_over() {
            return;
        }
        let TableFrame { seat, since, frame, .. } = sent;
        let known = self.observation.known_ply();
        let is_first = known.is_none();
        let position = without_events(&frame);
        let is_unchanged = remote
            .confirmed
            .with_value(|confirmed| confirmed.as_ref().is_some_and(|it| **it == position));
        if is_unchanged && remote.pending.with_untracked(Option::is_some) {
            // The move is still on its way.
            return;
        }
        remote.confirmed.set_value(Some(Box::new(position)));
        let is_choosing = matches!(self.state.get_untracked(), TableState::Choosing(_));
        if is_unchanged && !is_first && is_choosing {
            return;
        }
        let turn = frame.turn;
        self.accept(FrameUpdate { eyes: seat, known, since, frame });
        match turn {
            Turn::Seat(to_act) if Some(to_act) == seat => spawn_local(async move {
                let offered = self.offer_server_moves(remote, to_act).await;
                match offered {
                    Err(problem) => self.fail(problem),
                    Ok(()) if is_first => self.offer_film(),
                    Ok(()) => (),
                }
            }),
            Turn::Seat(to_act) => {
                self.selection.offer(Choices::default());
                self.state.set(TableState::Thinking(to_act));
            }
            Turn::Chance | Turn::Over => spawn_local(async move { self.open_record(remote).await }),
        }
    }

    /// Lists the seat's moves, computed from its view.
    async fn offer_server_moves(self, remote: Remote, seat: Seat) -> Result<(), Problem> {
        let Some(frame) = self.observation.frame.get_untracked() else { return Ok(()) };
        let engine = self.source.engine()?;
        engine.see(self.slug(), frame.view.clone()).await?;
        let choices = engine.choices().await?;
        // The game may have gone on, or the move may be made already.
        let is_same = self.source.is_open()
            && self.observation.frame.get_untracked().as_ref() == Some(&frame);
        if !is_same || self.seating.is_over() || remote.pending.with_untracked(Option::is_some) {
            return Ok(());
        }
        self.signal_turn();
        self.selection.offer(choices);
        self.state.set(TableState::Choosing(seat));
        self.prepare_motion();
        Ok(())
    }

    /// Sends a move to the server, and shows its preview at once.
    pub(super) fn send_move(self, remote: Remote, seat: Seat, mv: String) {
        self.selection.is_submitting.set(true);
        spawn_local(async move {
            let preview = match self.selection.preview.get_untracked() {
                Some(preview) => Some(Arc::unwrap_or_clone(preview)),
                None => self.source.preview(&mv).await,
            };
            if !self.source.is_open() {
                return;
            }
            let ply = self.observation.known_ply().unwrap_or(0);
            remote.bookmark.update(|it| (it.before, it.seen) = (Some(ply), ply + 1));
            self.seating.saved.update(|saved| saved.seen = ply + 1);
            remote.failed.set(None);
            remote.sent_on.set_value(remote.confirmed.get_value());
            remote.send(&mv);
            self.selection.is_submitting.set(false);
            self.state.set(TableState::Making(seat));
            if let Some(preview) = preview {
                self.animate_told(&preview.told, 0);
                let frame = previewed_frame(seat, ply, preview);
                self.observation.frame.set(Some(Arc::new(frame)));
            }
            self.selection.offer(Choices::default());
            self.announcer.note_move();
        });
    }

    fn on_refusal(self, remote: Remote, key: &str, problem: api::Problem) {
        let Some(pending) = remote.pending.get_untracked().filter(|it| it.key == key) else {
            return;
        };
        match problem.code {
            // The same key again: the server makes the move once.
            Code::Unavailable | Code::RateLimited => spawn_local(async move {
                TimeoutFuture::new(RETRY_DELAY).await;
                if self.source.is_open() {
                    remote.send_again();
                }
            }),
            Code::Stale => {
                let late = problem.acts.or(Some(pending.acts));
                remote.pending.set(Some(PendingMove { late, ..pending }));
                self.retry_late_move(remote);
            }
            _ => self.give_up(remote, problem),
        }
    }

    /// Sends a late move again, once the acts before it are known and changed nothing for this seat.
    fn retry_late_move(self, remote: Remote) {
        let Some(pending) = remote.pending.get_untracked() else { return };
        let Some(late) = pending.late.filter(|late| *late <= remote.acts()) else { return };
        let is_unchanged = remote
            .sent_on
            .with_value(|sent_on| remote.confirmed.with_value(|confirmed| confirmed == sent_on));
        if is_unchanged {
            remote.send(&pending.mv);
        } else {
            self.give_up(remote, api::Problem::stale(late));
        }
    }

    /// Drops the pending move, shows the error and the confirmed frame.
    fn give_up(self, remote: Remote, problem: api::Problem) {
        remote.pending.set(None);
        remote.failed.set(Some(RequestError::Refused(problem)));
        if let Some(confirmed) = remote.confirmed.get_value() {
            remote.confirmed.set_value(None);
            let seat = self.observation.eyes.get_untracked();
            let (table, acts) = (remote.id, remote.acts());
            let (since, frame) = (confirmed.ply, *confirmed);
            self.accept_sent(remote, TableFrame { table, acts, seat, since, clocks: None, frame });
        }
    }

    /// Asks the server to take back the last own move; the other players may have to agree.
    pub(super) fn request_take_back(self, remote: Remote) {
        let Some(to) = remote.bookmark.get_untracked().before else { return };
        remote.act("take-back", move |acts| json!({ "acts": acts, "to": to }));
        remote.bookmark.update(|it| it.before = None);
    }

    /// Fetches the record of a finished game: from now on every moment can be seen with any eyes.
    async fn open_record(self, remote: Remote) {
        let proof = net::get::<FairnessProof>(&format!("/api/tables/{}/fairness", remote.id)).await;
        let Some((proof, record)) = proof.ok().and_then(|it| Some((it.clone(), it.record?))) else {
            // The node that answered may not know of the end yet.
            TimeoutFuture::new(RETRY_DELAY).await;
            if self.source.is_open() {
                Box::pin(self.open_record(remote)).await;
            }
            return;
        };
        if !self.source.is_open() || self.seating.is_over() {
            return;
        }
        self.review.proof.set(Some(Arc::new(proof)));
        self.seating.saved.update(|saved| (saved.record, saved.over) = (record.clone(), true));
        if let Err(problem) = self.end_with(&record).await {
            self.fail(problem);
        }
    }

    async fn end_with(self, record: &str) -> Result<(), Problem> {
        self.source.engine()?.read(record, None).await?;
        self.end().await
    }
}

fn previewed_frame(seat: Seat, ply: usize, preview: Preview) -> Frame {
    Frame { ply, turn: Turn::Seat(seat), view: preview.view, events: Vec::new(), moves: Vec::new() }
}

/// The position of a frame: all but its events.
fn without_events(frame: &Frame) -> Frame {
    Frame { events: Vec::new(), ..frame.clone() }
}
