//! The flow of a lesson: tasks narrow the choices, the script plays rivals and chance.

use game::{Seat, Turn};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use wire::{Choices, Problem};

use crate::{
    input::Input,
    play::{Play, TableState, TutorialStep},
    saved::{Kind, Saved, my_name, name_players},
    sound::Sound,
};

impl Play {
    /// The learner's current task; none after the last and at other tables.
    pub(crate) fn lesson_step(self) -> Option<TutorialStep> {
        self.tutorial?.step()
    }

    /// A message of a lesson: the title of a task, or its explanation.
    pub(crate) fn say_step(self, message: &str) -> String {
        self.i18n.say(message, &[("rival", self.seating.name(Seat(1)).into())])
    }

    /// Whether the current task asks for certain moves, instead of any.
    pub(crate) fn asks_for_moves(self) -> bool {
        let task = self.tutorial.and_then(|tutorial| untrack(move || tutorial.task()));
        task.is_some_and(|task| !task.is_free())
    }

    /// Whether the lesson is finished.
    pub(super) fn has_learned(self) -> bool {
        self.tutorial.is_some_and(|tutorial| untrack(move || tutorial.task()).is_none())
    }

    /// Ends the lesson; its last position stays on show.
    pub(super) async fn end_lesson(self) -> Result<(), Problem> {
        self.refresh(Some(table::LEARNER)).await?;
        self.announcer.play(Sound::Win);
        self.state.set(TableState::Over);
        Ok(())
    }

    /// The legal moves that the current task accepts; all of them at other tables.
    pub(super) fn narrowed(self, legal: Choices) -> Choices {
        let Some(task) = self.tutorial.and_then(|it| untrack(move || it.task())) else {
            return legal;
        };
        let narrowed = task.narrow(&legal);
        self.selection.set_legal(legal);
        narrowed
    }

    /// Whether these words are legal but not what the task asks for; the learner is told so.
    pub(super) fn strays(self, words: &[String]) -> bool {
        let is_legal = self.tutorial.is_some() && self.selection.is_legal(words);
        self.set_strayed(is_legal);
        is_legal
    }

    /// Tells the learner that a pick isn't what the task asks for, or no longer.
    pub(super) fn set_strayed(self, strayed: bool) {
        if let Some(tutorial) = self.tutorial {
            tutorial.strayed.set(strayed);
        }
    }

    /// Picks a solution of the current task, ready to be confirmed.
    pub(super) fn show_solution(self) {
        let choices = self.selection.choices;
        let first = choices.with_untracked(|it| it.moves.first().map(|it| it.mv.clone()));
        if let (TableState::Choosing(_), Some(mv)) = (self.state.get_untracked(), first) {
            self.pick_all(&mv.split(' ').collect::<Vec<_>>(), Input::Hint);
        }
    }

    /// Announces the current task after what was announced last.
    pub(super) fn announce_task(self) {
        let Some(step) = untrack(move || self.lesson_step()) else { return };
        let about = format!("{}-about", step.message);
        let before = self.announcer.said.get_untracked();
        let text = untrack(move || {
            format!("{before} {}. {}", self.say_step(&step.message), self.say_step(&about))
        });
        self.announcer.say(text);
    }

    /// Plays the script after a task, up to the next one. Returns whose turn it is.
    pub(super) async fn follow_script(self, mv: String, turn: Turn) -> Result<Turn, Problem> {
        let Some(tutorial) = self.tutorial else { return Ok(turn) };
        let mut turn = turn;
        let lines = tutorial.script();
        let done = tutorial.store(mv);
        let mut record = self.seating.saved.with_untracked(|saved| saved.record.clone());
        for line in &lines {
            if let Turn::Seat(seat) = turn
                && seat != table::LEARNER
            {
                self.selection.offer(Choices::default());
                self.state.set(TableState::Thinking(seat));
                TimeoutFuture::new(self.announcer.beat()).await;
            }
            record += &format!("{line}\n");
            turn = self.source.engine()?.read(&record, None).await?.turn;
            if !self.source.is_open() {
                return Ok(turn);
            }
            self.refresh(self.observation.eyes.get_untracked()).await?;
        }
        if lines.iter().any(|line| line.starts_with(|first| ('2'..='9').contains(&first))) {
            // The rival's last move stays on show before the next task.
            TimeoutFuture::new(self.announcer.beat()).await;
        }
        if self.source.is_open() {
            self.seating.saved.update(|saved| saved.record = record);
            tutorial.advance(done);
        }
        Ok(turn)
    }

    /// Creates the learner's first real game. Returns its path.
    pub(crate) fn create_first_game(self) -> String {
        let kinds: Vec<Kind> =
            game::seats(self.seating.count()).filter_map(|seat| self.seating.kind(seat)).collect();
        let options: Vec<String> = (self.presentation.title.options.iter())
            .filter_map(|option| option.notation(option.values[0].0))
            .collect();
        let players = name_players(&kinds, &my_name(self.announcer.prefs, self.i18n));
        let mut saved = Saved::new(self.slug(), &options.join(" "), players);
        saved.save();
        saved.path()
    }
}
