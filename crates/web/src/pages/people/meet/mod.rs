//! People to play with: one's own games with them, open tables, a quick match, a table of one's own.

mod begin;

use game::Seat;
use leptos::{prelude::*, task::spawn_local};
use wire::api::{Ask, Holder, News, Stage, TableInfo, UserId};

use self::begin::Begin;
use super::PeoplePage;
use crate::{
    assets,
    net::{Link, Linked, Me},
    pace::pace_words,
    parts::{Pic, icon},
    titles::title,
    words::{Tongue, t},
};

/// What is told of tables at the server.
#[derive(Clone, Copy)]
struct Lobby {
    mine: RwSignal<Vec<TableInfo>>,
    open: RwSignal<Vec<TableInfo>>,
    link: Link,
    me: Me,
}

impl Lobby {
    /// Follows them for as long as the page is looked at.
    fn follow() -> Lobby {
        let me = Me::get();
        let (mine, open) = (RwSignal::new(Vec::new()), RwSignal::new(Vec::new()));
        let asks = move || {
            let own = me.user_untracked().map(|_| Ask::Me(true));
            own.into_iter().chain([Ask::Lobby(true)]).collect()
        };
        let hear = move |news| match news {
            News::Me(tables) => mine.set(tables),
            News::Lobby(tables) => open.set(tables),
            // The session is over.
            News::Refused(problem) if problem.code == wire::api::Code::Nobody => me.set(None),
            _ => (),
        };
        Lobby { mine, open, link: Link::open(asks, hear), me }
    }

    /// One's own tables, those first that wait for oneself.
    fn mine(self) -> Vec<TableInfo> {
        let me = self.me.user().map(|user| user.id);
        let mut tables = self.mine.get();
        tables.retain(|info| matches!(info.stage, Stage::Gathering | Stage::Running));
        tables.sort_by_key(|info| !is_turn_of(info, me));
        tables
    }

    /// Tables that one may sit down at.
    fn open(self) -> Vec<TableInfo> {
        let me = self.me.user().map(|user| user.id);
        let mut tables = self.open.get();
        let is_mine = |info: &TableInfo| me.and_then(|me| info.seat_of(me)).is_some();
        tables.retain(|info| info.stage == Stage::Gathering && !is_mine(info));
        tables
    }
}

/// People to play with, as far as there is a server to meet them at.
#[component]
pub(crate) fn MeetPage() -> impl IntoView {
    view! {
        <PeoplePage here="/meet" title="meet-title">
            <Meeting />
        </PeoplePage>
    }
}

#[component]
fn Meeting() -> impl IntoView {
    let lobby = Lobby::follow();
    view! {
        <h1>{t("meet-title")}</h1>
        <Show when=move || !lobby.mine().is_empty()>
            <Tables id="mine" tables=Signal::derive(move || lobby.mine()) />
        </Show>
        <section class="panel meet" aria-labelledby="begin-title">
            <h2 id="begin-title">{t("meet-begin")}</h2>
            <Show
                when=move || lobby.link.state() == Linked::Yes
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
    }
}

/// Tables at the server, each with the way to it.
#[component]
fn Tables(
    /// The message that names them, after `tables-`.
    id: &'static str,
    #[prop(into)] tables: Signal<Vec<TableInfo>>,
) -> impl IntoView {
    let tongue = Tongue::get();
    let named = move || {
        let id = if id == "mine" { "tables-mine" } else { "tables-open" };
        tongue.say(id, &[])
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
    let tongue = Tongue::get();
    let me = Me::get().user().map(|user| user.id);
    let card = title(&info.game);
    let name = card.map_or("", |card| card.name);
    let called = if info.title.is_empty() { name.to_owned() } else { info.title.clone() };
    if let Some(card) = card {
        spawn_local(assets::load_art(card.slug));
    }
    let pawn = card.map(|card| (card.pawn)(info.to_act.unwrap_or(Seat(0)))).unwrap_or_default();
    let people: Vec<String> = info.holders.iter().filter_map(name_of).collect();
    let who = move || {
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        tongue.with(|words| words.list(&people))
    };
    let (pace, stage) = (info.pace, info.stage);
    let open = info.holders.iter().filter(|it| **it == Holder::Open).count();
    let (yours, seated) = (is_turn_of(info, me), me.and_then(|me| info.seat_of(me)).is_some());
    let state = move || match stage {
        Stage::Gathering => tongue.say("table-gathers", &[("count", open.into())]),
        _ if yours => tongue.say("turn-yours", &[]),
        _ => tongue.say("table-waits", &[]),
    };
    let go_on = if seated { "resume" } else { "join" };
    view! {
        <li class="game panel" data-table=info.id.to_string()>
            <Pic id=pawn />
            <div>
                <h3>{called}</h3>
                <p>{who}</p>
                <p>
                    <b class:yours=yours>{state}</b>
                    " · "
                    {move || pace_words(tongue, pace)}
                </p>
            </div>
            <div class="game-acts">
                <a
                    class="btn"
                    class:main=yours
                    data-action=go_on
                    href=format!("/table/{}", info.id)
                >
                    {icon("play", "icon-s")}
                    <span>{t(go_on)}</span>
                </a>
            </div>
        </li>
    }
}

fn name_of(holder: &Holder) -> Option<String> {
    match holder {
        Holder::Person { user, .. } => Some(user.name.clone()),
        _ => None,
    }
}

fn is_turn_of(info: &TableInfo, me: Option<UserId>) -> bool {
    let seat = me.and_then(|me| info.seat_of(me));
    let asked = info.asked.as_ref().is_some_and(|it| seat.is_some_and(|me| it.open.contains(&me)));
    seat.is_some() && (info.to_act == seat || asked)
}
