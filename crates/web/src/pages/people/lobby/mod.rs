//! The lobby: the user's own games, open tables, games to watch, quick match, new tables.

mod table_form;

use std::time::Duration;

use game::Seat;
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*, task::spawn_local};
use wire::api::{Level, News, SeatHolder, SocketRequest, TableInfo, TableStatus, UserId};

use self::table_form::Begin;
use super::frame::PeoplePage;
use crate::{
    assets,
    i18n::{I18n, t},
    net::{self, ConnectionState, Link, Me},
    pace::pace_words,
    parts::{Pic, icon},
    titles::title,
};

/// The interval between requests for running games.
const POLL_INTERVAL: Duration = Duration::from_secs(10);

/// The tables of the lobby.
#[derive(Clone, Copy)]
struct Lobby {
    mine: RwSignal<Vec<TableInfo>>,
    open: RwSignal<Vec<TableInfo>>,
    running: RwSignal<Vec<TableInfo>>,
    link: Link,
    me: Me,
}

impl Lobby {
    /// Follows them for as long as the page is open.
    fn follow() -> Lobby {
        let me = Me::get();
        let (mine, open) = (RwSignal::new(Vec::new()), RwSignal::new(Vec::new()));
        let asks = move || {
            let own = me.user_untracked().map(|_| SocketRequest::Me(true));
            own.into_iter().chain([SocketRequest::Lobby(true)]).collect()
        };
        let hear = move |news| match news {
            News::Me(tables) => mine.set(tables),
            News::Lobby(tables) => open.set(tables),
            // The session has expired.
            News::Refused(problem) if problem.code == wire::api::Code::Unauthenticated => {
                me.set(None)
            }
            _ => (),
        };
        Lobby { mine, open, running: poll_running(), link: Link::open(asks, hear), me }
    }

    /// The user's own tables, those first where it is their turn.
    fn mine(self) -> Vec<TableInfo> {
        let me = self.me.user().map(|user| user.id);
        let mut tables = self.mine.get();
        tables.retain(|info| matches!(info.status, TableStatus::Open | TableStatus::Running));
        tables.sort_by_key(|info| !is_turn_of(info, me));
        tables
    }

    /// Tables with an open seat.
    fn open(self) -> Vec<TableInfo> {
        let me = self.me.user().map(|user| user.id);
        let mut tables = self.open.get();
        let is_mine = |info: &TableInfo| me.and_then(|me| info.seat_of(me)).is_some();
        tables.retain(|info| info.status == TableStatus::Open && !is_mine(info));
        tables
    }

    /// Other players' games that can be watched.
    fn running(self) -> Vec<TableInfo> {
        let me = self.me.user().map(|user| user.id);
        let mut tables = self.running.get();
        tables.retain(|info| me.and_then(|me| info.seat_of(me)).is_none());
        tables
    }
}

/// Running public games, polled for as long as the page is open.
fn poll_running() -> RwSignal<Vec<TableInfo>> {
    let running = RwSignal::new(Vec::new());
    let look = move || {
        spawn_local(async move {
            // Without an answer the last one stays; the page may be gone meanwhile.
            if let Ok(tables) = net::get("/api/lobby/running").await {
                running.try_set(tables);
            }
        });
    };
    look();
    if let Ok(clock) = set_interval_with_handle(look, POLL_INTERVAL) {
        on_cleanup(move || clock.clear());
    }
    running
}

/// The lobby, if there is a server.
#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    view! {
        <PeoplePage here="/meet" title="meet-title">
            <LobbyTables />
        </PeoplePage>
    }
}

#[component]
fn LobbyTables() -> impl IntoView {
    let lobby = Lobby::follow();
    view! {
        <h1>{t("meet-title")}</h1>
        <Show when=move || !lobby.mine().is_empty()>
            <Tables id="mine" tables=Signal::derive(move || lobby.mine()) />
        </Show>
        <section class="panel meet" aria-labelledby="begin-title">
            <h2 id="begin-title">{t("meet-begin")}</h2>
            <Show
                when=move || lobby.link.state() == ConnectionState::Connected
                fallback=|| view! { <p class="soft" role="status">{t("meet-offline")}</p> }
            >
                <Begin />
            </Show>
        </section>
        <Show
            when=move || !lobby.open().is_empty()
            fallback=|| view! { <p class="soft">{t("tables-none")}</p> }
        >
            <Tables id="open" tables=Signal::derive(move || lobby.open()) />
        </Show>
        <Show when=move || !lobby.running().is_empty()>
            <Tables id="running" tables=Signal::derive(move || lobby.running()) />
        </Show>
    }
}

/// A list of tables, each with a link.
#[component]
fn Tables(
    /// The message that names the list, after `tables-`.
    id: &'static str,
    #[prop(into)] tables: Signal<Vec<TableInfo>>,
) -> impl IntoView {
    let i18n = I18n::get();
    let named = move || {
        let id = match id {
            "mine" => "tables-mine",
            "running" => "tables-running",
            _ => "tables-open",
        };
        i18n.say(id, &[])
    };
    view! {
        <section aria-labelledby=format!("tables-{id}")>
            <div class="section-head">
                <h2 id=format!("tables-{id}")>{named}</h2>
            </div>
            <ul class="game-list" data-tables=id>
                <For
                    each=move || tables.get()
                    key=|info| (info.id, info.acts)
                    children=move |info| table(&info)
                />
            </ul>
        </section>
    }
}

fn table(info: &TableInfo) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let me = Me::get().user().map(|user| user.id);
    let card = title(&info.game);
    let (own, name) = (info.title.clone(), card.map(|card| card.name));
    let called = move || heading(i18n, &own, name);
    if let Some(card) = card {
        spawn_local(assets::load_art(card.slug));
    }
    let pawn = card.map(|card| (card.pawn)(info.to_act.unwrap_or(Seat(0)))).unwrap_or_default();
    let holders = info.holders.clone();
    let names = move || names_of(&holders, i18n);
    let (pace, stage) = (info.pace, info.status);
    let open = info.holders.iter().filter(|it| **it == SeatHolder::Open).count();
    let (yours, seated) = (is_turn_of(info, me), me.and_then(|me| info.seat_of(me)).is_some());
    let (ply, path) = (info.ply, format!("/table/{}", info.id));
    let state = move || match stage {
        TableStatus::Open => i18n.say("table-gathers", &[("count", open.into())]),
        _ if yours => i18n.say("turn-yours", &[]),
        _ if seated => i18n.say("table-waits", &[]),
        _ => i18n.say("table-goes-on", &[("ply", ply.into())]),
    };
    let (go_on, sign) = match stage {
        _ if seated => ("resume", "play"),
        TableStatus::Open => ("join", "play"),
        _ => ("watch", "eye"),
    };
    view! {
        <li class="game panel" data-table=info.id.to_string()>
            <Pic id=pawn />
            <div>
                <h3>{called}</h3>
                <p>{names}</p>
                <p>
                    <b class:yours=yours>{state}</b>
                    " · "
                    {move || pace_words(i18n, pace)}
                </p>
            </div>
            <div class="game-acts">
                <a class="btn" class:main=yours data-action=go_on href=path>
                    {icon(sign, "icon-s")}
                    <span>{t(go_on)}</span>
                </a>
            </div>
        </li>
    }
}

/// A table's own title, or else the name of its game.
fn heading(i18n: I18n, own: &str, name: Option<&'static str>) -> String {
    match name {
        Some(name) if own.is_empty() => i18n.say(name, &[]),
        _ => own.to_owned(),
    }
}

fn names_of(holders: &[SeatHolder], i18n: I18n) -> String {
    let names: Vec<String> = holders.iter().filter_map(|holder| name_of(holder, i18n)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    i18n.with(|words| words.list(&names))
}

fn name_of(holder: &SeatHolder, i18n: I18n) -> Option<String> {
    let level = match holder {
        SeatHolder::Person { user, .. } | SeatHolder::Bot { replaces: Some(user), .. } => {
            return Some(user.name.clone());
        }
        SeatHolder::Open => return None,
        SeatHolder::Bot { level: Level::Novice, .. } => "bot-name-novice",
        SeatHolder::Bot { level: Level::Adept, .. } => "bot-name-adept",
        SeatHolder::Bot { level: Level::Master, .. } => "bot-name-master",
    };
    Some(i18n.say(level, &[]))
}

fn is_turn_of(info: &TableInfo, me: Option<UserId>) -> bool {
    let seat = me.and_then(|me| info.seat_of(me));
    let request = info.take_back_request.as_ref();
    let asked = request.is_some_and(|it| seat.is_some_and(|me| it.pending.contains(&me)));
    seat.is_some() && (info.to_act == seat || asked)
}
