//! Filters of open tables: chips, and lists on a phone.

use clock::Pace;
use leptos::prelude::*;
use wire::api::TableInfo;

use crate::{i18n::t, titles::TITLES};

/// The numbers of seats.
const SEATS: [&str; 4] = ["2", "3", "4", "5"];
/// The kinds of time controls, each with the message that names it.
const PACES: [(&str, &str); 3] =
    [("live", "filter-live"), ("daily", "filter-daily"), ("untimed", "pace-untimed")];

/// Which open tables are shown; an empty value admits all.
#[derive(Clone, Copy)]
pub(super) struct Filter {
    game: RwSignal<&'static str>,
    seats: RwSignal<&'static str>,
    pace: RwSignal<&'static str>,
}

impl Filter {
    /// A filter that admits all tables.
    pub(super) fn new() -> Filter {
        let all = || RwSignal::new("");
        Filter { game: all(), seats: all(), pace: all() }
    }

    /// Whether a table is shown.
    pub(super) fn admits(self, info: &TableInfo) -> bool {
        let is = |wanted: RwSignal<&'static str>, found: &str| {
            let wanted = wanted.get();
            wanted.is_empty() || wanted == found
        };
        is(self.game, &info.game)
            && is(self.seats, &info.seats.to_string())
            && is(self.pace, kind_of(info.pace))
    }

    /// Whether it admits all tables.
    fn is_empty(self) -> bool {
        [self.game, self.seats, self.pace].iter().all(|it| it.get().is_empty())
    }

    /// Admits all tables.
    pub(super) fn clear(self) {
        for part in [self.game, self.seats, self.pace] {
            part.set("");
        }
    }

    /// Its parts: a name, the message that names it, its value, and its choices.
    fn groups(self) -> [Group; 3] {
        let games = TITLES.iter().map(|card| (card.slug, Signal::derive(t(card.name))));
        let seats = SEATS.map(|count| (count, Signal::derive(move || count.to_owned())));
        let paces = PACES.map(|(kind, name)| (kind, Signal::derive(t(name))));
        [
            Group::new("filter-game", "meet-game", self.game, games.collect()),
            Group::new("filter-seats", "meet-seats", self.seats, seats.to_vec()),
            Group::new("filter-pace", "meet-pace", self.pace, paces.to_vec()),
        ]
    }
}

/// The kind of a time control.
fn kind_of(pace: Pace) -> &'static str {
    match pace {
        Pace::Untimed => "untimed",
        Pace::Live { .. } => "live",
        Pace::Daily { .. } => "daily",
    }
}

/// A part of the filter, of which one choice or none applies.
struct Group {
    name: &'static str,
    label: &'static str,
    value: RwSignal<&'static str>,
    choices: Vec<(&'static str, Signal<String>)>,
}

impl Group {
    fn new(
        name: &'static str,
        label: &'static str,
        value: RwSignal<&'static str>,
        choices: Vec<(&'static str, Signal<String>)>,
    ) -> Group {
        Group { name, label, value, choices }
    }

    /// Chips; pressing one again releases it.
    fn chips(self) -> impl IntoView {
        let Group { name, label, value, choices } = self;
        let one = move |(choice, text): (&'static str, Signal<String>)| {
            let is_on = Signal::derive(move || value.get() == choice);
            let toggle = move |()| value.update(|it| *it = if *it == choice { "" } else { choice });
            chip(format!("{name}-{choice}"), text, is_on, toggle)
        };
        view! {
            <div class="chip-group" role="group" aria-label=t(label)>
                {choices.into_iter().map(one).collect_view()}
            </div>
        }
    }

    /// A list, whose first entry names it and admits all.
    fn list(self) -> impl IntoView {
        let Group { name, label, value, choices } = self;
        let values: Vec<&'static str> = choices.iter().map(|(choice, _)| *choice).collect();
        let option = move |(choice, text): (&'static str, Signal<String>)| {
            view! {
                <option value=choice selected=move || value.get() == choice>
                    {move || text.get()}
                </option>
            }
        };
        view! {
            <select
                class="chip"
                name=name
                aria-label=t(label)
                prop:value=move || value.get()
                on:change:target=move |event| {
                    let chosen = event.target().value();
                    value.set(values.iter().find(|it| **it == chosen).copied().unwrap_or(""));
                }
            >
                <option value="">{t(label)}</option>
                {choices.into_iter().map(option).collect_view()}
            </select>
        }
    }
}

/// A chip that is pressed or not.
fn chip<P: Fn(()) + Send + Sync + 'static>(
    action: String,
    text: Signal<String>,
    is_on: Signal<bool>,
    press: P,
) -> impl IntoView + use<P> {
    view! {
        <button
            type="button"
            class="chip"
            data-action=action
            aria-pressed=move || if is_on.get() { "true" } else { "false" }
            on:click=move |_| press(())
        >
            {move || text.get()}
        </button>
    }
}

/// The filters above the open tables.
#[component]
pub(super) fn Filters(filter: Filter) -> impl IntoView {
    let name = Signal::derive(t("filter-all"));
    let is_on = Signal::derive(move || filter.is_empty());
    view! {
        <div class="filters filter-chips">
            {chip("filter-all".to_owned(), name, is_on, move |()| filter.clear())}
            {filter.groups().into_iter().map(Group::chips).collect_view()}
        </div>
        <div class="filters filter-lists">
            {filter.groups().into_iter().map(Group::list).collect_view()}
        </div>
    }
}

/// No table passes the filter.
#[component]
pub(super) fn NoMatch(filter: Filter) -> impl IntoView {
    view! {
        <div class="panel lobby-empty" role="status">
            <p>{t("filter-none")}</p>
            <button
                type="button"
                class="btn"
                data-action="clear-filter"
                on:click=move |_| filter.clear()
            >
                <span>{t("filter-clear")}</span>
            </button>
        </div>
    }
}
