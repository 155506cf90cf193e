//! The lobby: the user's own games, open tables, games to watch, quick match, new tables.

mod card;
mod filter;
mod holders;
mod row;
mod table_form;

use std::time::Duration;

use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*, task::spawn_local};
use wire::api::{
    Friends, News, SeatHolder, SocketRequest, TableId, TableInfo, TableStatus, UserId,
};

use self::{
    card::table_card,
    filter::{Filter, Filters, NoMatch},
    holders::is_turn_of,
    row::open_row,
    table_form::Begin,
};
use super::frame::PeoplePage;
use crate::{
    cover::load_covers,
    i18n::{I18n, t},
    net::{self, ConnectionState, Link, Me},
    parts::icon,
};

/// The interval between requests for running games.
const POLL_INTERVAL: Duration = Duration::from_secs(10);

/// The tables of the lobby.
#[derive(Clone, Copy)]
struct Lobby {
    mine: RwSignal<Vec<TableInfo>>,
    open: RwSignal<Vec<TableInfo>>,
    running: RwSignal<Vec<TableInfo>>,
    friends: RwSignal<Vec<UserId>>,
    filter: Filter,
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
            own.into_iter().chain([SocketRequest::LobbyChanges(true)]).collect()
        };
        let link = StoredValue::new(None::<Link>);
        let ask = move |ask: SocketRequest| {
            if let Some(link) = link.get_value() {
                link.ask(&ask);
            }
        };
        let hear = move |news| match news {
            News::Me(tables) => mine.set(tables),
            News::Lobby(tables) => open.set(tables),
            News::LobbyChanges(changes) => match changes.applied_to(&open.get_untracked()) {
                Some(tables) => open.set(tables),
                None => ask(SocketRequest::LobbyChanges(true)),
            },
            // An older server knows whole lists only.
            News::Refused(problem) if problem.code == wire::api::Code::MalformedRequest => {
                ask(SocketRequest::Lobby(true));
            }
            // The session has expired.
            News::Refused(problem) if problem.code == wire::api::Code::Unauthenticated => {
                me.set(None)
            }
            _ => (),
        };
        let (running, friends) = (poll_running(), friends_of(me));
        let opened = Link::open(asks, hear);
        link.set_value(Some(opened));
        Lobby { mine, open, running, friends, filter: Filter::new(), link: opened, me }
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

    /// Open tables that the filter admits, of friends or of everybody else.
    fn shown(self, of_friends: bool) -> Vec<TableInfo> {
        let friends = self.friends.get();
        let mut tables = self.open();
        tables.retain(|info| self.filter.admits(info) && is_of(info, &friends) == of_friends);
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

/// Whether one of these users created the table or sits there.
fn is_of(info: &TableInfo, friends: &[UserId]) -> bool {
    let sits = |holder: &SeatHolder| matches!(holder, SeatHolder::Person { user, .. } if friends.contains(&user.id));
    friends.contains(&info.owner) || info.holders.iter().any(sits)
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

/// The user's friends; none before they are loaded.
fn friends_of(me: Me) -> RwSignal<Vec<UserId>> {
    let friends = RwSignal::new(Vec::new());
    if me.user_untracked().is_some() {
        spawn_local(async move {
            // Without an answer nobody's tables come first.
            if let Ok(lists) = net::get::<Friends>("/api/friends").await {
                friends.try_set(lists.friends.into_iter().map(|user| user.id).collect());
            }
        });
    }
    friends
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
    load_covers();
    let lobby = Lobby::follow();
    view! {
        <div class="lobby">
            <h1>{t("meet-title")}</h1>
            <section class="lobby-side" aria-labelledby="begin-title">
                <Show
                    when=move || lobby.link.state() == ConnectionState::Connected
                    fallback=move || (lobby.link.state() == ConnectionState::Lost).then(offline)
                >
                    <Begin />
                </Show>
            </section>
            <div class="lobby-main">
                <Show when=move || !lobby.mine().is_empty()>
                    <Cards id="mine" tables=Signal::derive(move || lobby.mine()) />
                </Show>
                <OpenTables lobby=lobby />
                <Show when=move || !lobby.running().is_empty()>
                    <Cards id="running" tables=Signal::derive(move || lobby.running()) />
                </Show>
            </div>
        </div>
    }
}

/// There is no server to play at.
fn offline() -> impl IntoView {
    view! {
        <div class="panel begin">
            <h2 id="begin-title">{t("meet-begin")}</h2>
            <p class="soft" role="status">
                {t("meet-offline")}
            </p>
            <a class="btn" data-action="bots" href="/">
                {icon("bot-adept", "icon-s")}
                <span>{t("play-bots")}</span>
            </a>
        </div>
    }
}

/// Tables with an open seat: filters, those of friends, all others.
#[component]
fn OpenTables(lobby: Lobby) -> impl IntoView {
    let has_friends = Memo::new(move |_| !lobby.shown(true).is_empty());
    let has_others = Memo::new(move |_| !lobby.shown(false).is_empty());
    let rows = move |of_friends: bool| {
        view! {
            <ul class="panel">
                <For
                    each=move || lobby.shown(of_friends)
                    key=key
                    children=move |info| open_row(&info)
                />
            </ul>
        }
    };
    let lists = move || {
        view! {
            <div data-tables="open">
                <Show when=move || has_friends.get()>
                    <h3 class="open-group">{t("friends-title")}</h3>
                    {rows(true)}
                </Show>
                <Show when=move || has_others.get()>
                    <Show when=move || has_friends.get()>
                        <h3 class="open-group">{t("tables-everyone")}</h3>
                    </Show>
                    {rows(false)}
                </Show>
            </div>
        }
    };
    view! {
        <section aria-labelledby="tables-open">
            <div class="section-head">
                <h2 id="tables-open" class="gate">
                    {t("tables-open")}
                </h2>
            </div>
            <Show when=move || !lobby.open().is_empty() fallback=no_tables>
                <Filters filter=lobby.filter />
                <Show
                    when=move || has_friends.get() || has_others.get()
                    fallback=move || view! { <NoMatch filter=lobby.filter /> }
                >
                    {lists()}
                </Show>
            </Show>
        </section>
    }
}

/// Nobody waits at a table: a first game against bots, or the first table.
fn no_tables() -> impl IntoView {
    view! {
        <div class="panel lobby-empty">
            {icon("pagoda", "lobby-empty-sign")}
            <p>{t("tables-none")}</p>
            <a class="btn" data-action="bots" href="/">
                {icon("bot-adept", "icon-s")}
                <span>{t("play-bots")}</span>
            </a>
        </div>
    }
}

/// A list of tables as cards.
#[component]
fn Cards(
    /// Which tables: the user's own, or running ones.
    id: &'static str,
    #[prop(into)] tables: Signal<Vec<TableInfo>>,
) -> impl IntoView {
    let i18n = I18n::get();
    let named = move || i18n.say(if id == "mine" { "tables-mine" } else { "tables-running" }, &[]);
    view! {
        <section aria-labelledby=format!("tables-{id}")>
            <div class="section-head">
                <h2 id=format!("tables-{id}") class="gate">
                    {named}
                </h2>
            </div>
            <ul class="game-list" data-tables=id>
                <For each=move || tables.get() key=key children=move |info| table_card(&info) />
            </ul>
        </section>
    }
}

/// What a card shows of a table.
fn key(info: &TableInfo) -> (TableId, u32) {
    (info.id, info.acts)
}
