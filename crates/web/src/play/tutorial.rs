//! A first game that teaches: the record goes on by itself where the lesson has a script, and stops where the learner has a
//! task.

use std::sync::Arc;

use game::Clause;
use leptos::prelude::*;
use table::{Lesson, Task};

use crate::{
    i18n::I18n,
    saved::{Kind, Saved, my_name, name_players},
    settings::Prefs,
    store,
};

/// A lesson and the learner's progress.
#[derive(Clone, Copy)]
pub(crate) struct Tutorial {
    slug: &'static str,
    lesson: StoredValue<Arc<Lesson>>,
    /// The moves that completed the first tasks.
    done: RwSignal<Vec<String>>,
    /// Whether the learner picked a legal move that the task doesn't ask for.
    pub(crate) strayed: RwSignal<bool>,
}

/// The learner's current task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TutorialStep {
    /// Its number, from one.
    pub(crate) number: usize,
    pub(crate) steps: usize,
    /// The message that names it; `-about` after it names the explanation.
    pub(crate) message: String,
    pub(crate) clauses: Vec<Clause>,
}

fn storage_key(slug: &str) -> String {
    format!("learn.{slug}")
}

impl Tutorial {
    /// Reads a lesson, with the progress that the browser stores.
    pub(super) fn load(slug: &'static str, text: &str) -> Option<Tutorial> {
        let lesson = Lesson::read(text).ok()?;
        let mut done: Vec<String> = store::load(&storage_key(slug)).unwrap_or_default();
        // Another edition of the lesson may have had other tasks.
        let is_valid =
            |(at, mv): (usize, &String)| lesson.task(at).is_some_and(|it| it.accepts(mv));
        if !done.iter().enumerate().all(is_valid) {
            done.clear();
        }
        Some(Tutorial {
            slug,
            lesson: StoredValue::new(Arc::new(lesson)),
            done: RwSignal::new(done),
            strayed: RwSignal::new(false),
        })
    }

    /// The game that the learner plays, as far as it has come.
    pub(super) fn game(self) -> Option<Saved> {
        let lesson = self.lesson()?;
        let mut kinds = vec![Kind::Novice; lesson.head("seats").parse().ok()?];
        *kinds.first_mut()? = Kind::Me;
        let me = my_name(Prefs::get(), I18n::get());
        let mut saved = Saved::new(self.slug, lesson.head("options"), name_players(&kinds, &me));
        (saved.key, saved.record) = (None, self.done.with_untracked(|done| lesson.record(done)));
        Some(saved)
    }

    fn lesson(self) -> Option<Arc<Lesson>> {
        self.lesson.try_get_value()
    }

    /// The current task; none after the last.
    pub(super) fn task(self) -> Option<Task> {
        self.lesson()?.task(self.done.with(Vec::len)).cloned()
    }

    /// The current task as it is shown; none after the last.
    pub(crate) fn step(self) -> Option<TutorialStep> {
        let lesson = self.lesson()?;
        let at = self.done.with(Vec::len);
        let task = lesson.task(at)?;
        Some(TutorialStep {
            number: at + 1,
            steps: lesson.tasks().len(),
            message: format!("{}-learn-{}", self.slug, task.name),
            clauses: task.clauses.clone(),
        })
    }

    /// The script that follows the current task.
    pub(super) fn script(self) -> Vec<String> {
        let at = self.done.with_untracked(Vec::len);
        self.lesson().map(|lesson| lesson.lines_after(at).to_vec()).unwrap_or_default()
    }

    /// Stores a move as the current task's solution. [`Tutorial::advance`] shows the next task.
    pub(super) fn store(self, mv: String) -> Vec<String> {
        let mut done = self.done.get_untracked();
        done.push(mv);
        store::save(&storage_key(self.slug), &done);
        done
    }

    /// Goes on to the task after these moves.
    pub(super) fn advance(self, done: Vec<String>) {
        self.done.set(done);
    }

    /// Starts the lesson again.
    pub(crate) fn restart(self) {
        store::remove(&storage_key(self.slug));
        // Loading the page again is the simplest way to reset everything.
        let _ = window().location().reload();
    }
}
