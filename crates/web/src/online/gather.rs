//! Before the game: seats, invitation, start.

use game::Seat;
use leptos::prelude::*;
use serde_json::{Value, json};
use wire::api::{SeatHolder, TableInfo};

use super::{chat::Chat, invite::Invite, notices::Failure, presence::Presence};
use crate::{
    assets,
    avatar::avatar,
    frame::{Foot, PageTop},
    i18n::{I18n, t},
    pace::{pace_words, rated_message},
    parts::{Button, Pic, Segment, Segments, icon},
    play::{Remote, seated_players},
    settings::{Prefs, SettingsDialog},
    titles,
};

#[component]
pub(super) fn Gathering(remote: Remote) -> impl IntoView {
    let i18n = I18n::get();
    let settings = RwSignal::new(false);
    let info = move || remote.info.get();
    let title = info().and_then(|info| titles::title(&info.game));
    if let Some(title) = title {
        leptos::task::spawn_local(assets::load_art(title.slug));
    }
    let name = move || title.map(|title| i18n.say(title.name, &[])).unwrap_or_default();
    Effect::new(move |_| {
        document().set_title(&i18n.say("title-table", &[("title", name().into())]));
    });
    let called = move || info().map(|info| info.title).filter(|title| !title.is_empty());
    let seated = Memo::new(move |_| remote.seat().is_some());
    view! {
        <div class="page">
            <PageTop settings=settings />
            <main class="wrap gather" id="main">
                <div class="promise">
                    <h1>{move || called().unwrap_or_else(name)}</h1>
                    <p>
                        {move || called().map(|_| format!("{} · ", name()))}
                        {move || {
                            let words = |info: TableInfo| {
                                let rated = i18n.say(rated_message(info.rated), &[]);
                                format!("{} · {rated}", pace_words(i18n, info.pace))
                            };
                            info().map(words)
                        }}
                    </p>
                </div>
                <Chairs remote=remote />
                <div class="home-col">
                    <Invite remote=remote />
                    <Show when=move || seated.get()>
                        <section class="panel" aria-labelledby="chat-title">
                            <h2 id="chat-title" class="gate">{t("chat")}</h2>
                            <Chat remote=remote />
                        </section>
                    </Show>
                </div>
            </main>
            <Foot />
        </div>
        <SettingsDialog open=settings />
    }
}

/// The seats, and how the game begins.
#[component]
fn Chairs(remote: Remote) -> impl IntoView {
    let prefs = Prefs::get();
    let mine = Memo::new(move |_| {
        let me = remote.me();
        remote.info.with(|info| info.as_ref().is_some_and(|info| Some(info.owner) == me))
    });
    let chairs = move || {
        let info = remote.info.get()?;
        let chair = |seat| chair(remote, prefs, &info, seat);
        Some(game::seats(info.seats).map(chair).collect_view())
    };
    view! {
        <section aria-labelledby="chairs-title" class="panel">
            <h2 id="chairs-title" class="gate">{t("gather-title")}</h2>
            <Failure remote=remote />
            <Named remote=remote prefs=prefs />
            <ol class="chairs">{chairs}</ol>
            <Begin remote=remote prefs=prefs mine=mine />
            <FairDraws remote=remote />
        </section>
    }
}

/// The name of a guest who hasn't signed in yet.
#[component]
fn Named(remote: Remote, prefs: Prefs) -> impl IntoView {
    view! {
        <Show when=move || remote.me().is_none()>
            <div class="field">
                <label for="guest-name">
                    <b>{t("name-label")}</b>
                </label>
                <input
                    id="guest-name"
                    class="input"
                    maxlength="40"
                    autocomplete="nickname"
                    prop:value=move || prefs.0.with(|settings| settings.name.clone())
                    on:input:target=move |event| {
                        let name = event.target().value();
                        prefs.0.update(|settings| settings.name = name);
                    }
                />
            </div>
        </Show>
    }
}

fn chair(remote: Remote, prefs: Prefs, info: &TableInfo, seat: Seat) -> impl IntoView + use<> {
    let me = remote.me();
    let mine = me.and_then(|me| info.seat_of(me));
    let pawn = titles::title(&info.game).map(|title| (title.pawn)(seat)).unwrap_or_default();
    let holder = info.holders.get(seat.index()).cloned().unwrap_or(SeatHolder::Open);
    let name =
        seated_players(info, me).get(seat.index()).map(|it| it.name.clone()).unwrap_or_default();
    let who = occupant(remote, &holder, seat, name);
    let sit = move |()| {
        remote.command(prefs, "/sit", json!({ "seat": seat }));
    };
    let act = match (holder, mine) {
        (SeatHolder::Open, None) if !info.is_preparing => view! {
            <Button action="sit" icon="person" class="main" label=Signal::derive(t("sit-down")) press=sit />
        }
        .into_any(),
        (SeatHolder::Person { .. }, Some(own)) if own == seat => view! {
            <Button
                action="stand"
                icon="leave"
                class="quiet"
                label=Signal::derive(t("stand-up"))
                press=move |()| remote.command(prefs, "/stand", Value::Null)
            />
        }
        .into_any(),
        _ => ().into_any(),
    };
    view! {
        <li class="chair-row" data-seat=format!("p{seat}")>
            <Pic id=pawn />
            <b>{who}</b>
            {act}
        </li>
    }
}

/// Who sits on a seat: a person with their avatar, a bot, or nobody.
fn occupant(remote: Remote, holder: &SeatHolder, seat: Seat, name: String) -> AnyView {
    match holder {
        SeatHolder::Open => view! { <span class="soft">{t("chair-open")}</span> }.into_any(),
        SeatHolder::Person { user, .. } => {
            let href = format!("/person/{}", user.id);
            view! {
                {avatar(user.id)}
                <a href=href>{name}</a>
                " "
                <Presence remote=remote seat=seat />
            }
            .into_any()
        }
        SeatHolder::Bot { .. } => {
            view! { <span>{name} " " {icon("bot-adept", "i")}</span> }.into_any()
        }
    }
}

/// The start button, or what the table waits for.
#[component]
fn Begin(remote: Remote, prefs: Prefs, mine: Memo<bool>) -> impl IntoView {
    let i18n = I18n::get();
    let fill = RwSignal::new("adept");
    let open = Memo::new(move |_| {
        let is_open = |holder: &&SeatHolder| **holder == SeatHolder::Open;
        remote.info.with(|it| it.as_ref().map_or(0, |it| it.holders.iter().filter(is_open).count()))
    });
    let auto_start =
        Memo::new(move |_| remote.info.with(|it| it.as_ref().is_some_and(|it| it.auto_start)));
    let seated = Memo::new(move |_| remote.seat().is_some());
    // No bots play rated games.
    let rated = Memo::new(move |_| remote.is_rated());
    let fills = Memo::new(move |_| 0 < open.get() && !rated.get());
    let start = move |()| {
        let level = fills.get_untracked().then(|| fill.get_untracked());
        remote.command(prefs, "/start", json!({ "fill": level }));
    };
    let label = move || match open.get() {
        count if fills.get() => i18n.say("begin-with-bots", &[("count", count.into())]),
        _ => i18n.say("begin", &[]),
    };
    let preparing =
        Memo::new(move |_| remote.info.with(|it| it.as_ref().is_some_and(|it| it.is_preparing)));
    let waits = move || {
        let id = match (preparing.get(), auto_start.get()) {
            (true, _) => "begins-now",
            (false, true) => "begins-at-once",
            (false, false) => "begins-by-owner",
        };
        i18n.say(id, &[])
    };
    view! {
        <Show
            when=move || mine.get() && !auto_start.get() && !preparing.get()
            fallback=move || view! { <p class="soft" role="status">{waits}</p> }
        >
            <Show when=move || fills.get()>{bot_level(fill)}</Show>
            <Button
                action="begin"
                icon="play"
                class="main wide"
                disabled=Signal::derive(move || {
                    !seated.get() || rated.get() && 0 < open.get()
                })
                label=Signal::derive(label)
                press=start
            />
        </Show>
    }
}

/// The server's commitment, for those who want to note it.
#[component]
fn FairDraws(remote: Remote) -> impl IntoView {
    let commitment = move || remote.info.with(|it| it.as_ref().map(|it| it.commitment.clone()));
    view! {
        <details class="fair-draws">
            <summary>{t("fair-draws")}</summary>
            <p class="soft">{t("fair-draws-about")}</p>
            <code data-fact="commitment">{commitment}</code>
        </details>
    }
}

/// The level of the bots that take open seats.
fn bot_level(fill: RwSignal<&'static str>) -> impl IntoView {
    view! {
        <fieldset class="option">
            <legend class="sr-only">{t("fill-with")}</legend>
            <b>{t("fill-with")}</b>
            <Segments
                name="fill"
                segments=vec![
                    Segment::new("novice", "chair-novice").with("bot-novice"),
                    Segment::new("adept", "chair-adept").with("bot-adept"),
                    Segment::new("master", "chair-master").with("bot-master"),
                ]
                chosen=Signal::derive(move || fill.get().to_owned())
                choose=move |level| fill.set(level)
            />
        </fieldset>
    }
}
