//! The waiting room of a quick match: a round table that fills up, the time waited, something to do meanwhile.

use std::time::Duration;

use game::Seat;
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*, task::spawn_local};
use serde_json::Value;
use wire::api::{SeatHolder, TableId, TableInfo};

use super::notices::Failure;
use crate::{
    assets,
    avatar::avatar,
    frame::{Foot, PageTop, go},
    i18n::{I18n, t},
    net,
    pace::pace_words,
    parts::{Button, Pic, icon},
    play::Remote,
    settings::{Prefs, SettingsDialog},
    store, titles,
};

/// The storage key of the table where the user waits, and since when.
const WAITS: &str = "waits";
/// The interval between looks at the lobby.
const POLL_INTERVAL: Duration = Duration::from_secs(10);
/// The most games to watch.
const WATCHED: usize = 3;

/// The seconds since the user began to wait at a table, also before a reload of the page.
fn seconds_waited(id: TableId) -> RwSignal<u32> {
    let now = js_sys::Date::now();
    let stored: Option<(String, f64)> = store::load(WAITS);
    let since = match stored {
        Some((table, since)) if table == id.to_string() => since,
        _ => now,
    };
    store::save(WAITS, &(id.to_string(), since));
    let seconds = move || ((js_sys::Date::now() - since) / 1000.0).max(0.0) as u32;
    let waited = RwSignal::new(seconds());
    let tick = move || _ = waited.try_set(seconds());
    if let Ok(clock) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || clock.clear());
    }
    waited
}

/// The public tables of a list, asked for again and again.
fn poll(path: &'static str) -> RwSignal<Vec<TableInfo>> {
    let tables = RwSignal::new(Vec::new());
    let look = move || {
        spawn_local(async move {
            // Without an answer the last one stays; the page may be gone meanwhile.
            if let Ok(found) = net::get(path).await {
                tables.try_set(found);
            }
        });
    };
    look();
    if let Ok(clock) = set_interval_with_handle(look, POLL_INTERVAL) {
        on_cleanup(move || clock.clear());
    }
    tables
}

/// The people who wait at tables that start by themselves.
fn looking(tables: &[TableInfo]) -> usize {
    let quick = tables.iter().filter(|info| info.auto_start);
    let is_person = |holder: &&SeatHolder| matches!(holder, SeatHolder::Person { .. });
    quick.flat_map(|info| &info.holders).filter(is_person).count()
}

#[component]
pub(super) fn WaitingRoom(remote: Remote) -> impl IntoView {
    let i18n = I18n::get();
    let settings = RwSignal::new(false);
    let is_styled = RwSignal::new(false);
    spawn_local(async move {
        assets::load_style("people").await;
        is_styled.try_set(true);
    });
    let title = remote.info.get_untracked().and_then(|info| titles::title(&info.game));
    let name = move || title.map(|title| i18n.say(title.name, &[])).unwrap_or_default();
    Effect::new(move |_| {
        document().set_title(&i18n.say("title-table", &[("title", name().into())]));
    });
    let open = move || {
        let is_open = |holder: &&SeatHolder| **holder == SeatHolder::Open;
        remote.info.with(|it| it.as_ref().map_or(0, |it| it.holders.iter().filter(is_open).count()))
    };
    let heading =
        move || i18n.say("wait-title", &[("count", open().into()), ("title", name().into())]);
    let pace = move || {
        remote.info.with(|it| it.as_ref().map(|it| pace_words(i18n, it.pace))).unwrap_or_default()
    };
    view! {
        <div class="page">
            <PageTop settings=settings />
            <main class="wrap waiting" id="main">
                <Show when=move || is_styled.get()>
                    {round_table(remote)}
                    <div class="waiting-side">
                        <h1 aria-live="polite">{heading}</h1>
                        <p class="waiting-lead">{pace} " · " {t("wait-opens")}</p>
                        <Failure remote=remote />
                        {facts(remote)}
                        {meanwhile()}
                        {cancel(remote)}
                    </div>
                    {watch(remote)}
                </Show>
            </main>
            <Foot />
        </div>
        <SettingsDialog open=settings />
    }
}

/// The table with its seats around it, the user's own at the bottom, and the time waited in the middle.
fn round_table(remote: Remote) -> impl IntoView {
    let i18n = I18n::get();
    let waited = seconds_waited(remote.id);
    let seats = move || {
        let info = remote.info.get()?;
        let all = usize::from(info.seats);
        let first = remote.seat().map_or(0, Seat::index);
        let around = (0..all).map(|at| (first + at) % all);
        Some(around.map(|at| place(i18n, &info, at)).collect_view())
    };
    let count = move || remote.info.with(|it| it.as_ref().map(|it| it.seats.to_string()));
    // The ring goes round once a minute.
    let ring = move || format!("{} 60", waited.get() % 60);
    let time = move || format!("{}:{:02}", waited.get() / 60, waited.get() % 60);
    view! {
        <div class="round">
            <svg viewBox="0 0 200 200" aria-hidden="true">
                <circle class="round-rim" cx="100" cy="100" r="98"></circle>
                <circle class="round-hair" cx="100" cy="100" r="92"></circle>
                <circle class="round-groove" cx="100" cy="100" r="84"></circle>
                <circle class="round-ring" cx="100" cy="100" r="84" pathLength="60" stroke-dasharray=ring></circle>
                <circle class="round-top" cx="100" cy="100" r="77"></circle>
            </svg>
            <p class="round-time" role="timer">
                <b data-waited="">{time}</b>
                <span>{t("wait-waited")}</span>
            </p>
            <ol class="round-seats" data-seats=count>
                {seats}
            </ol>
        </div>
    }
}

/// A seat at the round table: who sits there, or that it is open.
fn place(i18n: I18n, info: &TableInfo, at: usize) -> impl IntoView + use<> {
    let seat = (at + 1).to_string();
    match info.holders.get(at) {
        Some(SeatHolder::Person { user, .. }) => view! {
            <li>
                {avatar(user.id)}
                <b>{user.name.clone()}</b>
            </li>
        }
        .into_any(),
        Some(SeatHolder::Bot { .. }) => {
            view! { <li><span class="bot">{icon("bot-adept", "")}</span></li> }.into_any()
        }
        Some(SeatHolder::Open) | None => view! {
            <li>
                <i class="vacant"></i>
                <b class="soft">
                    {move || i18n.say("seat-name", &[("seat", seat.clone().into())])}
                </b>
            </li>
        }
        .into_any(),
    }
}

/// Figures that the server knows: who looks for a game, and how many have come.
fn facts(remote: Remote) -> impl IntoView {
    let i18n = I18n::get();
    let lobby = poll("/api/lobby");
    let people = move || lobby.with(|tables| looking(tables)).max(1);
    let come = move || {
        let (taken, seats) = remote.info.with(|info| {
            let Some(info) = info else { return (0, 0) };
            let taken = info.holders.iter().filter(|it| **it != SeatHolder::Open).count();
            (taken, info.holders.len())
        });
        i18n.say("wait-come-count", &[("taken", taken.into()), ("seats", seats.into())])
    };
    view! {
        <dl class="panel waiting-facts">
            <div>
                <dt>{t("wait-looking")}</dt>
                <dd data-looking="">{people}</dd>
            </div>
            <div>
                <dt>{t("wait-come")}</dt>
                <dd>{come}</dd>
            </div>
        </dl>
    }
}

/// A game against a bot in another tab: this one stays and shows when the game begins.
fn meanwhile() -> impl IntoView {
    view! {
        <section class="panel meanwhile" aria-labelledby="meanwhile-title">
            {icon("bot-adept", "meanwhile-sign")}
            <div>
                <h2 id="meanwhile-title">{t("wait-bot")}</h2>
                <p class="soft">{t("wait-bot-about")}</p>
            </div>
            <a class="btn" data-action="bot-meanwhile" href="/" target="_blank" rel="noopener">
                {icon("play", "icon-s")}
                <span>{t("wait-bot-go")}</span>
            </a>
        </section>
    }
}

/// The button that ends the wait; the lobby follows.
fn cancel(remote: Remote) -> impl IntoView {
    let prefs = Prefs::get();
    Effect::new(move |_| {
        if remote.seat().is_none() {
            store::remove(WAITS);
            go("/meet");
        }
    });
    view! {
        <Button
            action="stand"
            icon="close"
            class="wide"
            label=Signal::derive(t("wait-cancel"))
            press=move |()| remote.command(prefs, "/stand", Value::Null)
        />
    }
}

/// Games of others to watch in another tab.
fn watch(remote: Remote) -> impl IntoView {
    let i18n = I18n::get();
    let running = poll("/api/lobby/running");
    let shown = move || {
        let mut tables = running.get();
        tables.retain(|info| info.id != remote.id);
        tables.truncate(WATCHED);
        tables
    };
    let card = move |info: TableInfo| {
        let title = titles::title(&info.game);
        let pawn = title.map(|title| (title.pawn)(Seat(0))).unwrap_or_default();
        if let Some(title) = title {
            spawn_local(assets::load_art(title.slug));
        }
        let names: Vec<&str> = info.holders.iter().filter_map(name_of).collect();
        let names = i18n.with(|words| words.list(&names));
        view! {
            <li class="game panel">
                <Pic id=pawn />
                <div>
                    <h3>{title.map(|title| t(title.name))}</h3>
                    <p>{names}</p>
                </div>
                <a class="btn" data-action="watch" href=format!("/table/{}", info.id) target="_blank" rel="noopener">
                    {icon("eye", "icon-s")}
                    <span>{t("wait-watch")}</span>
                </a>
            </li>
        }
    };
    view! {
        <Show when=move || !shown().is_empty()>
            <section class="waiting-watch" aria-labelledby="watch-title">
                <h2 id="watch-title" class="gate">
                    {t("wait-watch-title")}
                </h2>
                <ul class="game-list">
                    <For each=shown key=|info| info.id children=card />
                </ul>
            </section>
        </Show>
    }
}

fn name_of(holder: &SeatHolder) -> Option<&str> {
    match holder {
        SeatHolder::Person { user, .. } => Some(user.name.as_str()),
        SeatHolder::Open | SeatHolder::Bot { .. } => None,
    }
}
