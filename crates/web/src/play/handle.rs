//! The handle of a table: a copy for everyone who draws a part of it.

use std::sync::Arc;

use game::Seat;
use leptos::prelude::*;
use locale::Prompt;
use serde_json::Value;
use wire::{Choices, Frame};

use super::{
    announcer::Announcer, observation::Observation, panels::Panels, review::Review,
    seating::Seating, selection::Selection, source::Source, state::TableState, timeline::Timeline,
    tutorial::Tutorial, workers::Workers,
};
use crate::{i18n::I18n, presentation::Presentation, saved::Saved};

/// The handle of a table: its parts.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) presentation: &'static Presentation,
    pub(crate) state: RwSignal<TableState>,
    pub(crate) source: Source,
    pub(crate) seating: Seating,
    pub(crate) observation: Observation,
    pub(crate) selection: Selection,
    pub(crate) timeline: Timeline,
    pub(crate) panels: Panels,
    pub(crate) review: Review,
    /// The lesson, at a table that teaches.
    pub(crate) tutorial: Option<Tutorial>,
    pub(crate) announcer: Announcer,
    pub(crate) i18n: I18n,
}

impl Play {
    /// A table in this browser.
    pub(crate) fn local(presentation: &'static Presentation, saved: Saved) -> Play {
        let source = Source::Local(Workers::new(presentation.title.slug));
        Play::new(presentation, source, saved)
    }

    /// A table that teaches a game; none if the lesson can't be read.
    pub(crate) fn lesson(presentation: &'static Presentation, text: &str) -> Option<Play> {
        let tutorial = Tutorial::load(presentation.title.slug, text)?;
        let play = Play::local(presentation, tutorial.game()?);
        play.selection.set_legal(Choices::default());
        Some(Play { tutorial: Some(tutorial), ..play })
    }

    /// A table whose game lives in this source.
    pub(super) fn new(presentation: &'static Presentation, source: Source, saved: Saved) -> Play {
        Play {
            presentation,
            state: RwSignal::new(TableState::Opening),
            source,
            seating: Seating::new(saved),
            observation: Observation::new(),
            selection: Selection::new(),
            timeline: Timeline::new(),
            panels: Panels::new(),
            review: Review::new(),
            tutorial: None,
            announcer: Announcer::new(),
            i18n: I18n::get(),
        }
    }

    /// The game's name in addresses and messages.
    pub(crate) fn slug(self) -> &'static str {
        self.presentation.title.slug
    }

    /// The frame on show: a past moment, or now.
    pub(crate) fn shown(self) -> Option<Arc<Frame>> {
        match self.timeline.moment.get() {
            Some(moment) => Some(moment.frame),
            None => self.observation.frame.get(),
        }
    }

    /// The ply on show.
    pub(crate) fn shown_ply(self) -> usize {
        self.shown().map_or(0, |frame| frame.ply)
    }

    /// The person who chooses now, unless a past moment is on show.
    pub(crate) fn chooser(self) -> Option<Seat> {
        match self.state.get() {
            TableState::Choosing(seat) if !self.timeline.is_past() => Some(seat),
            _ => None,
        }
    }

    /// Whether the picked words are shown: also while the move is being made.
    pub(crate) fn shows_pick(self) -> bool {
        self.chooser().is_some() || matches!(self.state.get(), TableState::Making(_))
    }

    /// The phase of a turn in a word, for style sheets and tests.
    pub(crate) fn phase(self) -> &'static str {
        let has_film = self.timeline.moment.with(|it| it.as_ref().map(|it| it.film.is_some()));
        match (self.state.get(), has_film) {
            (_, Some(true)) => "film",
            (TableState::Over, _) => "replay",
            (_, Some(false)) => "past",
            (TableState::Choosing(_), None) => {
                match self.selection.choices.with(|it| self.presentation.are_alike(&it.moves)) {
                    true => "draw",
                    false if self.selection.picked().is_empty() => "pick",
                    false => "place",
                }
            }
            _ => "wait",
        }
    }

    /// The question that a seat is asked now.
    pub(crate) fn question(self, seat: Seat) -> String {
        let (view, moves) = (self.observation.view(), self.selection.moves());
        let (names, picked) = (self.seating.names(), self.selection.picked());
        let prompt = Prompt { seat, names: &names, moves: &moves, picked: &picked };
        self.i18n.with(|words| words.ask(self.slug(), &view, prompt))
    }

    /// An event in the player's language.
    pub(crate) fn tell(self, event: &Value) -> String {
        let names = self.seating.names();
        self.i18n.with(|words| words.tell(self.slug(), event, &names))
    }
}
