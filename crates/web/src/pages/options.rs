//! The options of a new game.

use leptos::{prelude::*, task::spawn_local};

use crate::{
    assets,
    i18n::{I18n, t},
    parts::{Pic, Segment, Segments, Switch},
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

    /// The options that differ from the defaults, in words.
    pub(super) fn changes(&self, i18n: I18n) -> Vec<String> {
        let word = |(choice, value): (&'static GameOption, &RwSignal<&'static str>)| {
            let now = value.get();
            let (_, id) = choice.values.iter().skip(1).find(|(value, _)| *value == now)?;
            let name = i18n.say(choice.message, &[]);
            let is_switch = ["yes", "no"].contains(&now);
            Some(if is_switch { name } else { format!("{name} – {}", i18n.say(id, &[])) })
        };
        self.card.options.iter().zip(&self.values).filter_map(word).collect()
    }

    /// Takes all defaults again.
    pub(super) fn reset(&self) {
        for (choice, value) in self.card.options.iter().zip(&self.values) {
            value.set(choice.values[0].0);
        }
    }

    /// A control for each option of a game with so many players.
    pub(super) fn view(&self, players: Signal<usize>) -> impl IntoView + use<> {
        // Its drawings; the first page has loaded them, the lobby may not have.
        spawn_local(assets::load_art(self.card.slug));
        let choices = self.card.options.iter().zip(&self.values);
        view! {
            <div class="options">
                {choices.map(|(choice, value)| option(choice, *value, players)).collect_view()}
            </div>
        }
    }
}

/// The drawing of an option or of one of its values; empty if there is none.
fn picture(option: &str, value: &str) -> String {
    let id = match (option, value) {
        ("module", "none") => "huang-capital",
        ("module", "bandits") => "huang-bandits",
        ("module", "eighteen-kingdoms") => "huang-granary",
        ("palace", _) => "huang-palace",
        ("open-points", _) => "huang-vp-yellow",
        ("short", _) => "huang-i-bag",
        ("board", "bird") => "qin-village",
        ("board", "lion") => "qin-water",
        ("fair-hands", _) => "qin-terr-red",
        ("great-wall", _) => "dragon-wall",
        ("super-event", event) if !["none", "drawn", "chosen"].contains(&event) => {
            return format!("dragon-sup-{event}");
        }
        _ => "",
    };
    id.to_owned()
}

/// The control of an option: a switch for yes or no, otherwise segments.
fn option(
    choice: &'static GameOption,
    value: RwSignal<&'static str>,
    players: Signal<usize>,
) -> impl IntoView {
    if choice.values.iter().all(|(value, _)| ["yes", "no"].contains(value)) {
        return switch(choice, value).into_any();
    }
    // A number is a seat, and some may be empty.
    let is_empty_seat =
        move |value: &str| value.parse::<usize>().is_ok_and(|seat| players.get() < seat);
    let values = move || choice.values.iter().filter(move |(value, _)| !is_empty_seat(value));
    let segments = move || values().map(|(value, id)| Segment::new(value, id)).collect::<Vec<_>>();
    let pictures =
        move || values().map(|(value, _)| picture(choice.name, value)).collect::<Vec<_>>();
    let is_drawn = choice.values.iter().any(|(value, _)| !picture(choice.name, value).is_empty());
    let class = if is_drawn { "tiles drawn" } else { "" };
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
                        class=class
                        segments=segments()
                        pictures=pictures()
                        chosen=Signal::derive(move || value.get().to_owned())
                        choose=move |chosen| value.set(chosen)
                    />
                }
            }}
        </fieldset>
    }
    .into_any()
}

/// A switch for yes or no, beside its drawing.
fn switch(choice: &'static GameOption, value: RwSignal<&'static str>) -> impl IntoView {
    view! {
        <div class="extra">
            <Pic id=picture(choice.name, "yes") class="pic" />
            <Switch
                name=choice.name
                label=Signal::derive(t(choice.message))
                about=Signal::derive(t(choice.about))
                on=Signal::derive(move || value.get() == "yes")
                set=move |on| value.set(if on { "yes" } else { "no" })
            />
        </div>
    }
}
