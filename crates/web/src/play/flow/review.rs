//! Reviewing a finished game: with any eyes, every hand, evaluated, verified, linked.

use std::{sync::Arc, time::Duration};

use game::{Seat, seats};
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};
use serde_json::Value;
use wire::{Problem, Verdict, api::FairnessNotes};

use crate::{
    assets,
    play::{Evaluation, Play, Remote, TableState, Viewer, viewer::MomentLink},
    saved::Kind,
};

/// How long the address waits for the next change, in milliseconds. A drag over many moments is one change: browsers allow
/// only so many.
const ADDRESS_DELAY: Duration = Duration::from_millis(200);

impl Play {
    /// The player's seat, if this screen has exactly one.
    pub(crate) fn own_seat(self) -> Option<Seat> {
        let people = self.seating.people();
        match people[..] {
            _ if self.review.is_from_server() => {
                people.into_iter().find(|seat| self.seating.kind(*seat) == Some(Kind::Me))
            }
            [only] => Some(only),
            _ => None,
        }
    }

    /// Who views the game.
    pub(crate) fn viewer(self) -> Viewer {
        match self.observation.eyes.get() {
            Some(seat) => Viewer::Seat(seat),
            None if self.review.shows_all_hands.get() => Viewer::All,
            None => Viewer::Public,
        }
    }

    /// Shows a finished game to another viewer.
    pub(crate) fn view_as(self, viewer: Viewer) {
        self.review.shows_all_hands.set(viewer == Viewer::All);
        if self.state.get_untracked() != TableState::Over {
            return;
        }
        spawn_local(async move {
            // If another moment was requested meanwhile, the new eyes look at that one.
            if self.refresh(viewer.eyes()).await.is_ok()
                && self.source.is_open()
                && let Some(ply) = self.timeline.requested()
            {
                self.show(ply, None).await;
            }
        });
    }

    /// Fetches every hand of the moment on show, as long as all hands are shown.
    pub(crate) fn follow_hands(self) {
        let review = self.review;
        let wanted = Memo::new(move |_| review.shows_all_hands.get().then(|| self.shown_ply()));
        Effect::new(move |_| {
            let Some(ply) = wanted.get() else { return };
            spawn_local(async move {
                if let Ok(hands) = self.hands_at(ply).await
                    && self.source.is_open()
                {
                    review.hands.set(hands);
                }
            });
        });
    }

    async fn hands_at(self, ply: usize) -> Result<Vec<Value>, Problem> {
        let engine = self.source.engine()?;
        let requests: Vec<_> = seats(self.seating.count())
            .map(|seat| engine.look(Some(seat), usize::MAX, Some(ply)))
            .collect();
        let mut hands = Vec::new();
        for frame in requests {
            hands.push(frame.await?.view);
        }
        Ok(hands)
    }

    /// Goes to a moment of a finished game.
    pub(crate) fn go_to(self, ply: usize) {
        self.review.is_replaying.set(true);
        self.watch(ply);
    }

    /// Loads the style sheet of reviews after the first move, or at the end, and notes that the game was seen before it.
    pub(crate) fn follow_end(self) {
        let review = self.review;
        Effect::new(move |_| {
            let is_over = match self.state.get() {
                TableState::Making(_) => false,
                TableState::Over => true,
                TableState::Thinking(_) => return review.is_live.set(true),
                _ => return,
            };
            if !is_over {
                review.is_live.set(true);
            }
            if !review.is_styled.get_untracked() {
                spawn_local(async move {
                    assets::load_style("after").await;
                    review.is_styled.try_set(true);
                });
            }
        });
    }

    /// Lets the replay go on by itself from the moment on show, or stops it.
    pub(crate) fn toggle_replay(self) {
        let review = self.review;
        let change = review.switch(!review.is_playing.get_untracked());
        if !review.is_playing.get_untracked() {
            return;
        }
        let plies = self.observation.known_ply().unwrap_or(0);
        spawn_local(async move {
            // At the end it starts again.
            if plies <= untrack(move || self.shown_ply()) {
                self.show(0, None).await;
            }
            while self.source.is_open() && review.continues(change) {
                let shown = untrack(move || self.shown_ply());
                if plies <= shown {
                    review.switch(false);
                    return;
                }
                TimeoutFuture::new(self.announcer.beat().max(400)).await;
                if self.source.is_open() && review.continues(change) {
                    self.show(self.next_highlight(shown).unwrap_or(plies), None).await;
                }
            }
        });
    }

    /// The next step that is worth showing.
    fn next_highlight(self, ply: usize) -> Option<usize> {
        let is_highlight = self.presentation.is_highlight;
        self.observation.log.with_untracked(|log| {
            let next = log.iter().find(|told| ply < told.ply && is_highlight(&told.event));
            next.map(|told| told.ply)
        })
    }

    /// Lets the bot evaluate every turn.
    pub(crate) fn evaluate(self) {
        let review = self.review;
        let is_over = self.state.get_untracked() == TableState::Over;
        if !is_over || review.evaluating.get_untracked().is_some() {
            return;
        }
        review.evaluating.set(Some(0));
        spawn_local(async move {
            let evaluations = self.evaluate_all().await;
            if self.source.is_open() {
                review.evaluating.set(None);
                match evaluations {
                    Ok(evaluations) => review.evaluations.set(Some(Arc::new(evaluations))),
                    Err(problem) => self.state.set(TableState::Broken(problem)),
                }
            }
        });
    }

    async fn evaluate_all(self) -> Result<Vec<Evaluation>, Problem> {
        let plies = self.observation.known_ply().unwrap_or(0);
        let mut evaluations = Vec::new();
        for ply in 0..=plies {
            let shares = self.source.engine()?.evaluate(ply).await?;
            if !self.source.is_open() {
                break;
            }
            self.review.evaluating.set(Some(ply));
            // Only a position that begins a turn has an evaluation.
            if !shares.is_empty() {
                evaluations.push(Evaluation { ply, shares });
            }
        }
        Ok(evaluations)
    }

    /// Verifies the chance of a server's game.
    pub(crate) async fn verify(self) -> Result<Verdict, Problem> {
        match self.review.proof.get_untracked() {
            Some(proof) => {
                self.source.engine()?.verify((*proof).clone(), self.fairness_notes()).await
            }
            None => Ok(Verdict::Closed),
        }
    }

    /// What this browser noted before the game.
    pub(crate) fn fairness_notes(self) -> FairnessNotes {
        self.source.remote().map(Remote::fairness_notes).unwrap_or_default()
    }

    /// The moment that the page's address names, with a viewer that this game has.
    pub(super) fn linked_moment(self) -> Option<MomentLink> {
        let link = MomentLink::of_page()?;
        let exists = match link.viewer {
            Viewer::Seat(seat) => seat.0 < self.seating.count(),
            Viewer::All => self.presentation.has_hands,
            Viewer::Public => true,
        };
        let viewer = if exists { link.viewer } else { Viewer::Public };
        Some(MomentLink { viewer, ..link })
    }

    fn moment_link(self) -> MomentLink {
        MomentLink { ply: self.shown_ply(), viewer: self.viewer() }
    }

    /// The whole address of the moment on show.
    pub(crate) fn address(self) -> String {
        untrack(move || self.moment_link()).address()
    }

    /// Keeps the page's address at the moment on show.
    pub(crate) fn follow_address(self) {
        let link =
            Memo::new(move |_| (self.state.get() == TableState::Over).then(|| self.moment_link()));
        Effect::new(move |_| {
            let Some(shown) = link.get() else { return };
            let write = move || {
                if self.source.is_open() && link.try_get_untracked().flatten() == Some(shown) {
                    shown.show();
                }
            };
            set_timeout(write, ADDRESS_DELAY);
        });
        on_cleanup(MomentLink::hide);
    }
}
