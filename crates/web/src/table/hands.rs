//! Everybody's hand at once, after a game.

use game::{Seat, seats};
use leptos::prelude::*;

use crate::{parts::seal, play::Play, words::t};

/// All hands, in place of the one that is looked at otherwise.
#[component]
pub(super) fn Hands(play: Play) -> impl IntoView {
    play.follow_hands();
    let row = move |seat: Seat| {
        let held = play.look.held?;
        let hand = move || {
            play.after.hands.with(|all| all.get(seat.index()).map(|view| held(play, view, seat)))
        };
        Some(view! {
            <li data-seat=format!("p{seat}")>
                <b>{seal(seat)} <span>{move || play.name(seat)}</span></b>
                <span class="held">{hand}</span>
            </li>
        })
    };
    let shows = move || play.after.all.get() && play.look.held.is_some();
    view! {
        <Show when=shows>
            <section class="hand hands panel" aria-labelledby="hands-title" tabindex="0">
                <h2 id="hands-title">{t("eyes-all")}</h2>
                <ul>{seats(play.seats()).map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}
