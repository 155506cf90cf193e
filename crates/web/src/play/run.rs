//! The course of a game: whose turn it is, bots that play theirs, and keeping what was played.

use std::sync::Arc;

use game::{Seat, Turn};
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};
use table::Picker;
use wire::{Choices, Problem};

use super::{Hint, Panel, Play, Stage};
use crate::{
    assets,
    sound::{self, Sound},
};

impl Play {
    /// Opens the table and goes on to the next person's turn.
    pub(crate) fn start(self) {
        on_cleanup(move || self.alive.set(false));
        spawn_local(async move {
            assets::load_art(self.slug()).await;
            let opened = self.open().await;
            self.go_on(opened).await;
            if self.is_alive() {
                self.offer_film().await;
            }
        });
    }

    async fn open(self) -> Result<(), Problem> {
        let saved = self.saved.get_untracked();
        let engine = self.engine()?;
        if saved.record.is_empty() {
            let (seats, key) = (saved.sitters.len() as u8, saved.key.unwrap_or_default());
            engine.open(&saved.slug, seats, &saved.options, &key).await?;
        } else {
            engine.read(&saved.record, saved.key.as_deref()).await?;
        }
        Ok(())
    }

    /// Goes on after something was done, up to the next person's turn or the end.
    pub(super) async fn go_on(self, done: Result<(), Problem>) {
        let went = match done {
            Ok(()) => self.run().await,
            Err(problem) => Err(problem),
        };
        if let Err(problem) = went
            && self.is_alive()
        {
            self.stage.set(Stage::Broken(problem));
        }
    }

    async fn run(self) -> Result<(), Problem> {
        while self.is_alive() {
            let frame = self.engine()?.look(None, usize::MAX, None).await?;
            if !self.is_alive() {
                return Ok(());
            }
            match frame.turn {
                Turn::Seat(seat) => match self.level(seat) {
                    Some(level) => self.bot_plays(seat, level).await?,
                    None => return self.person_chooses(seat).await,
                },
                Turn::Over | Turn::Chance => return self.end().await,
            }
        }
        Ok(())
    }

    fn level(self, seat: Seat) -> Option<&'static str> {
        self.saved.with_untracked(|saved| saved.kind(seat)?.level())
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
            self.hear(Sound::Bell);
        }
        self.offer(choices);
        self.stage.set(Stage::Choosing(seat));
        Ok(())
    }

    /// Lets a person choose from these.
    fn offer(self, choices: Choices) {
        self.picker.set(Picker::new(&choices));
        self.choices.set(Arc::new(choices));
        self.preview.set(None);
        self.refused.set(None);
        self.hint.set(Hint::None);
    }

    /// The person before whom the curtain fell has taken the screen.
    pub(crate) fn lift_curtain(self) {
        let Stage::Curtain(seat) = self.stage.get_untracked() else { return };
        spawn_local(async move {
            self.eyes.set(Some(seat));
            let seated = self.sit_down(seat).await;
            if let Err(problem) = seated {
                self.stage.set(Stage::Broken(problem));
            }
        });
    }

    async fn bot_plays(self, seat: Seat, level: &str) -> Result<(), Problem> {
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
            return Ok(());
        }
        self.engine()?.play(seat, &advice.mv).await?;
        self.keep().await
    }

    async fn end(self) -> Result<(), Problem> {
        let people = self.saved.with_untracked(|saved| saved.people());
        let eyes = if let [only] = people[..] { Some(only) } else { None };
        self.refresh(eyes).await?;
        self.offer(Choices::default());
        self.keep().await?;
        // A record that ends in the middle has none.
        if let Ok(course) = self.engine()?.course().await {
            self.course.set(Some(Arc::new(course)));
        }
        self.stage.set(Stage::Over);
        Ok(())
    }

    /// Looks again with these eyes, and hears what was told since.
    pub(super) async fn refresh(self, eyes: Option<Seat>) -> Result<(), Problem> {
        let (seen, is_first) = self.frame.with_untracked(|frame| {
            let ply = frame.as_ref().map_or(0, |frame| frame.ply);
            let other = self.eyes.get_untracked() != eyes;
            (if other { 0 } else { ply }, frame.is_none())
        });
        let mut frame = self.engine()?.look(eyes, seen, None).await?;
        if !self.is_alive() {
            return Ok(());
        }
        let events = std::mem::take(&mut frame.events);
        let ply = frame.ply;
        if !is_first && seen < ply {
            self.announce(&events);
            self.hear(Sound::Wood);
        }
        self.log.update(|log| {
            let log = Arc::make_mut(log);
            log.retain(|told| told.ply <= seen.min(ply));
            log.extend(events);
        });
        self.eyes.set(eyes);
        self.frame.set(Some(Arc::new(frame)));
        Ok(())
    }

    fn hear(self, sound: Sound) {
        if self.prefs.0.with_untracked(|settings| settings.sound) {
            sound::play(sound);
        }
    }

    /// Tells those who can't see what happened.
    fn announce(self, events: &[wire::Told]) {
        let told: Vec<String> = events.iter().map(|told| self.tell(&told.event)).collect();
        if !told.is_empty() {
            self.say(told.join(". "));
        }
    }

    /// Keeps the game as it is now.
    pub(super) async fn keep(self) -> Result<(), Problem> {
        let engine = self.engine()?;
        let record = engine.record().await?;
        let turn = engine.look(None, usize::MAX, None).await?.turn;
        if !self.is_alive() {
            return Ok(());
        }
        self.saved.update(|saved| {
            saved.record = record;
            saved.over = matches!(turn, Turn::Over);
            saved.to_act = if let Turn::Seat(seat) = turn { Some(seat) } else { None };
            self.kept.set(saved.keep());
        });
        Ok(())
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
