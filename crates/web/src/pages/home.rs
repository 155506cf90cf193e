//! The first page: a game within two taps, and the stored games.

use leptos::{prelude::*, task::spawn_local};

use super::{import::ImportDialog, new_game::NewGame};
use crate::{
    assets,
    frame::{Foot, PageTop, rules_path},
    i18n::{I18n, t},
    parts::{Button, IconButton, Pic, icon},
    saved::Saved,
    settings::SettingsDialog,
    title::Title,
    titles::{self, TITLES},
};

#[component]
pub(crate) fn HomePage() -> impl IntoView {
    spawn_local(async {
        assets::load_art("covers").await;
        // Covers show pieces of the games, and so do stored games.
        for card in TITLES {
            assets::load_art(card.slug).await;
        }
    });
    Effect::new(move |_| document().set_title(&I18n::get().say("title-home", &[])));
    let (settings, imports) = (RwSignal::new(false), RwSignal::new(false));
    // The game that is being set up.
    let setting_up: RwSignal<Option<&'static str>> = RwSignal::new(None);
    let games = RwSignal::new(Saved::all());
    view! {
        <div class="page">
            <PageTop settings=settings />
            <main class="wrap home" id="main">
                <div class="promise">
                    <h1>{t("home-title")}</h1>
                    <p>{t("home-about")}</p>
                </div>
                <div class="titles">
                    {TITLES.iter().map(|card| cover(card, setting_up)).collect_view()}
                </div>
                <div class="home-col">
                    {move || {
                        let card = setting_up.get().and_then(titles::title)?;
                        Some(view! { <NewGame card=card /> })
                    }} {people()} <Games games=games imports=imports />
                </div>
            </main>
            <Foot />
        </div>
        <SettingsDialog open=settings />
        <ImportDialog open=imports />
    }
}

/// The link to online play; its code is a module of its own.
fn people() -> impl IntoView {
    view! {
        <section class="panel meet-way" aria-labelledby="meet-people">
            <div>
                <h2 id="meet-people">{t("meet-people")}</h2>
                <p class="soft">{t("meet-people-about")}</p>
            </div>
            <a class="btn main" data-action="meet" href="/meet">
                {icon("people", "icon-s")}
                <span>{t("meet-go")}</span>
            </a>
        </section>
    }
}

/// A title: its cover, its description, and the way to a table.
fn cover(card: &'static Title, setting_up: RwSignal<Option<&'static str>>) -> impl IntoView {
    let i18n = I18n::get();
    let slug = card.slug;
    let of = move |id: &'static str| move || i18n.say(&format!("{slug}-{id}"), &[]);
    let players = move || {
        let (least, most) = card.seats;
        i18n.say("players-count", &[("least", least.into()), ("most", most.into())])
    };
    view! {
        <section class="title-card panel" aria-labelledby=format!("{slug}-title")>
            <svg class="cover" viewBox="0 0 600 400" role="img" aria-label=of("cover")>
                <use href=format!("#{slug}-cover")></use>
            </svg>
            <div class="title-text">
                <div>
                    <h2 id=format!("{slug}-title")>{t(card.name)}</h2>
                    <p>{of("about")}</p>
                </div>
                {title_actions(card, setting_up)}
                <ul class="facts">
                    <li>{icon("people", "icon-s")} {players}</li>
                    <li>{icon("clock", "icon-s")} {of("length")}</li>
                    <li>
                        {icon("rules", "icon-s")}
                        <a href=move || rules_path(slug, i18n.lang())>{t("rules-title")}</a>
                    </li>
                </ul>
            </div>
        </section>
    }
}

/// A new game of the title, and its lesson.
fn title_actions(
    card: &'static Title,
    setting_up: RwSignal<Option<&'static str>>,
) -> impl IntoView {
    let (i18n, slug) = (I18n::get(), card.slug);
    let is_open = move || setting_up.get() == Some(slug);
    let label = move || {
        let id = if is_open() { "not-now" } else { "play-title" };
        i18n.say(id, &[("title", i18n.say(card.name, &[]).into())])
    };
    let learn = move || i18n.say("learn-title", &[("title", i18n.say(card.name, &[]).into())]);
    view! {
        <div class="title-acts">
            <button
                type="button"
                class="btn"
                class:go=move || !is_open()
                data-action="new"
                data-title=slug
                aria-expanded=move || if is_open() { "true" } else { "false" }
                on:click=move |_| {
                    setting_up.update(|open| {
                        *open = if *open == Some(slug) { None } else { Some(slug) };
                    });
                }
            >
                {icon("play", "icon-s")}
                <span>{label}</span>
            </button>
            <a
                class="btn"
                data-action="learn"
                data-title=slug
                aria-label=learn
                href=format!("/learn/{slug}")
            >
                {icon("flag", "icon-s")}
                <span>{t("learn")}</span>
            </a>
        </div>
    }
}

/// The stored games: those under way, and those that are over.
#[component]
fn Games(games: RwSignal<Vec<Saved>>, imports: RwSignal<bool>) -> impl IntoView {
    let list = move |over: bool| {
        let mut list = games.get();
        list.retain(|saved| saved.over == over && titles::title(&saved.slug).is_some());
        list
    };
    let import = move || {
        view! {
            <Button
                action="import"
                icon="import"
                class="quiet small"
                label=Signal::derive(t("import"))
                press=move |()| imports.set(true)
            />
        }
    };
    view! {
        <section aria-labelledby="under-way">
            <div class="section-head">
                <h2 id="under-way">{t("under-way")}</h2>
                {import()}
            </div>
            <Show
                when=move || !list(false).is_empty()
                fallback=move || view! { <p class="soft empty">{t("none-under-way")}</p> }
            >
                {game_list(games, move || list(false))}
            </Show>
        </section>
        <Show when=move || !list(true).is_empty()>
            <section aria-labelledby="finished">
                <div class="section-head">
                    <h2 id="finished">{t("finished")}</h2>
                </div>
                {game_list(games, move || list(true))}
            </section>
        </Show>
    }
}

fn game_list(
    games: RwSignal<Vec<Saved>>,
    list: impl Fn() -> Vec<Saved> + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <ul class="game-list">
            <For
                each=list
                key=|saved| saved.id.clone()
                children=move |saved| game(saved, games)
            />
        </ul>
    }
}

/// A stored game's state in words, with the time of its last change.
fn state_text(i18n: I18n, saved: &Saved) -> String {
    let when = ago(i18n, saved.touched);
    let args = |seat: &str| [("seat", seat.to_owned().into()), ("when", when.clone().into())];
    match saved.to_act {
        _ if saved.over => i18n.say("state-over", &args("")),
        Some(seat) if saved.people() == [seat] => i18n.say("state-yours", &args("")),
        Some(seat) => {
            let name = saved.players.get(seat.index()).map_or("", |player| player.name.as_str());
            i18n.say("state-theirs", &args(name))
        }
        None => i18n.say("state-begins", &args("")),
    }
}

fn game(saved: Saved, games: RwSignal<Vec<Saved>>) -> impl IntoView {
    let i18n = I18n::get();
    let card = titles::title(&saved.slug);
    let title = move || card.map(|card| i18n.say(card.name, &[]));
    let pawn =
        card.map_or_else(String::new, |card| (card.pawn)(saved.to_act.unwrap_or(game::Seat(0))));
    let names = saved.names();
    let who = move || {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        i18n.with(|words| words.list(&names))
    };
    let (over, path, id) = (saved.over, saved.path(), saved.id.clone());
    let state = move || state_text(i18n, &saved);
    let go = if over { "replay" } else { "resume" };
    let forget = move |()| {
        Saved::delete(&id);
        games.set(Saved::all());
    };
    view! {
        <li class="game panel">
            <Pic id=pawn />
            <div>
                <h3>{title}</h3>
                <p>{who}</p>
                <p>{state}</p>
            </div>
            <div class="game-acts">
                <a class="btn" class:main=!over data-action=go href=path>
                    {icon(if over { "back" } else { "play" }, "icon-s")}
                    <span>{t(go)}</span>
                </a>
                <IconButton
                    action="delete"
                    icon="trash"
                    label=Signal::derive(t("delete"))
                    press=forget
                />
            </div>
        </li>
    }
}

/// A relative time, in the player's language.
fn ago(i18n: I18n, touched: f64) -> String {
    let minutes = ((js_sys::Date::now() - touched) / 60_000.0).max(0.0) as i64;
    let (id, count) = match minutes {
        0 => ("ago-now", 0),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    i18n.say(id, &[("count", count.into())])
}
