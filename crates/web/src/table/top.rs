//! The header of a table: game, turn, navigation.

use game::Seat;
use leptos::prelude::*;

use super::{dialogs::Dialogs, server::unread, side::hint_title};
use crate::{
    parts::{IconButton, icon},
    play::{Panel, Play, TableState},
    words::t,
};

#[component]
pub(super) fn Top(play: Play, dialogs: Dialogs) -> impl IntoView {
    let title = move || {
        let view = play.observation.view();
        let names = play.seating.names();
        play.tongue
            .with(|words| words.describe(&format!("{}-title", play.slug()), &view, &names, &[]))
    };
    let menu = move || match unread(play) {
        Some(count) => play.tongue.say("menu-unread", &[("count", count.into())]),
        None => play.tongue.say("menu", &[]),
    };
    view! {
        <header class="top">
            <div class="top-side">
                <a class="brand" href="/">
                    {icon("pagoda", "")}
                    <span>"Pagoda"</span>
                </a>
                <h1 class="top-title">{title}</h1>
            </div>
            <Turn play=play />
            <div class="top-side">
                <nav class="top-nav" aria-label=t("table")>
                    <IconButton
                        action="hint"
                        icon="hint"
                        label=Signal::derive(move || play.tongue.say(hint_title(play), &[]))
                        press=move |()| play.ask_hint()
                    />
                    <IconButton
                        action="rules"
                        icon="rules"
                        label=Signal::derive(t("rules-title"))
                        press=move |()| play.panels.toggle(Panel::Rules)
                    />
                    <IconButton
                        action="menu"
                        icon="menu"
                        label=Signal::derive(menu)
                        press=move |()| dialogs.menu.set(true)
                    />
                    // On narrow screens, where the chat tab is hidden, the menu has the badge.
                    {move || {
                        let count = unread(play)?;
                        Some(view! { <span class="badge top-badge" aria-hidden="true">{count}</span> })
                    }}
                </nav>
            </div>
        </header>
    }
}

/// Whose turn it is.
#[component]
fn Turn(play: Play) -> impl IntoView {
    let whose = Memo::new(move |_| match play.state.get() {
        TableState::Choosing(seat)
        | TableState::Making(seat)
        | TableState::Thinking(seat)
        | TableState::Curtain(seat) => Some(seat),
        TableState::Over | TableState::Opening | TableState::Broken(_) => None,
    });
    let mine = move || play.shows_pick();
    let text = move || {
        let named =
            |id: &str, seat: Seat| play.tongue.say(id, &[("seat", play.seating.name(seat).into())]);
        if play.timeline.has_film() {
            return play.tongue.say("film-title", &[]);
        }
        if play.timeline.is_past() && play.state.get() != TableState::Over {
            return play.tongue.say("past-title", &[]);
        }
        match play.state.get() {
            TableState::Choosing(seat)
                if 1 < play.seating.saved.with(|saved| saved.people().len()) =>
            {
                named("turn-of", seat)
            }
            TableState::Choosing(_) | TableState::Making(_) => play.tongue.say("turn-yours", &[]),
            TableState::Thinking(seat) => named("turn-thinks", seat),
            TableState::Over => play.tongue.say("turn-over", &[]),
            _ => String::new(),
        }
    };
    view! {
        <p class="turn" class:other=move || !mine()>
            {move || whose.get().map(crate::parts::seal)}
            <span>{text}</span>
        </p>
    }
}
