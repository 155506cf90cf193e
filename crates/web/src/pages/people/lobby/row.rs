//! An open table as a row: which game, who hosts and how strong, who sits, which pace.

use leptos::prelude::*;
use wire::api::{SeatHolder, TableInfo};

use super::holders::seat_row;
use crate::{
    avatar::{avatar, rating_text},
    cover::cover_thumb,
    i18n::{I18n, t},
    pace::{pace_words, rated_message},
    parts::icon,
    titles::title,
};

/// The displayed rating of a player who hasn't played yet.
const NEW_PLAYER: (u32, bool) = (1500, true);

/// A row with a link to the table.
pub(super) fn open_row(info: &TableInfo) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let (pace, rated) = (info.pace, info.rated);
    let name = title(&info.game).map(|card| t(card.name));
    let called = (!info.title.is_empty()).then(|| info.title.clone());
    let spoken = called.clone();
    view! {
        <li class="open-row" data-table=info.id.to_string()>
            {cover_thumb(&info.game)}
            <div class="open-game">
                <b>{name}</b>
                {called.map(|called| view! { <p class="called">{called}</p> })}
            </div>
            {host(info)}
            {seat_row(info)}
            <p class="open-pace">
                {move || pace_words(i18n, pace)} " · " <span data-rated=rated.to_string()>{t(rated_message(rated))}</span>
            </p>
            <a class="btn" data-action="join" href=format!("/table/{}", info.id)>
                {icon("play", "icon-s")}
                <span>{t("join")}</span>
                <span class="sr-only">" " {name} " " {spoken}</span>
            </a>
        </li>
    }
}

/// The person who created the table, if they sit there, and their rating.
fn host(info: &TableInfo) -> impl IntoView + use<> {
    let person = info.holders.iter().find_map(|holder| match holder {
        SeatHolder::Person { user, .. } if user.id == info.owner => Some(user.clone()),
        _ => None,
    });
    let (rating, provisional) =
        info.owner_rating.map_or(NEW_PLAYER, |it| (it.rating, it.provisional));
    person.map(|user| {
        view! {
            <div class="open-host">
                {avatar(user.id)}
                <p>
                    <b>{user.name}</b>
                    <span class="sr-only">{t("person-rating")}</span>
                    <small data-rating="host">{rating_text(rating, provisional)}</small>
                </p>
            </div>
        }
    })
}
