//! Presence of other players.

use game::Seat;
use leptos::prelude::*;
use wire::api::Holder;

use crate::{net::Linked, play::Remote, words::Tongue};

/// A mark beside a player's name: full while they are present, hollow while they are not.
#[component]
pub(crate) fn There(remote: Remote, seat: Seat) -> impl IntoView {
    let tongue = Tongue::get();
    let is_told = Memo::new(move |_| {
        let is_person = remote.info.with(|info| {
            let holder = info.as_ref().and_then(|info| info.holders.get(seat.index()));
            matches!(holder, Some(Holder::Person { .. }))
        });
        is_person && remote.seat() != Some(seat) && remote.linked() == Linked::Yes
    });
    let is_there = Memo::new(move |_| remote.present.with(|present| present.contains(&seat)));
    let text = move || tongue.say(if is_there.get() { "is-there" } else { "is-elsewhere" }, &[]);
    view! {
        <Show when=move || is_told.get()>
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
