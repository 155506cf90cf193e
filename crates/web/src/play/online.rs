//! A table at a server: its frames are shown, own moves are sent. What a move would do is shown at
//! once, as the same rules foresee it; the server's word follows and counts.

use std::sync::Arc;

use game::{Seat, Turn};
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};
use serde_json::json;
use wire::{
    Choices, Frame, Problem,
    api::{Code, Opening, Sent, Stage as Phase},
};

use super::{Play, Stage, run::Newest};
use crate::{
    assets,
    net::{self, Failed},
    online::{Came, Pending, Remote, sitters},
    saved::Saved,
};

/// How long is waited before a move is sent again that a server couldn't take, in milliseconds.
const AGAIN: u32 = 1_000;

impl Play {
    /// A table at a server whose game has begun; none if there is no board for it.
    pub(crate) fn at(remote: Remote) -> Option<Play> {
        let info = remote.info.get_untracked()?;
        let me = untrack(move || remote.me());
        let saved = Saved {
            id: info.id.to_string(),
            key: None,
            seen: remote.remembered.get_untracked().seen,
            ..Saved::new(&info.game, &info.options, sitters(&info, me))
        };
        Some(Play { remote: Some(remote), ..Play::new(saved)? })
    }

    /// Shows how the game stands whenever that is told.
    pub(super) fn follow(self, remote: Remote) {
        spawn_local(async move {
            assets::load_style(self.slug()).await;
            assets::load_art(self.slug()).await;
            if !self.is_alive() {
                return;
            }
            remote.tell_to(move |came| {
                if self.is_alive() {
                    self.hear(remote, came);
                }
            });
        });
        // A game can end without a step: somebody gives up.
        Effect::new(move |_| {
            let phase = remote.info.with(|info| info.as_ref().map(|info| info.stage));
            if phase == Some(Phase::Over) && self.stage.get_untracked() != Stage::Over {
                spawn_local(async move { self.open_record(remote).await });
            }
        });
    }

    fn hear(self, remote: Remote, came: Came) {
        match came {
            Came::Frame(sent) => {
                self.take_sent(remote, *sent);
                self.send_late(remote);
            }
            Came::Card => self.send_late(remote),
            Came::Played(key) => {
                if remote.pending.with_untracked(|it| it.as_ref().is_some_and(|it| it.key == key)) {
                    remote.pending.set(None);
                }
            }
            Came::Unplayed(key, problem) => self.take_refusal(remote, &key, problem),
        }
    }

    fn take_sent(self, remote: Remote, sent: Sent) {
        // A game that somebody gave up stays over, although the rules would ask somebody.
        if self.saved.with_untracked(|saved| saved.over) {
            return;
        }
        let Sent { seat, since, frame, .. } = sent;
        let is_first = self.frame.with_untracked(Option::is_none);
        let as_before =
            self.told.with_value(|told| told.as_ref().is_some_and(|it| **it == frame_only(&frame)));
        if remote.pending.with_untracked(Option::is_some) && as_before {
            // The move is still on its way; if something else was done meanwhile it was late.
            return;
        }
        self.told.set_value(Some(Box::new(frame_only(&frame))));
        let turn = frame.turn;
        let known = self.frame.with_untracked(|frame| frame.as_ref().map(|frame| frame.ply));
        if as_before && !is_first && matches!(self.stage.get_untracked(), Stage::Choosing(_)) {
            return;
        }
        self.take_in(Newest { eyes: seat, known, seen: since, frame });
        match turn {
            Turn::Seat(to_act) if Some(to_act) == seat => spawn_local(async move {
                let went = self.sit_down_at(remote, to_act).await;
                if let (Err(problem), true) = (went, self.is_alive()) {
                    self.stage.set(Stage::Broken(problem));
                } else if is_first {
                    self.offer_film().await;
                }
            }),
            Turn::Seat(to_act) => {
                self.offer(Choices::default());
                self.stage.set(Stage::Thinking(to_act));
            }
            Turn::Chance | Turn::Over => spawn_local(async move { self.open_record(remote).await }),
        }
    }

    /// Shows what this seat may do, as its view says.
    async fn sit_down_at(self, remote: Remote, seat: Seat) -> Result<(), Problem> {
        let Some(frame) = self.frame.get_untracked() else { return Ok(()) };
        let engine = self.engine()?;
        engine.see(self.slug(), frame.view.clone()).await?;
        let choices = engine.choices().await?;
        // The game may have gone on, or the move may be made already.
        let is_same = self.is_alive() && self.frame.get_untracked().as_ref() == Some(&frame);
        let is_over = self.saved.with_untracked(|saved| saved.over);
        if !is_same || is_over || remote.pending.with_untracked(Option::is_some) {
            return Ok(());
        }
        if matches!(self.stage.get_untracked(), Stage::Thinking(_)) {
            self.hear_bell();
        }
        self.offer(choices);
        self.stage.set(Stage::Choosing(seat));
        Ok(())
    }

    /// Makes a move at the server: shown at once, as far as this seat can know what comes of it.
    pub(super) fn make_at(self, remote: Remote, seat: Seat, mv: String) {
        self.is_making.set(true);
        spawn_local(async move {
            let preview = match self.preview.get_untracked() {
                Some(preview) => Some(Arc::unwrap_or_clone(preview)),
                None => self.foresee(&mv).await,
            };
            if !self.is_alive() {
                return;
            }
            let ply = self.frame.with_untracked(|frame| frame.as_ref().map_or(0, |it| it.ply));
            remote.remembered.update(|it| (it.before, it.seen) = (Some(ply), ply + 1));
            self.saved.update(|saved| saved.seen = ply + 1);
            remote.failed.set(None);
            self.sent_on.set_value(self.told.get_value());
            remote.send(&mv);
            self.is_making.set(false);
            self.stage.set(Stage::Making(seat));
            if let Some(preview) = preview {
                let frame = Frame {
                    ply,
                    turn: Turn::Seat(seat),
                    view: preview.view,
                    events: Vec::new(),
                    moves: Vec::new(),
                };
                self.frame.set(Some(Arc::new(frame)));
            }
            self.offer(Choices::default());
        });
    }

    async fn foresee(self, mv: &str) -> Option<wire::Preview> {
        self.engine().ok()?.preview(mv).await.ok()
    }

    /// A move wasn't made: why, and everything is as it was.
    fn take_refusal(self, remote: Remote, key: &str, problem: wire::api::Problem) {
        let Some(pending) = remote.pending.get_untracked().filter(|it| it.key == key) else {
            return;
        };
        match problem.code {
            // The same key again: it is made once.
            Code::Unavailable | Code::TooMany => spawn_local(async move {
                TimeoutFuture::new(AGAIN).await;
                if self.is_alive() {
                    remote.send_again();
                }
            }),
            Code::Late => {
                let late = problem.acts.or(Some(pending.acts));
                remote.pending.set(Some(Pending { late, ..pending }));
                self.send_late(remote);
            }
            _ => self.give_up(remote, problem),
        }
    }

    /// Once it is known what was done before a move that came late: it is sent again if that
    /// changed nothing for it.
    fn send_late(self, remote: Remote) {
        let Some(pending) = remote.pending.get_untracked() else { return };
        let Some(late) = pending.late.filter(|late| *late <= remote.acts()) else { return };
        if self.sent_on.with_value(|sent_on| self.told.with_value(|told| told == sent_on)) {
            remote.send(&pending.mv);
        } else {
            self.give_up(remote, wire::api::Problem::late(late));
        }
    }

    /// A move isn't made: why, and things are shown as they stand.
    fn give_up(self, remote: Remote, problem: wire::api::Problem) {
        remote.pending.set(None);
        remote.failed.set(Some(Failed::Refused(problem)));
        if let Some(told) = self.told.get_value() {
            self.told.set_value(None);
            let seat = self.eyes.get_untracked();
            let (table, acts, since, frame) = (remote.id, remote.acts(), told.ply, *told);
            self.take_sent(remote, Sent { table, acts, seat, since, clocks: None, frame });
        }
    }

    /// Takes back the own last move, or asks the others for it.
    pub(super) fn take_back_at(self, remote: Remote) {
        let Some(to) = remote.remembered.get_untracked().before else { return };
        remote.act("take-back", move |acts| json!({ "acts": acts, "to": to }));
        remote.remembered.update(|it| it.before = None);
    }

    /// The game is over: all of it can be looked at, with any eyes.
    async fn open_record(self, remote: Remote) {
        let opening = net::get::<Opening>(&format!("/api/tables/{}/opening", remote.id)).await;
        let Some((opening, record)) = opening.ok().and_then(|it| Some((it.clone(), it.record?)))
        else {
            // The end may not be told everywhere yet.
            TimeoutFuture::new(AGAIN).await;
            if self.is_alive() {
                Box::pin(self.open_record(remote)).await;
            }
            return;
        };
        if !self.is_alive() || self.saved.with_untracked(|saved| saved.over) {
            return;
        }
        self.after.opening.set(Some(Arc::new(opening)));
        self.saved.update(|saved| (saved.record, saved.over) = (record.clone(), true));
        let ended = match self.engine() {
            Ok(engine) => match engine.read(&record, None).await {
                Ok(_) => self.end().await,
                Err(problem) => Err(problem),
            },
            Err(problem) => Err(problem),
        };
        if let (Err(problem), true) = (ended, self.is_alive()) {
            self.stage.set(Stage::Broken(problem));
        }
    }

    /// What these eyes saw after so many steps of a game that still runs.
    pub(super) async fn past_frame(self, remote: Remote, ply: usize) -> Option<Frame> {
        let path = format!("/api/tables/{}/replay?ply={ply}", remote.id);
        let sent: Vec<Sent> = net::get(&path).await.ok()?;
        sent.into_iter().next().map(|sent| sent.frame)
    }
}

/// A frame without what it tells: how things stand.
fn frame_only(frame: &Frame) -> Frame {
    Frame { events: Vec::new(), ..frame.clone() }
}
