//! Who plays, and how each stands.

use game::{Seat, Turn, seats};
use leptos::prelude::*;

use crate::{parts::Pic, play::Play, saved::Kind};

#[component]
pub(super) fn Players(play: Play) -> impl IntoView {
    let count = play.seats();
    view! {
        <section class="players" aria-labelledby="players-title">
            <div class="panel-head">{(play.look.heading)(play)}</div>
            <ol class="player-list" data-seats=count.to_string()>
                {seats(count).map(|seat| player(play, seat)).collect_view()}
            </ol>
        </section>
    }
}

/// What time is left to a player elsewhere.
fn clock(play: Play, seat: Seat) -> Option<AnyView> {
    #[cfg(feature = "online")]
    if let Some(remote) = play.remote {
        return Some(view! { <crate::online::Clock remote=remote seat=seat /> }.into_any());
    }
    let _ = (play, seat);
    None
}

/// Whether a player elsewhere is there just now.
fn there(play: Play, seat: Seat) -> Option<AnyView> {
    #[cfg(feature = "online")]
    if let Some(remote) = play.remote {
        return Some(view! { <crate::online::There remote=remote seat=seat /> }.into_any());
    }
    let _ = (play, seat);
    None
}

fn player(play: Play, seat: Seat) -> impl IntoView {
    let active = Memo::new(move |_| play.shown().is_some_and(|it| it.turn() == Turn::Seat(seat)));
    let kind = move || play.kind(seat);
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
        let args = [("seat", play.name(seat).into())];
        match kind() {
            Some(Kind::Novice) => play.tongue.say("bot-novice", &args),
            Some(Kind::Adept) => play.tongue.say("bot-adept", &args),
            Some(Kind::Master) => play.tongue.say("bot-master", &args),
            Some(Kind::Me) => play.tongue.say("you", &args),
            Some(Kind::Guest | Kind::Rival) | None => play.name(seat),
        }
    };
    view! {
        <li
            class="player panel"
            class:active=move || active.get()
            data-seat=format!("p{seat}")
            aria-current=move || active.get().then_some("true")
        >
            <Pic id=(play.look.title.pawn)(seat) class="player-pic" />
            <h3 class="player-name" title=named>
                {there(play, seat)} {move || play.name(seat)} " " {level}
                <span class="sr-only">{named}</span>
            </h3>
            {clock(play, seat)}
            {(play.look.figures)(play, seat)}
        </li>
    }
}
