//! The players and their figures.

use game::{Seat, Turn, seats};
use leptos::prelude::*;

use super::server;
use crate::{boards::Look, parts::Pic, play::Play, saved::Kind};

#[component]
pub(super) fn Players(play: Play, look: &'static Look) -> impl IntoView {
    let count = play.seating.count();
    view! {
        <section class="players" aria-labelledby="players-title">
            <div class="panel-head">{(look.heading)(play)}</div>
            <ol class="player-list" data-seats=count.to_string()>
                {seats(count).map(|seat| player(play, look, seat)).collect_view()}
            </ol>
        </section>
    }
}

fn player(play: Play, look: &'static Look, seat: Seat) -> impl IntoView {
    let active = Memo::new(move |_| play.shown().is_some_and(|it| it.turn == Turn::Seat(seat)));
    let kind = move || play.seating.kind(seat);
    let level = move || {
        let icon = match kind()? {
            Kind::Me | Kind::Guest | Kind::Rival => return None,
            Kind::Novice => "ui-bot-novice",
            Kind::Adept => "ui-bot-adept",
            Kind::Master => "ui-bot-master",
        };
        Some(view! { <Pic id=icon.to_owned() class="i" /> })
    };
    let named = move || {
        let args = [("seat", play.seating.name(seat).into())];
        match kind() {
            Some(Kind::Novice) => play.i18n.say("bot-novice", &args),
            Some(Kind::Adept) => play.i18n.say("bot-adept", &args),
            Some(Kind::Master) => play.i18n.say("bot-master", &args),
            Some(Kind::Me) => play.i18n.say("you", &args),
            Some(Kind::Guest | Kind::Rival) | None => play.seating.name(seat),
        }
    };
    view! {
        <li
            class="player panel"
            class:active=move || active.get()
            data-seat=format!("p{seat}")
            aria-current=move || active.get().then_some("true")
        >
            <Pic id=(play.presentation.title.pawn)(seat) class="player-pic" />
            <h3 class="player-name" title=named>
                {server::presence(play, seat)} {move || play.seating.name(seat)} " " {level}
                <span class="sr-only">{named}</span>
            </h3>
            {server::clock(play, seat)}
            {(look.figures)(play, seat)}
        </li>
    }
}
