//! A first game that teaches: the record goes on by itself where the lesson says how, and stops
//! where the learner is to try something.

use std::sync::Arc;

use game::{Clause, Seat, Turn};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use table::{Lesson, Task};
use wire::{Choices, Problem};

use super::{Play, Stage};
use crate::{
    parts::By,
    saved::{Kind, Saved, my_name, sitters},
    settings::Prefs,
    store,
    words::Tongue,
};

/// A lesson, and how far it has come.
#[derive(Clone, Copy)]
pub(crate) struct Taught {
    lesson: StoredValue<Arc<Lesson>>,
    /// The moves with which the first tasks were done.
    done: RwSignal<Vec<String>>,
    /// All that would be legal, also what isn't asked for now.
    legal: RwSignal<Arc<Choices>>,
    /// Whether something was picked that is legal but isn't asked for.
    pub(crate) strayed: RwSignal<bool>,
}

/// What the learner is to try now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Its number, from one.
    pub(crate) number: usize,
    pub(crate) steps: usize,
    /// The message that names it; what it says follows after `-about`.
    pub(crate) message: String,
    pub(crate) clauses: Vec<Clause>,
}

fn kept_as(slug: &str) -> String {
    format!("learn.{slug}")
}

impl Play {
    /// A table for a lesson, where it was left; none if there is none, or no board for it.
    pub(crate) fn teach(slug: &str, text: &str) -> Option<Play> {
        let lesson = Lesson::read(text).ok()?;
        let mut done: Vec<String> = store::load(&kept_as(slug)).unwrap_or_default();
        // Another edition of the lesson may have asked for something else.
        let still = |(at, mv): (usize, &String)| lesson.task(at).is_some_and(|it| it.accepts(mv));
        if !done.iter().enumerate().all(still) {
            done.clear();
        }
        let mut kinds = vec![Kind::Novice; lesson.head("seats").parse().ok()?];
        *kinds.first_mut()? = Kind::Me;
        let me = my_name(Prefs::get(), Tongue::get());
        let mut saved = Saved::new(slug, lesson.head("options"), sitters(&kinds, &me));
        (saved.key, saved.record) = (None, lesson.record(&done));
        let taught = Taught {
            lesson: StoredValue::new(Arc::new(lesson)),
            done: RwSignal::new(done),
            legal: RwSignal::default(),
            strayed: RwSignal::new(false),
        };
        Some(Play { taught: Some(taught), ..Play::new(saved)? })
    }

    fn lesson(self) -> Option<(Arc<Lesson>, Taught)> {
        Some((self.taught?.lesson.try_get_value()?, self.taught?))
    }

    fn task(self) -> Option<Task> {
        let (lesson, taught) = self.lesson()?;
        lesson.task(taught.done.with(Vec::len)).cloned()
    }

    /// What the learner is to try now; none after the last step, and where nothing is taught.
    pub(crate) fn step(self) -> Option<Step> {
        let (lesson, taught) = self.lesson()?;
        let at = taught.done.with(Vec::len);
        let task = lesson.task(at)?;
        Some(Step {
            number: at + 1,
            steps: lesson.tasks().len(),
            message: format!("{}-learn-{}", self.slug(), task.name),
            clauses: task.clauses.clone(),
        })
    }

    /// What is said of a step: its title, or what it explains.
    pub(crate) fn say_step(self, message: &str) -> String {
        self.tongue.say(message, &[("rival", self.name(Seat(1)).into())])
    }

    /// Whether the lesson came to its end.
    pub(crate) fn has_learned(self) -> bool {
        self.taught.is_some() && untrack(move || self.task()).is_none()
    }

    /// Nothing more is to be tried: what there was stays to be looked at.
    pub(super) async fn end_lesson(self) -> Result<(), Problem> {
        self.refresh(Some(table::LEARNER)).await?;
        self.stage.set(Stage::Over);
        Ok(())
    }

    /// What of all that is legal the learner is to choose from.
    pub(super) fn narrowed(self, legal: Choices) -> Choices {
        let (Some(taught), Some(task)) = (self.taught, untrack(move || self.task())) else {
            return legal;
        };
        let narrowed = task.narrow(&legal);
        taught.legal.set(Arc::new(legal));
        narrowed
    }

    /// All that is legal, where only some of it is to be chosen from.
    pub(super) fn legal(self) -> Option<Arc<Choices>> {
        self.taught.map(|taught| taught.legal.get())
    }

    /// Whether these words are legal but not asked for; then it is said so.
    pub(super) fn strays(self, words: &[String]) -> bool {
        let Some(legal) = self.taught.map(|taught| taught.legal.get_untracked()) else {
            return false;
        };
        let is_legal = legal.moves.iter().any(|listed| {
            let mv: Vec<&str> = listed.mv.split(' ').collect();
            mv.first() == words.first().map(String::as_str).as_ref()
                && words.iter().all(|word| mv.contains(&word.as_str()))
        });
        self.stray(is_legal);
        is_legal
    }

    /// Says that something is legal but not asked for, or no longer.
    pub(super) fn stray(self, strayed: bool) {
        if let Some(taught) = self.taught {
            taught.strayed.set(strayed);
        }
    }

    /// Picks something that will do, to be confirmed by the learner.
    pub(super) fn show_how(self) {
        let first = self.choices.with_untracked(|it| it.moves.first().map(|it| it.mv.clone()));
        if let (Stage::Choosing(_), Some(mv)) = (self.stage.get_untracked(), first) {
            self.pick_all(&mv.split(' ').collect::<Vec<_>>(), By::Hint);
        }
    }

    /// Tells those who listen what is to be tried.
    pub(super) fn tell_step(self) {
        let Some(step) = untrack(move || self.step()) else { return };
        let about = format!("{}-about", step.message);
        let before = self.said.get_untracked();
        let told = untrack(move || {
            format!("{before} {}. {}", self.say_step(&step.message), self.say_step(&about))
        });
        self.say(told);
    }

    /// A task was done with this move: what follows happens, up to the next task. Says who acts.
    pub(super) async fn go_on_with_lesson(
        self,
        mv: String,
        mut turn: Turn,
    ) -> Result<Turn, Problem> {
        let Some((lesson, taught)) = self.lesson() else { return Ok(turn) };
        let mut done = taught.done.get_untracked();
        let lines = lesson.lines_after(done.len());
        done.push(mv);
        store::keep(&kept_as(self.slug()), &done);
        let mut record = self.saved.with_untracked(|saved| saved.record.clone());
        for line in lines {
            if let Turn::Seat(seat) = turn
                && seat != table::LEARNER
            {
                self.offer(Choices::default());
                self.stage.set(Stage::Thinking(seat));
                self.beat().await;
            }
            record += &format!("{line}\n");
            turn = self.engine()?.read(&record, None).await?.turn;
            if !self.is_alive() {
                return Ok(turn);
            }
            self.refresh(self.eyes.get_untracked()).await?;
        }
        if lines.iter().any(|line| line.starts_with(|first| ('2'..='9').contains(&first))) {
            // What a rival did last is looked at before something new is asked.
            self.beat().await;
        }
        if !self.is_alive() {
            return Ok(turn);
        }
        self.saved.update(|saved| saved.record = record);
        taught.done.set(done);
        Ok(turn)
    }

    async fn beat(self) {
        let beat = self.prefs.0.with_untracked(|settings| settings.speed.beat());
        TimeoutFuture::new(beat).await;
    }

    /// Begins the lesson again.
    pub(crate) fn learn_again(self) {
        store::forget(&kept_as(self.slug()));
        // A page of its own is the simplest way to begin anew.
        let _ = window().location().reload();
    }

    /// Sits down to a first game of one's own; says where.
    pub(crate) fn first_game(self) -> String {
        let kinds: Vec<Kind> =
            game::seats(self.seats()).filter_map(|seat| self.kind(seat)).collect();
        let options: Vec<String> = (self.look.title.options.iter())
            .map(|choice| format!("{}={}", choice.name, choice.values[0].0))
            .collect();
        let names = sitters(&kinds, &my_name(self.prefs, self.tongue));
        let mut saved = Saved::new(self.slug(), &options.join(" "), names);
        saved.keep();
        saved.path()
    }
}
