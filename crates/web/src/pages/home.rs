//! The first page: a game within two taps, and the games that are kept.

use leptos::{prelude::*, task::spawn_local};

use super::{import::ImportDialog, new_game::NewGame};
use crate::{
    assets,
    frame::{Foot, PageTop, rules_path},
    parts::{Button, IconButton, Pic, icon},
    saved::Saved,
    settings::SettingsDialog,
    title::Title,
    titles::{self, TITLES},
    words::{Tongue, t},
};

#[component]
pub(crate) fn HomePage() -> impl IntoView {
    spawn_local(async {
        assets::load_art("covers").await;
        // Only what is shown: each player's piece in the games that are kept.
        let kept = Saved::all();
        for card in kept.iter().filter_map(|saved| titles::title(&saved.slug)) {
            assets::load_art(card.slug).await;
        }
    });
    Effect::new(move |_| document().set_title(&Tongue::get().say("title-home", &[])));
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

/// The way to people elsewhere: what they need is a module of its own, which nobody else waits for.
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

/// A title: its cover, what it is about, and the way to the table.
fn cover(card: &'static Title, setting_up: RwSignal<Option<&'static str>>) -> impl IntoView {
    let tongue = Tongue::get();
    let slug = card.slug;
    let of = move |id: &'static str| move || tongue.say(&format!("{slug}-{id}"), &[]);
    let is_open = move || setting_up.get() == Some(slug);
    let label = move || {
        let id = if is_open() { "not-now" } else { "play-title" };
        tongue.say(id, &[("title", card.name.into())])
    };
    let learn = move || tongue.say("learn-title", &[("title", card.name.into())]);
    let players = move || {
        let (least, most) = card.seats;
        tongue.say("players-count", &[("least", least.into()), ("most", most.into())])
    };
    view! {
        <section class="title-card panel" aria-labelledby=format!("{slug}-title")>
            <svg class="cover" viewBox="0 0 600 400" role="img" aria-label=of("cover")>
                <use href=format!("#{slug}-cover")></use>
            </svg>
            <div class="title-text">
                <div>
                    <h2 id=format!("{slug}-title")>{card.name}</h2>
                    <p>{of("about")}</p>
                </div>
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
                <ul class="facts">
                    <li>{icon("people", "icon-s")} {players}</li>
                    <li>{icon("clock", "icon-s")} {of("length")}</li>
                    <li>
                        {icon("rules", "icon-s")}
                        <a href=move || rules_path(slug, tongue.lang())>{t("rules-title")}</a>
                    </li>
                </ul>
            </div>
        </section>
    }
}

/// The games that are kept: those under way, and those that are over.
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
                <ul class="game-list">
                    <For
                        each=move || list(false)
                        key=|saved| saved.id.clone()
                        children=move |saved| game(saved, games)
                    />
                </ul>
            </Show>
        </section>
        <Show when=move || !list(true).is_empty()>
            <section aria-labelledby="finished">
                <div class="section-head">
                    <h2 id="finished">{t("finished")}</h2>
                </div>
                <ul class="game-list">
                    <For
                        each=move || list(true)
                        key=|saved| saved.id.clone()
                        children=move |saved| game(saved, games)
                    />
                </ul>
            </section>
        </Show>
    }
}

fn game(saved: Saved, games: RwSignal<Vec<Saved>>) -> impl IntoView {
    let tongue = Tongue::get();
    let card = titles::title(&saved.slug);
    let title = card.map_or("", |card| card.name);
    let pawn =
        card.map_or_else(String::new, |card| (card.pawn)(saved.to_act.unwrap_or(game::Seat(0))));
    let names = saved.names();
    let who = move || {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        tongue.with(|words| words.list(&names))
    };
    let (to_act, over, touched) = (saved.to_act, saved.over, saved.touched);
    let people = saved.people();
    let sitters = saved.names();
    let state = move || {
        let when = ago(tongue, touched);
        let args = |seat: &str| [("seat", seat.to_owned().into()), ("when", when.clone().into())];
        match to_act {
            _ if over => tongue.say("state-over", &args("")),
            Some(seat) if people == [seat] => tongue.say("state-yours", &args("")),
            Some(seat) => {
                let name = sitters.get(seat.index()).map_or("", String::as_str);
                tongue.say("state-theirs", &args(name))
            }
            None => tongue.say("state-begins", &args("")),
        }
    };
    let (path, id) = (saved.path(), saved.id.clone());
    let go = if over { "replay" } else { "resume" };
    let forget = move |()| {
        Saved::forget(&id);
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

/// How long ago something was, as people say it.
fn ago(tongue: Tongue, touched: f64) -> String {
    let minutes = ((js_sys::Date::now() - touched) / 60_000.0).max(0.0) as i64;
    let (id, count) = match minutes {
        0 => ("ago-now", 0),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    tongue.say(id, &[("count", count.into())])
}
