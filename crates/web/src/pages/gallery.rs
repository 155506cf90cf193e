//! Every component once, and every piece, for reviewers.

use game::{Seat, rule};
use leptos::{prelude::*, task::spawn_local};

use crate::{
    assets,
    frame::{Foot, PageTop},
    i18n::{I18n, t},
    parts::{Button, Chip, Segment, Segments, Switch, hills, icon, seal},
    settings::SettingsDialog,
    titles::TITLES,
};

/// A drawing: its id and its view box.
type Drawing = (String, String);

#[component]
pub(crate) fn GalleryPage() -> impl IntoView {
    let i18n = I18n::get();
    let settings = RwSignal::new(false);
    let drawings: RwSignal<Vec<(Option<&'static str>, Vec<Drawing>)>> = RwSignal::new(Vec::new());
    spawn_local(async move {
        assets::load_art("covers").await;
        let mut found = vec![(None, drawn("ui"))];
        for card in TITLES {
            assets::load_art(card.slug).await;
            found.push((Some(card.name), drawn(card.slug)));
        }
        drawings.try_set(found);
    });
    let section = move |(name, drawings): (Option<&'static str>, Vec<Drawing>)| {
        let title = move || name.map_or_else(|| "Pagoda".to_owned(), |name| i18n.say(name, &[]));
        view! {
            <h2>{title}</h2>
            <div class="gallery">{drawings.into_iter().map(figure).collect_view()}</div>
        }
    };
    view! {
        <div class="page">
            <PageTop settings=settings />
            <main class="wrap components" id="main">
                <h1>{t("gallery-title")}</h1>
                <h2 class="gate">{t("gallery-controls")}</h2>
                {buttons()} {choices()} {notices()} {identities()}
                <div class="hero">{hills()}</div>
                {move || drawings.get().into_iter().map(section).collect_view()}
            </main>
            <Foot />
        </div>
        <SettingsDialog open=settings />
    }
}

/// Every kind of button, and a link to a clause.
fn buttons() -> impl IntoView {
    view! {
        <div class="acts">
            {button("play", "main")} {button("ok", "go")} {button("undo", "")}
            {button("close", "quiet")} {button("trash", "danger")}
            <Button
                action="show"
                icon="undo"
                label=Signal::derive(t("undo"))
                disabled=Signal::derive(|| true)
                press=|()| ()
            /> <Chip clause=rule!("Q2.3") open=|_| () />
        </div>
    }
}

/// The segmented control, its tiles, and the switch.
fn choices() -> impl IntoView {
    let theme = RwSignal::new("auto");
    let level = RwSignal::new("adept");
    let is_on = RwSignal::new(true);
    let themes = vec![
        Segment::new("auto", "theme-auto"),
        Segment::new("light", "theme-light"),
        Segment::new("dark", "theme-dark"),
    ];
    let levels = vec![
        Segment::new("novice", "chair-novice").with("bot-novice"),
        Segment::new("adept", "chair-adept").with("bot-adept"),
        Segment::new("master", "chair-master").with("bot-master"),
    ];
    view! {
        <Segments
            name="show-segments"
            segments=themes
            chosen=Signal::derive(move || theme.get().to_owned())
            choose=move |value| theme.set(value)
        />
        <Segments
            name="show-tiles"
            class="tiles levels"
            segments=levels
            chosen=Signal::derive(move || level.get().to_owned())
            choose=move |value| level.set(value)
        />
        <Switch
            name="show-switch"
            label=Signal::derive(t("settings-zen"))
            about=Signal::derive(t("settings-zen-about"))
            on=Signal::derive(move || is_on.get())
            set=move |on| is_on.set(on)
        />
    }
}

/// The notice: an error, and a success.
fn notices() -> impl IntoView {
    view! {
        <p class="notice">{icon("warn", "")} {t("not-kept")}</p>
        <p class="notice fine">{icon("ok", "")} {t("copied")}</p>
    }
}

/// Seals of people, numerals of bots, marks of seats.
fn identities() -> impl IntoView {
    const GROUNDS: [(&str, &str); 6] = [
        ("avatar", "person"),
        ("avatar ink", "animal-tiger"),
        ("avatar jade", "animal-hare"),
        ("avatar sea", "animal-rat"),
        ("avatar plum", "animal-goat"),
        ("avatar rust", "animal-dragon"),
    ];
    let avatar = |(class, picture): (&'static str, &'static str)| {
        view! { <span class=class>{icon(picture, "")}</span> }
    };
    let bot = |name: &'static str| view! { <span class="bot">{icon(name, "")}</span> };
    view! {
        <div class="acts">
            {GROUNDS.map(avatar).into_iter().collect_view()}
            {["bot-novice", "bot-adept", "bot-master"].map(bot).into_iter().collect_view()}
            <span class="vacant">{icon("plus", "")}</span>
            {[Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)].map(seal).into_iter().collect_view()}
        </div>
    }
}

fn figure((id, view_box): Drawing) -> impl IntoView {
    view! {
        <figure class="panel">
            <svg class="pic" viewBox=view_box aria-hidden="true">
                <use href=format!("#{id}")></use>
            </svg>
            <figcaption>{id}</figcaption>
        </figure>
    }
}

fn button(icon: &'static str, class: &'static str) -> impl IntoView {
    let label = Signal::derive(t("confirm-move"));
    view! { <Button action="show" icon=icon class=class label=label press=|()| () /> }
}

/// The drawings of a sprite that is loaded.
fn drawn(slug: &str) -> Vec<Drawing> {
    let Ok(symbols) = document().query_selector_all(&format!("symbol[id^={slug}-]")) else {
        return Vec::new();
    };
    use wasm_bindgen::JsCast as _;
    let symbols = (0..symbols.length()).filter_map(|at| symbols.get(at));
    let elements = symbols.filter_map(|it| it.dyn_into::<web_sys::Element>().ok());
    elements.filter_map(|it| Some((it.id(), it.get_attribute("viewBox")?))).collect()
}
