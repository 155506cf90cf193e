//! Who sits at a table: names, and seats as pictures.

use leptos::prelude::*;
use wire::api::{Level, SeatHolder, TableInfo, UserId};

use crate::{avatar::avatar, i18n::I18n, parts::icon};

/// The names of all who sit, as a list.
pub(super) fn names_of(holders: &[SeatHolder], i18n: I18n) -> String {
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

/// The number of open seats.
pub(super) fn open_seats(info: &TableInfo) -> usize {
    info.holders.iter().filter(|it| **it == SeatHolder::Open).count()
}

/// Whether it is a user's turn, or a request waits for their answer.
pub(super) fn is_turn_of(info: &TableInfo, me: Option<UserId>) -> bool {
    let seat = me.and_then(|me| info.seat_of(me));
    let request = info.take_back_request.as_ref();
    let asked = request.is_some_and(|it| seat.is_some_and(|me| it.pending.contains(&me)));
    seat.is_some() && (info.to_act == seat || asked)
}

/// The seats in playing order: avatars, bots, open ones.
pub(super) fn seat_row(info: &TableInfo) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let (all, taken) = (info.seats, usize::from(info.seats).saturating_sub(open_seats(info)));
    let text = move || i18n.say("seats-taken", &[("taken", taken.into()), ("seats", all.into())]);
    let seat = |holder: &SeatHolder| match holder {
        SeatHolder::Person { user, .. } | SeatHolder::Bot { replaces: Some(user), .. } => {
            avatar(user.id)
        }
        SeatHolder::Bot { .. } => {
            view! { <span class="bot">{icon("bot-adept", "")}</span> }.into_any()
        }
        SeatHolder::Open => view! { <i class="vacant"></i> }.into_any(),
    };
    view! {
        <span class="seat-row" role="img" aria-label=text>
            {info.holders.iter().map(seat).collect_view()}
        </span>
    }
}
