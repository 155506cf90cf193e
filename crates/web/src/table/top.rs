//! The header of a table: game, turn, navigation.

use game::Seat;
use leptos::prelude::*;

use super::{dialogs::Dialogs, server::unread, side::hint_title};
use crate::{
    i18n::t,
    parts::{IconButton, icon},
    play::{Panel, Play, TableState},
};

#[component]
pub(super) fn Top(play: Play, dialogs: Dialogs) -> impl IntoView {
    let title = move || {
        let (view, names) = (play.observation.view(), play.seating.names());
        let id = format!("{}-title", play.slug());
        play.i18n.with(|words| words.describe(&id, &view, &names, &[]))
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
            <div class="top-side">{navigation(play, dialogs)}</div>
        </header>
    }
}

/// The buttons for hints, rules and the menu.
fn navigation(play: Play, dialogs: Dialogs) -> impl IntoView {
    let menu = move || match unread(play) {
        Some(count) => play.i18n.say("menu-unread", &[("count", count.into())]),
        None => play.i18n.say("menu", &[]),
    };
    view! {
        <nav class="top-nav" aria-label=t("table")>
            <IconButton
                action="hint"
                icon="hint"
                label=Signal::derive(move || play.i18n.say(hint_title(play), &[]))
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
            |id: &str, seat: Seat| play.i18n.say(id, &[("seat", play.seating.name(seat).into())]);
        if play.timeline.has_film() {
            return play.i18n.say("film-title", &[]);
        }
        if play.timeline.is_past() && play.state.get() != TableState::Over {
            return play.i18n.say("past-title", &[]);
        }
        match play.state.get() {
            TableState::Choosing(seat)
                if 1 < play.seating.saved.with(|saved| saved.people().len()) =>
            {
                named("turn-of", seat)
            }
            TableState::Choosing(_) | TableState::Making(_) => play.i18n.say("turn-yours", &[]),
            TableState::Thinking(seat) => named("turn-thinks", seat),
            TableState::Over => play.i18n.say("turn-over", &[]),
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
