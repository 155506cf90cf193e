//! A table that runs or is the user's own, as a card.

use leptos::prelude::*;
use wire::api::{TableInfo, TableStatus};

use super::holders::{is_turn_of, names_of, open_seats};
use crate::{
    cover::cover_thumb,
    i18n::{I18n, t},
    net::Me,
    pace::{pace_words, rated_message},
    parts::icon,
    titles::title,
};

/// A table with its players, its state, and a link; a gold ring if it waits for the user.
pub(super) fn table_card(info: &TableInfo) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let me = Me::get().user().map(|user| user.id);
    let holders = info.holders.clone();
    let names = move || names_of(&holders, i18n);
    let (pace, rated) = (info.pace, info.rated);
    let (waits, seated) = (is_turn_of(info, me), me.and_then(|me| info.seat_of(me)).is_some());
    let (go_on, sign) = match info.status {
        _ if seated => ("resume", "play"),
        TableStatus::Open => ("join", "play"),
        _ => ("watch", "eye"),
    };
    let called = (!info.title.is_empty()).then(|| info.title.clone());
    view! {
        <li class="game panel" class:waits=waits data-table=info.id.to_string()>
            {cover_thumb(&info.game)}
            <div>
                <h3>{title(&info.game).map(|card| t(card.name))}</h3>
                {called.map(|called| view! { <p class="called">{called}</p> })}
                <p>{names}</p>
                <p>
                    <b class:yours=waits>{state_of(info, waits, seated)}</b>
                    " · "
                    {move || pace_words(i18n, pace)}
                    " · "
                    {t(rated_message(rated))}
                </p>
            </div>
            <div class="game-acts">
                <a class="btn" class:main=waits data-action=go_on href=format!("/table/{}", info.id)>
                    {icon(sign, "icon-s")}
                    <span>{t(go_on)}</span>
                </a>
            </div>
        </li>
    }
}

/// How far the table is.
fn state_of(
    info: &TableInfo,
    waits: bool,
    seated: bool,
) -> impl Fn() -> String + Send + Sync + 'static + use<> {
    let (i18n, status) = (I18n::get(), info.status);
    let (open, ply) = (open_seats(info), info.ply);
    move || match status {
        TableStatus::Open => i18n.say("table-gathers", &[("count", open.into())]),
        _ if waits => i18n.say("turn-yours", &[]),
        _ if seated => i18n.say("table-waits", &[]),
        _ => i18n.say("table-goes-on", &[("ply", ply.into())]),
    }
}
