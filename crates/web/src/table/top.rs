//! The line above the table: what is played, whose turn it is, and the way to everything else.

use game::Seat;
use leptos::prelude::*;

use super::{
    page::Dialogs,
    side::{hint_title, unread},
};
use crate::{
    parts::{IconButton, icon},
    play::{Panel, Play, Stage},
    words::t,
};

#[component]
pub(super) fn Top(play: Play, dialogs: Dialogs) -> impl IntoView {
    let title = move || {
        let view = play.frame.get().map(|frame| frame.view.clone()).unwrap_or_default();
        let names = play.names();
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
                        press=move |()| play.toggle(Panel::Rules)
                    />
                    <IconButton
                        action="menu"
                        icon="menu"
                        label=Signal::derive(menu)
                        press=move |()| dialogs.menu.set(true)
                    />
                    // Where the tab of what is said can't be seen the way to it has the mark.
                    {move || {
                        let count = unread(play)?;
                        Some(view! { <span class="badge top-badge" aria-hidden="true">{count}</span> })
                    }}
                </nav>
            </div>
        </header>
    }
}

/// Whose turn it is, and what is awaited.
#[component]
fn Turn(play: Play) -> impl IntoView {
    let whose = Memo::new(move |_| match play.stage.get() {
        Stage::Choosing(seat)
        | Stage::Making(seat)
        | Stage::Thinking(seat)
        | Stage::Curtain(seat) => Some(seat),
        Stage::Over | Stage::Opening | Stage::Broken(_) => None,
    });
    let mine = move || play.shows_pick();
    let text = move || {
        let named = |id: &str, seat: Seat| play.tongue.say(id, &[("seat", play.name(seat).into())]);
        if play.watched.with(|it| it.as_ref().is_some_and(|it| it.film.is_some())) {
            return play.tongue.say("film-title", &[]);
        }
        if play.watched.with(Option::is_some) && play.stage.get() != Stage::Over {
            return play.tongue.say("past-title", &[]);
        }
        match play.stage.get() {
            Stage::Choosing(seat) if 1 < play.saved.with(|saved| saved.people().len()) => {
                named("turn-of", seat)
            }
            Stage::Choosing(_) | Stage::Making(_) => play.tongue.say("turn-yours", &[]),
            Stage::Thinking(seat) => named("turn-thinks", seat),
            Stage::Over => play.tongue.say("turn-over", &[]),
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
