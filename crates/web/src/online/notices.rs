//! Notices: connection, errors, requests of other players, absences.

use game::Seat;
use leptos::prelude::*;
use serde_json::json;
use wire::api::TableStatus;

use crate::{
    i18n::{I18n, t},
    net::ConnectionState,
    parts::{Button, icon},
    play::{Mismatch, Play, Remote},
};

/// The last error, until the player dismisses it, and a difference that makes chance doubtful.
#[component]
pub(super) fn Failure(remote: Remote) -> impl IntoView {
    let i18n = I18n::get();
    let failed = move || {
        let why = remote.failed.get()?.message(i18n);
        Some(view! {
            <div class="notice" role="alert" data-notice="failed">
                {icon("warn", "")}
                <p>
                    {why} " "
                    {small_button("dismiss-failure", "understood", move || remote.failed.set(None))}
                </p>
            </div>
        })
    };
    view! {
        {move || doubtful(remote)}
        {failed}
    }
}

/// A difference between what the server shows and what this browser has noted.
fn doubtful(remote: Remote) -> Option<impl IntoView> {
    let mismatch = remote.mismatch()?;
    let is_open =
        remote.info.with(|info| info.as_ref().map(|info| info.status)) == Some(TableStatus::Open);
    let (name, text) = match mismatch {
        Mismatch::Commitment if is_open => ("commitment", "seed-commitment-changed"),
        // The player's seed is public by then.
        Mismatch::Commitment => ("commitment", "verify-commitment-wrong"),
        Mismatch::Own => ("own", "seed-elsewhere"),
        Mismatch::Void => ("void", "seed-void"),
    };
    let again = (mismatch == Mismatch::Void)
        .then(|| small_button("draw-again", "seed-again", move || remote.draw_again()));
    Some(view! {
        <div class="notice" role="alert" data-unfair=name>
            {icon("warn", "")}
            <p>{t(text)} " " {again}</p>
        </div>
    })
}

fn small_button(
    action: &'static str,
    label: &'static str,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="btn small" data-action=action on:click=move |_| press()>
            {t(label)}
        </button>
    }
}

/// All notices of a table.
#[component]
pub(crate) fn Notices(play: Play, remote: Remote) -> impl IntoView {
    let runs = move || {
        remote
            .info
            .with(|info| info.as_ref().is_some_and(|info| info.status == TableStatus::Running))
    };
    // The style hides hints: the server gives none away, and the table's own code stays small.
    Effect::new(move |_| {
        let root = document().document_element()?;
        let set = if runs() && remote.is_rated() {
            root.set_attribute("data-no-hints", "")
        } else {
            root.remove_attribute("data-no-hints")
        };
        set.ok()
    });
    on_cleanup(|| {
        let root = document().document_element();
        // It is always there.
        let _ = root.map(|root| root.remove_attribute("data-no-hints"));
    });
    view! {
        <div class="notices">
            {move || linked(remote)}
            <Failure remote=remote />
            {move || given_up(play, remote)}
            <Show when=runs>
                {move || asked(play, remote)}
                {move || away(play, remote)}
                <Show when=move || remote.is_rated()>
                    <p class="soft" data-notice="rated">{t("rated-about")}</p>
                </Show>
                {move || programs(play, remote)}
                <Show when=move || remote.seat().is_none()>
                    <p class="soft" data-notice="watching">{t("watching")}</p>
                </Show>
            </Show>
        </div>
    }
}

/// A lost connection; it reconnects by itself.
fn linked(remote: Remote) -> impl IntoView + use<> {
    let id = match (remote.linked(), remote.pending.with(Option::is_some)) {
        (ConnectionState::Lost, true) => "link-lost-sending",
        (ConnectionState::Lost, false) => "link-lost",
        (ConnectionState::Opening | ConnectionState::Connected, _) => return None,
    };
    Some(view! {
        <p class="notice" role="status" data-notice="link">
            {icon("warn", "")} <span>{t(id)}</span>
        </p>
    })
}

/// Who resigned, and the way to a rematch.
fn given_up(play: Play, remote: Remote) -> Option<AnyView> {
    let (is_over, resigned) = remote.info.with(|info| {
        info.as_ref().map(|it| (it.status == TableStatus::Finished, it.resigned.clone()))
    })?;
    if !is_over || resigned.is_empty() {
        return None;
    }
    let names: Vec<String> = resigned.iter().map(|seat| play.seating.name(*seat)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let list = play.i18n.with(|words| words.list(&names));
    let text = play.i18n.say("gave-up", &[("seats", list.into())]);
    let again = view! {
        <Button
            action="again"
            icon="play"
            class="small"
            label=Signal::derive(t("play-again"))
            press=move |()| remote.rematch()
        />
    };
    Some(
        view! {
            <div class="notice fine" role="status" data-notice="gave-up">
                {icon("flag", "")} <p>{text} " " {remote.seat().map(|_| again)}</p>
            </div>
        }
        .into_any(),
    )
}

/// A request to take back more than undo allows.
fn asked(play: Play, remote: Remote) -> Option<AnyView> {
    let asked = remote.info.with(|info| info.as_ref()?.take_back_request.clone())?;
    let me = remote.seat()?;
    let named = |id: &str| play.i18n.say(id, &[("seat", play.seating.name(asked.by).into())]);
    if asked.by == me {
        let names: Vec<String> =
            asked.pending.iter().map(|seat| play.seating.name(*seat)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let list = play.i18n.with(|words| words.list(&names));
        let text = play.i18n.say("undo-asking", &[("seats", list.into())]);
        return Some(view! { <p class="notice fine" role="status" data-notice="asking">{icon("undo", "")} {text}</p> }.into_any());
    }
    if !asked.pending.contains(&me) {
        return None;
    }
    let answer = move |accept: bool| {
        remote.act("take-back/answer", move |acts| json!({ "acts": acts, "accept": accept }));
    };
    Some(
        view! {
            <div class="notice fine" role="alert" data-notice="asked">
                {icon("undo", "")}
                <div>
                    <p>{named("undo-asked")}</p>
                    <div class="acts">
                        <Button
                            action="agree"
                            icon="ok"
                            class="small"
                            label=Signal::derive(t("agree"))
                            press=move |()| answer(true)
                        />
                        <Button
                            action="refuse"
                            icon="close"
                            class="small"
                            label=Signal::derive(t("refuse"))
                            press=move |()| answer(false)
                        />
                    </div>
                </div>
            </div>
        }
        .into_any(),
    )
}

/// The players for whom programs moved.
fn programs(play: Play, remote: Remote) -> Option<impl IntoView> {
    let seats = remote.info.with(|info| info.as_ref().map(|it| it.programs.clone()))?;
    if seats.is_empty() {
        return None;
    }
    let names: Vec<String> = seats.iter().map(|seat| play.seating.name(*seat)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let list = play.i18n.with(|words| words.list(&names));
    let text = play.i18n.say("program-moves", &[("seats", list.into())]);
    Some(view! { <p class="soft" data-notice="program">{icon("bot-adept", "i")} " " {text}</p> })
}

/// Absent players whom a bot replaces.
fn away(play: Play, remote: Remote) -> impl IntoView + use<> {
    let away = remote.info.with(|info| info.as_ref().map(|it| it.away.clone()).unwrap_or_default());
    let me = remote.seat();
    away.into_iter().map(move |seat| is_away(play, remote, me, seat)).collect_view()
}

fn is_away(play: Play, remote: Remote, me: Option<Seat>, seat: Seat) -> impl IntoView {
    let mine = me == Some(seat);
    let text = if mine {
        play.i18n.say("away-me", &[])
    } else {
        play.i18n.say("away-other", &[("seat", play.seating.name(seat).into())])
    };
    let act = if mine {
        Some(("return", "turn", "come-back"))
    } else {
        me.map(|_| ("wait", "clock", "wait-for"))
    };
    let button = act.map(|(verb, picture, id)| {
        let press = move |()| match mine {
            true => remote.act("return", |_| json!({})),
            false => remote.act("wait", move |acts| json!({ "acts": acts, "seat": seat })),
        };
        view! { <Button action=verb icon=picture class="small" label=Signal::derive(t(id)) press=press /> }
    });
    view! {
        <div class="notice" role="status" data-notice="away">
            {icon("clock", "")} <p>{text} " " {button}</p>
        </div>
    }
}
