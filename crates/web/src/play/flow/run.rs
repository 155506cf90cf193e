//! The game loop of a table in this browser: people choose, bots play, the game is stored.

use std::sync::Arc;

use game::{Seat, Turn};
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};
use wire::{Choices, Kept, Problem};

use crate::{
    assets,
    engine::WorkerReply,
    motion,
    play::{HAS_REVIEW, Play, TableState, Viewer, observation::FrameUpdate, source::Source},
};

impl Play {
    /// Opens the table and runs the game up to the next person's turn.
    pub(crate) fn start(self) {
        on_cleanup(move || self.source.close());
        self.follow_outlook();
        self.i18n.load_file(self.slug());
        if HAS_REVIEW {
            self.i18n.load_file("replay");
        }
        match self.source {
            Source::Local(_) => self.start_locally(),
            Source::Remote(_, remote) => self.follow(remote),
        }
    }

    fn start_locally(self) {
        spawn_local(async move {
            self.load_assets().await;
            let opened = self.open().await;
            self.go_on(opened).await;
            if self.source.is_open() {
                self.offer_film();
            }
        });
    }

    /// Loads the game's style sheet and drawings.
    pub(super) async fn load_assets(self) {
        assets::load_style(self.slug()).await;
        if self.tutorial.is_some() {
            assets::load_style("lesson").await;
        }
        assets::load_art(self.slug()).await;
    }

    async fn open(self) -> Result<Turn, Problem> {
        let saved = self.seating.saved.get_untracked();
        let engine = self.source.engine()?;
        if saved.record.is_empty() {
            let (seats, key) = (saved.players.len() as u8, saved.key.unwrap_or_default());
            return Ok(engine.open(&saved.slug, seats, &saved.options, &key).await?.turn);
        }
        Ok(engine.read(&saved.record, saved.key.as_deref()).await?.turn)
    }

    /// Runs the game up to the next person's turn or the end.
    pub(super) async fn go_on(self, turn: Result<Turn, Problem>) {
        let result = match turn {
            Ok(turn) => self.run(turn).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = result {
            self.fail(problem);
        }
    }

    async fn run(self, mut turn: Turn) -> Result<(), Problem> {
        while self.source.is_open() {
            if self.has_learned() {
                return self.end_lesson().await;
            }
            // A resigned game ends early.
            if self.review.is_from_server() {
                return self.end().await;
            }
            match turn {
                Turn::Seat(seat) => match self.seating.kind(seat).and_then(|kind| kind.level()) {
                    Some(level) => match self.play_bot(seat, level).await? {
                        Some(next) => turn = next,
                        None => return Ok(()),
                    },
                    None => return self.ask_person(seat).await,
                },
                Turn::Over | Turn::Chance => return self.end().await,
            }
        }
        Ok(())
    }

    async fn ask_person(self, seat: Seat) -> Result<(), Problem> {
        let people = self.seating.people().len();
        if 1 < people && self.observation.eyes.get_untracked() != Some(seat) {
            self.refresh(None).await?;
            self.state.set(TableState::Curtain(seat));
            return Ok(());
        }
        self.offer_moves(seat).await
    }

    /// Shows a person's hand and the legal moves.
    async fn offer_moves(self, seat: Seat) -> Result<(), Problem> {
        self.refresh(Some(seat)).await?;
        let engine = self.source.engine()?;
        let choices = engine.choices().await?;
        let undo = engine.undo(seat).await?;
        if !self.source.is_open() {
            return Ok(());
        }
        self.selection.undo.set(Some(undo));
        self.signal_turn();
        self.selection.offer(self.narrowed(choices));
        self.state.set(TableState::Choosing(seat));
        self.prepare_motion();
        self.announce_task();
        Ok(())
    }

    /// The person named on the curtain has taken the screen.
    pub(crate) fn lift_curtain(self) {
        let TableState::Curtain(seat) = self.state.get_untracked() else { return };
        spawn_local(async move {
            if let Err(problem) = self.offer_moves(seat).await {
                self.state.set(TableState::Broken(problem));
            }
        });
    }

    /// Lets a bot play. Returns whose turn it is, unless the page left the table meanwhile.
    async fn play_bot(self, seat: Seat, level: &str) -> Result<Option<Turn>, Problem> {
        self.refresh(self.seating.eyes_for(seat)).await?;
        self.selection.offer(Choices::default());
        self.state.set(TableState::Thinking(seat));
        let begun = js_sys::Date::now();
        let view = self.source.engine()?.look(Some(seat), usize::MAX, None).await?.view;
        let seed = (js_sys::Math::random() * 9e15) as u64;
        let advice = self.source.bots()?.advise(self.slug(), view, level, false, seed).await?;
        // The last move stays on show for a moment, however fast the bot is, and its movements end.
        let elapsed = js_sys::Date::now() - begun;
        let wait = (f64::from(self.announcer.beat()) - elapsed).max(0.0);
        TimeoutFuture::new(wait as u32).await;
        motion::ended().await;
        while self.source.is_open() && untrack(move || self.timeline.is_past()) {
            TimeoutFuture::new(200).await;
        }
        if !self.source.is_open() {
            return Ok(None);
        }
        let kept = self.source.engine()?.play(seat, &advice.mv).await?;
        Ok(Some(self.keep(kept)))
    }

    /// Makes a person's move here.
    pub(super) fn make_move(self, seat: Seat, mv: String) {
        let Ok(engine) = self.source.engine() else { return };
        self.selection.is_submitting.set(true);
        // Both requests go out at once, and everything stays as it is until both are answered: a page that showed a waiting
        // state in between would be drawn twice.
        let kept = engine.play(seat, &mv);
        let update = self.observation.request(&engine, self.observation.eyes.get_untracked());
        spawn_local(async move {
            let played = self.finish_move(seat, mv, kept, update).await;
            self.go_on(played).await;
        });
    }

    /// Shows the result of a move before anything else is asked.
    async fn finish_move(
        self,
        seat: Seat,
        mv: String,
        kept: impl WorkerReply<Kept>,
        update: impl WorkerReply<FrameUpdate>,
    ) -> Result<Turn, Problem> {
        let answers = (kept.await, update.await);
        if !self.source.is_open() {
            return Ok(answers.0?.turn);
        }
        self.selection.is_submitting.set(false);
        self.state.set(TableState::Making(seat));
        let (kept, update) = (answers.0?, answers.1?);
        // The film for this player starts after their own move.
        self.seating.saved.update(|saved| saved.seen = kept.ply);
        let mut turn = self.keep(kept);
        self.accept(update);
        if self.tutorial.is_some() {
            turn = self.follow_script(mv, turn).await?;
        }
        // One frame for the result; the next choices come after it.
        TimeoutFuture::new(20).await;
        if self.source.is_open() {
            self.announcer.note_move();
        }
        Ok(turn)
    }

    /// Takes back a person's moves down to a ply.
    pub(super) fn take_back_to(self, to: usize) {
        let TableState::Choosing(seat) = self.state.get_untracked() else { return };
        // A lesson has no undo.
        if self.tutorial.is_some() || self.selection.is_submitting.get_untracked() {
            return;
        }
        self.state.set(TableState::Making(seat));
        spawn_local(async move {
            let Ok(engine) = self.source.engine() else { return };
            match engine.take_back(seat, to).await {
                Ok(Some(kept)) => self.go_on(Ok(self.keep(kept))).await,
                Ok(None) => {
                    self.state.set(TableState::Choosing(seat));
                    self.announcer.say(untrack(move || self.why_no_undo()));
                }
                Err(problem) => self.state.set(TableState::Broken(problem)),
            }
        });
    }

    /// Ends the game, at the moment that the page's address names.
    pub(super) async fn end(self) -> Result<(), Problem> {
        // What isn't stored would be lost: then the last position stays.
        if !HAS_REVIEW && self.tutorial.is_none() && self.seating.is_stored.get_untracked() {
            return self.hand_over().await;
        }
        self.review.resume_live(&self.seating.id());
        let link = if HAS_REVIEW { self.linked_moment() } else { None };
        let link = link.filter(|_| self.tutorial.is_none());
        let eyes = link.map_or_else(|| self.own_seat(), |link| link.viewer.eyes());
        self.refresh(eyes).await?;
        self.selection.offer(Choices::default());
        // A record that ends early has no standings.
        if let Ok(standings) = self.source.engine()?.standings().await {
            self.review.standings.set(Some(Arc::new(standings)));
        }
        if let Some(link) = link {
            self.review.shows_all_hands.set(link.viewer == Viewer::All);
            self.review.is_replaying.set(true);
            self.show(link.ply, None).await;
        }
        // The last move is seen before the result.
        motion::ended().await;
        self.state.set(TableState::Over);
        // A replay plays its steps.
        self.prepare_motion();
        Ok(())
    }

    /// Shows the last move, then loads the larger module, which has all that comes after a game: the game is stored.
    async fn hand_over(self) -> Result<(), Problem> {
        self.refresh(self.own_seat()).await?;
        self.selection.offer(Choices::default());
        motion::ended().await;
        self.review.keep_live(&self.seating.id());
        // If the browser refuses, the last position stays.
        let _ = window().location().reload();
        Ok(())
    }
}
