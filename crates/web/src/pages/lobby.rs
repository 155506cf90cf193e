//! People to play with: one's own games with them, open tables, a quick match, a table of one's own.

use game::Seat;
use leptos::{prelude::*, task::spawn_local};
use wire::api::{Ask, Chair, Holder, NewTable, News, QuickMatch, Sit, Stage, TableInfo, UserId};

use crate::{
    frame::go,
    net::{self, Failed, Link, Linked, Me, random_text},
    pace::{PACES, pace_words},
    parts::{Button, Pic, Segment, Segments, Switch, icon},
    settings::Prefs,
    store,
    titles::{TITLES, title},
    words::{Tongue, t},
};

/// What was wanted last time.
const WANTED: &str = "wanted";

/// All about people, as far as there is a server to meet them at.
#[component]
pub(super) fn Lobby() -> impl IntoView {
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
    let link = Link::open(asks, hear);
    let mine = Signal::derive(move || {
        let mut tables: Vec<TableInfo> = mine.get();
        let me = me.user().map(|user| user.id);
        tables.retain(|info| matches!(info.stage, Stage::Gathering | Stage::Running));
        tables.sort_by_key(|info| !is_turn_of(info, me));
        tables
    });
    let others = Signal::derive(move || {
        let mut tables: Vec<TableInfo> = open.get();
        let me = me.user().map(|user| user.id);
        tables.retain(|info| {
            info.stage == Stage::Gathering && me.and_then(|me| info.seat_of(me)).is_none()
        });
        tables
    });
    view! {
        <Show when=move || !mine.get().is_empty()>
            <Tables id="mine" tables=mine />
        </Show>
        <section class="panel meet" aria-labelledby="meet-title">
            <h2 id="meet-title">{t("meet-title")}</h2>
            <Show
                when=move || link.state() == Linked::Yes
                fallback=|| view! { <p class="soft" role="status">{t("meet-offline")}</p> }
            >
                <Meet />
            </Show>
        </section>
        <Show when=move || !others.get().is_empty()>
            <Tables id="open" tables=others />
        </Show>
    }
}

/// A quick match, or a table of one's own.
#[component]
fn Meet() -> impl IntoView {
    let (me, prefs, tongue) = (Me::get(), Prefs::get(), Tongue::get());
    let usual = || (TITLES[0].slug.to_owned(), 2, "live".to_owned());
    let (game, seats, pace): (String, u8, String) = store::load(WANTED).unwrap_or_else(usual);
    let wanted = RwSignal::new((title(&game).map_or(TITLES[0].slug, |it| it.slug), seats));
    let pace = RwSignal::new(pace_named(&pace));
    let public = RwSignal::new(false);
    let (failed, busy) = (RwSignal::new(None::<Failed>), RwSignal::new(false));
    let most = move || title(wanted.get().0).map_or((2, 4), |card| card.seats);
    let go_to = move |made: Result<TableInfo, Failed>| match made {
        Ok(info) => go(&format!("/table/{}", info.id)),
        Err(why) => {
            busy.set(false);
            // A session that is over is forgotten: the next try makes a new guest.
            if why.code() == Some(wire::api::Code::Nobody) {
                me.set(None);
            }
            failed.set(Some(why));
        }
    };
    let begin = move |quick: bool| {
        busy.set(true);
        let ((slug, seats), pace, public) =
            (wanted.get_untracked(), pace.get_untracked(), public.get_untracked());
        store::keep(WANTED, &(slug, seats, pace.0));
        spawn_local(async move {
            let made = match me.somebody(prefs).await {
                Err(why) => Err(why),
                Ok(_) if quick => {
                    let (game, luck) = (slug.to_owned(), random_text());
                    net::post("/api/quick", &QuickMatch { game, seats, pace: pace.1, luck }).await
                }
                Ok(_) => {
                    let sit = Some(Sit { seat: Some(Seat(0)), luck: random_text() });
                    let chairs = vec![Chair::Open; usize::from(seats)];
                    let table = NewTable {
                        public,
                        chairs,
                        pace: pace.1,
                        sit,
                        ..NewTable::new(slug, seats)
                    };
                    net::post("/api/tables", &table).await
                }
            };
            go_to(made);
        });
    };
    let games = TITLES.iter().map(|card| Segment {
        value: card.slug,
        label: Signal::derive(move || card.name.to_owned()),
        icon: None,
    });
    let counts = move || {
        const COUNTS: [(u8, &str); 4] = [(2, "2"), (3, "3"), (4, "4"), (5, "5")];
        let (least, most) = most();
        let fits = COUNTS.iter().filter(move |(count, _)| (least..=most).contains(count));
        let segment = |&(_, name): &(u8, &'static str)| Segment {
            value: name,
            label: Signal::derive(move || name.to_owned()),
            icon: Some("people"),
        };
        let choose = move |count: &'static str| {
            wanted.update(|wanted| wanted.1 = count.parse().unwrap_or(2));
        };
        view! {
            <Segments
                name="meet-seats"
                segments=fits.map(segment).collect()
                chosen=Signal::derive(move || wanted.get().1.to_string())
                choose=choose
            />
        }
    };
    let paces = PACES.iter().map(|&(value, pace)| Segment {
        value,
        label: Signal::derive(move || pace_words(tongue, pace)),
        icon: None,
    });
    view! {
        <fieldset class="meet-row">
            <legend class="sr-only">{t("meet-game")}</legend>
            <Segments
                name="meet-game"
                segments=games.collect()
                chosen=Signal::derive(move || wanted.get().0.to_owned())
                choose=move |slug| {
                    wanted.update(|wanted| {
                        wanted.0 = slug;
                        let (least, most) = title(slug).map_or((2, 4), |card| card.seats);
                        wanted.1 = wanted.1.clamp(least, most);
                    });
                }
            />
        </fieldset>
        <fieldset class="meet-row">
            <legend class="sr-only">{t("meet-seats")}</legend>
            {counts}
        </fieldset>
        <fieldset class="meet-row">
            <legend class="sr-only">{t("meet-pace")}</legend>
            <Segments
                name="meet-pace"
                segments=paces.collect()
                chosen=Signal::derive(move || pace.get().0.to_owned())
                choose=move |name| pace.set(pace_named(name))
            />
        </fieldset>
        <Switch
            name="meet-public"
            label=Signal::derive(t("meet-public"))
            about=Signal::derive(t("meet-public-about"))
            on=public
            set=move |on| public.set(on)
        />
        {move || {
            let why = failed.get()?.said(tongue);
            Some(view! { <p class="notice" role="alert">{icon("warn", "")} {why}</p> })
        }}
        <div class="acts">
            <Button
                action="quick"
                icon="people"
                class="main"
                disabled=busy
                label=Signal::derive(t("quick-match"))
                press=move |()| begin(true)
            />
            <Button
                action="lay"
                icon="link"
                disabled=busy
                label=Signal::derive(t("lay-table"))
                press=move |()| begin(false)
            />
        </div>
    }
}

fn pace_named(name: &str) -> (&'static str, clock::Pace) {
    PACES.into_iter().find(|(it, _)| *it == name).unwrap_or(PACES[0])
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
