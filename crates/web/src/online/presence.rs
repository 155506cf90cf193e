//! Presence of other players.

use game::Seat;
use leptos::prelude::*;
use wire::api::SeatHolder;

use crate::{i18n::I18n, net::ConnectionState, play::Remote};

/// A mark beside a player's name: full while they are present, hollow while they are not.
#[component]
pub(crate) fn Presence(remote: Remote, seat: Seat) -> impl IntoView {
    let i18n = I18n::get();
    let is_shown = Memo::new(move |_| {
        let is_person = remote.info.with(|info| {
            let holder = info.as_ref().and_then(|info| info.holders.get(seat.index()));
            matches!(holder, Some(SeatHolder::Person { .. }))
        });
        is_person && remote.seat() != Some(seat) && remote.linked() == ConnectionState::Connected
    });
    let is_there = Memo::new(move |_| remote.present.with(|present| present.contains(&seat)));
    let text = move || i18n.say(if is_there.get() { "is-there" } else { "is-elsewhere" }, &[]);
    view! {
        <Show when=move || is_shown.get()>
            <span
                class="there"
                class:yes=move || is_there.get()
                role="img"
                aria-label=text
                title=text
                data-there=format!("p{seat}")
            ></span>
        </Show>
    }
}
