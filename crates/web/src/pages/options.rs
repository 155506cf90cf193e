//! The options of a new game.

use leptos::prelude::*;

use crate::{
    i18n::t,
    parts::{Segment, Segments, Switch},
    title::{GameOption, Title},
};

/// The chosen options of a game.
#[derive(Clone)]
pub(super) struct Options {
    card: &'static Title,
    values: Vec<RwSignal<&'static str>>,
}

impl Options {
    /// The default options.
    pub(super) fn new(card: &'static Title) -> Options {
        let usual = |choice: &GameOption| RwSignal::new(choice.values[0].0);
        Options { card, values: card.options.iter().map(usual).collect() }
    }

    /// The options in the game's notation.
    pub(super) fn notation(&self) -> String {
        let choices = self.card.options.iter().zip(&self.values);
        let written = choices.filter_map(|(choice, value)| choice.notation(value.get_untracked()));
        written.collect::<Vec<_>>().join(" ")
    }

    /// A control for each option of a game with so many players.
    pub(super) fn view(&self, players: Signal<usize>) -> impl IntoView + use<> {
        let choices = self.card.options.iter().zip(&self.values);
        view! {
            <div class="options">
                {choices.map(|(choice, value)| option(choice, *value, players)).collect_view()}
            </div>
        }
    }
}

/// The control of an option: a switch for yes or no, otherwise segments.
fn option(
    choice: &'static GameOption,
    value: RwSignal<&'static str>,
    players: Signal<usize>,
) -> impl IntoView {
    if choice.values.iter().all(|(value, _)| ["yes", "no"].contains(value)) {
        return view! {
            <Switch
                name=choice.name
                label=Signal::derive(t(choice.message))
                about=Signal::derive(t(choice.about))
                on=Signal::derive(move || value.get() == "yes")
                set=move |on| value.set(if on { "yes" } else { "no" })
            />
        }
        .into_any();
    }
    // A number is a seat, and some may be empty.
    let is_empty_seat =
        move |value: &str| value.parse::<usize>().is_ok_and(|seat| players.get() < seat);
    let segments = move || {
        let values = choice.values.iter().filter(|(value, _)| !is_empty_seat(value));
        values.map(|(value, id)| Segment::new(value, id)).collect::<Vec<_>>()
    };
    view! {
        <fieldset class="option">
            <legend class="sr-only">{t(choice.message)}</legend>
            <div>
                <b>{t(choice.message)}</b>
                <p class="option-note">{t(choice.about)}</p>
            </div>
            {move || {
                view! {
                    <Segments
                        name=choice.name
                        segments=segments()
                        chosen=Signal::derive(move || value.get().to_owned())
                        choose=move |chosen| value.set(chosen)
                    />
                }
            }}
        </fieldset>
    }
    .into_any()
}
