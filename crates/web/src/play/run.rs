//! The course of a game: whose turn it is, bots that play theirs, and keeping what was played.

use std::sync::Arc;

use game::{Seat, Turn};
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};
use wire::{Choices, Frame, Kept, Problem, Told};

use super::{HAS_AFTER, Hint, Looker, Panel, Play, Stage};
use crate::{
    assets,
    engine::{Asked, Engine},
    sound::{self, Sound},
};

/// What a pair of eyes sees, and what it knew before.
pub(super) struct Newest {
    pub(super) eyes: Option<Seat>,
    /// The ply that was shown, whoever looked.
    pub(super) known: Option<usize>,
    /// The ply that these eyes have seen.
    pub(super) seen: usize,
    pub(super) frame: Frame,
}

impl Play {
    /// Opens the table and goes on to the next person's turn.
    pub(crate) fn start(self) {
        on_cleanup(move || self.alive.set(false));
        self.look_ahead();
        self.tongue.learn(self.slug());
        if HAS_AFTER {
            self.tongue.learn("replay");
        }
        #[cfg(feature = "online")]
        if let Some(remote) = self.remote {
            return self.follow(remote);
        }
        spawn_local(async move {
            assets::load_style(self.slug()).await;
            assets::load_art(self.slug()).await;
            let opened = self.open().await;
            self.go_on(opened).await;
            if self.is_alive() {
                self.offer_film().await;
            }
        });
    }

    /// Opens the table; says who acts next.
    async fn open(self) -> Result<Turn, Problem> {
        let saved = self.saved.get_untracked();
        let engine = self.engine()?;
        if saved.record.is_empty() {
            let (seats, key) = (saved.sitters.len() as u8, saved.key.unwrap_or_default());
            return Ok(engine.open(&saved.slug, seats, &saved.options, &key).await?.turn);
        }
        Ok(engine.read(&saved.record, saved.key.as_deref()).await?.turn)
    }

    /// Goes on after something was done, up to the next person's turn or the end.
    pub(super) async fn go_on(self, turn: Result<Turn, Problem>) {
        let went = match turn {
            Ok(turn) => self.run(turn).await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = went
            && self.is_alive()
        {
            self.stage.set(Stage::Broken(problem));
        }
    }

    async fn run(self, mut turn: Turn) -> Result<(), Problem> {
        while self.is_alive() {
            if self.has_learned() {
                return self.end_lesson().await;
            }
            // One that was given up ends in the middle, and nobody goes on.
            if self.is_lent() {
                return self.end().await;
            }
            match turn {
                Turn::Seat(seat) => match self.level(seat) {
                    Some(level) => match self.bot_plays(seat, level).await? {
                        Some(next) => turn = next,
                        None => return Ok(()),
                    },
                    None => return self.person_chooses(seat).await,
                },
                Turn::Over | Turn::Chance => return self.end().await,
            }
        }
        Ok(())
    }

    fn level(self, seat: Seat) -> Option<&'static str> {
        self.kind(seat)?.level()
    }

    /// The eyes that may look while this seat is to act: everybody's own, or with several people
    /// at one screen nobody's but those of who holds it.
    fn eyes_for(self, seat: Seat) -> Option<Seat> {
        let people = self.saved.with_untracked(|saved| saved.people());
        match people[..] {
            [only] => Some(only),
            _ => people.contains(&seat).then_some(seat),
        }
    }

    async fn person_chooses(self, seat: Seat) -> Result<(), Problem> {
        let people = self.saved.with_untracked(|saved| saved.people().len());
        if 1 < people && self.eyes.get_untracked() != Some(seat) {
            self.refresh(None).await?;
            self.stage.set(Stage::Curtain(seat));
            return Ok(());
        }
        self.sit_down(seat).await
    }

    /// Shows a person's hand and what it may do.
    async fn sit_down(self, seat: Seat) -> Result<(), Problem> {
        self.refresh(Some(seat)).await?;
        let engine = self.engine()?;
        let choices = engine.choices().await?;
        let undo = engine.undo(seat).await?;
        if !self.is_alive() {
            return Ok(());
        }
        self.undo.set(Some(undo));
        if matches!(self.stage.get_untracked(), Stage::Thinking(_)) {
            self.hear_bell();
        }
        self.offer(self.narrowed(choices));
        self.stage.set(Stage::Choosing(seat));
        self.tell_step();
        Ok(())
    }

    /// Lets a person choose from these.
    pub(super) fn offer(self, choices: Choices) {
        self.choices.set(Arc::new(choices));
        self.picker.set(untrack(move || self.unpicked()));
        self.preview.set(None);
        self.refused.set(None);
        self.hint.set(Hint::None);
    }

    /// The person before whom the curtain fell has taken the screen.
    pub(crate) fn lift_curtain(self) {
        let Stage::Curtain(seat) = self.stage.get_untracked() else { return };
        spawn_local(async move {
            let seated = self.sit_down(seat).await;
            if let Err(problem) = seated {
                self.stage.set(Stage::Broken(problem));
            }
        });
    }

    /// Lets a bot play; says who acts next, unless the table was left meanwhile.
    async fn bot_plays(self, seat: Seat, level: &str) -> Result<Option<Turn>, Problem> {
        self.refresh(self.eyes_for(seat)).await?;
        self.offer(Choices::default());
        self.stage.set(Stage::Thinking(seat));
        let begun = js_sys::Date::now();
        let view = self.engine()?.look(Some(seat), usize::MAX, None).await?.view;
        let seed = (js_sys::Math::random() * 9e15) as u64;
        let advice = self.thinker()?.advise(self.slug(), view, level, false, seed).await?;
        // What came before stays to be looked at for a moment, however fast the bot is.
        let beat = self.prefs.0.with_untracked(|settings| settings.speed.beat());
        let took = js_sys::Date::now() - begun;
        TimeoutFuture::new((f64::from(beat) - took).max(0.0) as u32).await;
        while self.is_alive() && self.is_watching() {
            TimeoutFuture::new(200).await;
        }
        if !self.is_alive() {
            return Ok(None);
        }
        let kept = self.engine()?.play(seat, &advice.mv).await?;
        Ok(Some(self.keep(kept)))
    }

    pub(super) async fn end(self) -> Result<(), Problem> {
        let linked = if HAS_AFTER { self.linked() } else { None };
        let linked = linked.filter(|_| self.taught.is_none());
        let eyes = linked.map_or_else(|| self.own_seat(), |link| link.looker.eyes());
        self.refresh(eyes).await?;
        self.offer(Choices::default());
        // A record that ends in the middle has none.
        if let Ok(course) = self.engine()?.course().await {
            self.course.set(Some(Arc::new(course)));
        }
        if let Some(link) = linked {
            self.after.all.set(link.looker == Looker::All);
            self.replays.set(true);
            self.show(link.ply, None).await;
        }
        self.stage.set(Stage::Over);
        Ok(())
    }

    /// Looks again with these eyes, and hears what was told since.
    pub(super) async fn refresh(self, eyes: Option<Seat>) -> Result<(), Problem> {
        let newest = self.newest(&*self.engine()?, eyes).await?;
        self.take_in(newest);
        Ok(())
    }

    /// Asks for what these eyes see.
    pub(super) fn newest(self, engine: &Engine, eyes: Option<Seat>) -> impl Asked<Newest> + use<> {
        let known = self.frame.with_untracked(|frame| frame.as_ref().map(|frame| frame.ply));
        // Other eyes are told everything anew, but nobody has to listen to it again.
        let same = self.eyes.get_untracked() == eyes;
        let seen = known.filter(|_| same).unwrap_or(0);
        let frame = engine.look(eyes, seen, None);
        async move { Ok(Newest { eyes, known, seen, frame: frame.await? }) }
    }

    /// Shows what was asked for, and tells what is new in it.
    pub(super) fn take_in(self, newest: Newest) {
        let Newest { eyes, known, seen, mut frame } = newest;
        if !self.is_alive() {
            return;
        }
        let events = std::mem::take(&mut frame.events);
        let ply = frame.ply;
        if let Some(known) = known.filter(|known| *known < ply) {
            let new: Vec<Told> = events.iter().filter(|it| known < it.ply).cloned().collect();
            self.announce(&new);
            self.sound(Sound::Wood);
        }
        self.log.update(|log| {
            let log = Arc::make_mut(log);
            log.retain(|told| told.ply <= seen.min(ply));
            log.extend(events);
        });
        self.eyes.set(eyes);
        self.frame.set(Some(Arc::new(frame)));
    }

    /// Says that it is one's turn.
    pub(super) fn hear_bell(self) {
        self.sound(Sound::Bell);
    }

    fn sound(self, sound: Sound) {
        if self.prefs.0.with_untracked(|settings| settings.sound) {
            sound::play(sound);
        }
    }

    /// Tells those who can't see what happened.
    fn announce(self, events: &[Told]) {
        let told: Vec<String> = events.iter().map(|told| self.tell(&told.event)).collect();
        if !told.is_empty() {
            self.say(told.join(". "));
        }
    }

    /// Keeps the game as it is now; says who acts next.
    pub(super) fn keep(self, kept: Kept) -> Turn {
        if self.is_alive() {
            self.saved.update(|saved| {
                saved.record = kept.record;
                saved.over = kept.turn == Turn::Over;
                saved.to_act = if let Turn::Seat(seat) = kept.turn { Some(seat) } else { None };
                // A lesson keeps its own.
                self.kept.set(self.taught.is_some() || self.is_lent() || saved.keep());
            });
        }
        kept.turn
    }

    /// Whether the table is at a server.
    pub(crate) fn is_elsewhere(self) -> bool {
        self.remote.is_some()
    }

    /// Whether one can talk at this table.
    pub(crate) fn has_chat(self) -> bool {
        #[cfg(feature = "online")]
        if let Some(remote) = self.remote {
            return untrack(move || remote.seat()).is_some();
        }
        false
    }

    /// Whether others play here, and one only watches.
    pub(crate) fn looks_on(self) -> bool {
        #[cfg(feature = "online")]
        if let Some(remote) = self.remote {
            return remote.seat().is_none();
        }
        false
    }

    /// Leaves the panel beside the board, or opens another.
    pub(crate) fn toggle(self, panel: Panel) {
        self.panel.update(|open| *open = if *open == Some(panel) { None } else { Some(panel) });
    }

    /// The record as text.
    pub(crate) async fn record(self) -> Result<String, Problem> {
        self.engine()?.record().await
    }
}
