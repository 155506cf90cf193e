//! The games as panels of a folding screen: cover, name, description, and the ways to a table.

use leptos::prelude::*;

use crate::{
    frame::rules_path,
    i18n::{I18n, t},
    parts::icon,
    title::Title,
    titles::TITLES,
};

/// The panels of all games.
pub(super) fn title_panels(set_up: Callback<&'static Title>) -> impl IntoView {
    view! {
        <div class="titles screen">
            {TITLES.iter().map(|card| panel(card, set_up)).collect_view()}
        </div>
    }
}

/// A text about a game.
pub(super) fn about(
    card: &'static Title,
    part: &'static str,
) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let i18n = I18n::get();
    move || i18n.say(&format!("{}-{part}", card.slug), &[])
}

/// The cover of a game as decoration, cropped to its place.
pub(super) fn cover(card: &'static Title) -> impl IntoView {
    // The dragon's head is at the left edge.
    let crop = if card.slug == "dragon" { "xMinYMid slice" } else { "xMidYMid slice" };
    view! {
        <svg class="cover" viewBox="0 0 600 400" preserveAspectRatio=crop aria-hidden="true">
            <use href=format!("#{}-cover", card.slug)></use>
        </svg>
    }
}

/// Number of players, length and rules of a game.
pub(super) fn facts(card: &'static Title) -> impl IntoView {
    let i18n = I18n::get();
    let players = move || {
        let (least, most) = card.seats;
        i18n.say("players-count", &[("least", least.into()), ("most", most.into())])
    };
    view! {
        <ul class="facts">
            <li>{icon("people", "icon-s")} {players}</li>
            <li>{icon("clock", "icon-s")} {about(card, "length")}</li>
            <li>
                {icon("rules", "icon-s")}
                <a href=move || rules_path(card.slug, i18n.lang())>{t("rules-title")}</a>
            </li>
        </ul>
    }
}

/// The panel of a game.
fn panel(card: &'static Title, set_up: Callback<&'static Title>) -> impl IntoView {
    let heading = format!("{}-title", card.slug);
    let id = heading.clone();
    view! {
        <section class="title-panel" aria-labelledby=heading>
            <div class="title-cover" role="img" aria-label=about(card, "cover")>
                {cover(card)}
            </div>
            <div class="title-text">
                <h2 id=id>
                    <i>{about(card, "kicker")}</i>
                    " "
                    <span>{about(card, "short")}</span>
                </h2>
                <p>{about(card, "brief")}</p>
                {facts(card)}
                {title_actions(card, set_up)}
            </div>
        </section>
    }
}

/// A new game, and the lesson.
fn title_actions(card: &'static Title, set_up: Callback<&'static Title>) -> impl IntoView {
    let (i18n, slug) = (I18n::get(), card.slug);
    let name = move || i18n.say(card.name, &[]);
    view! {
        <div class="title-acts">
            <button
                type="button"
                class="btn main"
                data-action="new"
                data-title=slug
                aria-haspopup="dialog"
                aria-label=move || i18n.say("play-title", &[("title", name().into())])
                on:click=move |_| set_up.run(card)
            >
                {icon("play", "icon-s")}
                <span>{t("play")}</span>
            </button>
            <a
                class="btn"
                data-action="learn"
                data-title=slug
                aria-label=move || i18n.say("learn-title", &[("title", name().into())])
                href=format!("/learn/{slug}")
            >
                <span>{t("learn")}</span>
            </a>
        </div>
    }
}
