//! Every hand at once, after a game.

use game::{Seat, seats};
use leptos::prelude::*;

use crate::{boards::Look, i18n::t, parts::seal, play::Play};

/// Every hand, in place of the viewer's own.
#[component]
pub(super) fn Hands(play: Play, look: &'static Look) -> impl IntoView {
    play.follow_hands();
    let row = move |seat: Seat| {
        let held = look.held?;
        let hand = move || {
            play.review.hands.with(|all| all.get(seat.index()).map(|view| held(play, view, seat)))
        };
        Some(view! {
            <li data-seat=format!("p{seat}")>
                <b>{seal(seat)} <span>{move || play.seating.name(seat)}</span></b>
                <span class="held">{hand}</span>
            </li>
        })
    };
    let shows = move || play.review.shows_all_hands.get() && play.presentation.has_hands;
    view! {
        <Show when=shows>
            <section class="hand hands panel" aria-labelledby="hands-title" tabindex="0">
                <h2 id="hands-title">{t("eyes-all")}</h2>
                <ul>{seats(play.seating.count()).map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}
