//! The menu of a table: everything that isn't a move.

use leptos::prelude::*;

use super::page::Dialogs;
#[cfg(feature = "online")]
use super::side::unread;
use crate::{
    frame::go,
    parts::{Dialog, icon},
    play::{HAS_AFTER, Panel, Play, Stage},
    words::t,
};

#[component]
pub(super) fn Menu(play: Play, dialogs: Dialogs) -> impl IntoView {
    let open = dialogs.menu;
    let then = move |go: Box<dyn Fn()>| {
        open.set(false);
        go();
    };
    let can_undo = Signal::derive(move || play.can_undo());
    let cannot_undo = Signal::derive(move || !can_undo.get());
    let why_not = Signal::derive(move || {
        if can_undo.get() { play.tongue.say("menu-undo-about", &[]) } else { play.why_no_undo() }
    });
    let choosing = Signal::derive(move || play.chooser().is_none());
    let no_film = Signal::derive(move || !play.has_film());
    // What isn't kept here can be had once it is over.
    let unread = Signal::derive(move || play.is_elsewhere() && play.stage.get() != Stage::Over);
    let none = Signal::derive(String::new);
    let said = |id: &'static str| Signal::derive(t(id));
    let item = Item { then: StoredValue::new_local(Box::new(then)) };
    view! {
        <Dialog id="menu" title=said("menu") class="menu" open=open>
            <div class="dialog-body">
                <ul class="menu-list">
                    {item.show("undo", "undo", said("undo"), why_not, cannot_undo, move || play.undo())}
                    {item.show("reset", "reset", said("menu-reset"), said("menu-reset-about"), cannot_undo, move || play.reset())}
                    <li class="menu-sep" aria-hidden="true"></li>
                    {item.show("hint", "hint", said("hint"), said("menu-hint-about"), choosing, move || play.ask_hint())}
                    {item.show("rules", "rules", said("rules-title"), none, never(), move || play.panel.set(Some(Panel::Rules)))}
                    {item.show("log", "log", said("log-title"), none, never(), move || play.panel.set(Some(Panel::Log)))}
                    {item.show("film", "play", said("film-title"), said("menu-film-about"), no_film, move || play.play_film())}
                    <li class="menu-sep" aria-hidden="true"></li>
                    {online(play, item)}
                    {item.show("export", "export", said("export"), said("menu-export-about"), unread, move || dialogs.export.set(true))}
                    {move || (HAS_AFTER && play.is_lent()).then(|| item.show("verify", "ok", said("verify-title"), said("verify-menu-about"), never(), move || dialogs.verify.set(true)))}
                    {item.show("settings", "settings", said("settings"), none, never(), move || dialogs.settings.set(true))}
                    {lesson(play, item)}
                    {item.show("leave", "leave", said("menu-leave"), said("menu-leave-about"), never(), move || {
                        go("/");
                    })}
                </ul>
                <p class="soft">{t("keys-about")}</p>
            </div>
        </Dialog>
    }
}

/// What only people elsewhere bring: they can be invited, talked to, and left.
#[cfg(feature = "online")]
fn online(play: Play, item: Item) -> Option<AnyView> {
    let remote = play.remote?;
    let said = |id: &'static str| Signal::derive(t(id));
    let new_lines = Signal::derive(move || {
        let count =
            unread(play).map(|count| play.tongue.say("chat-unread", &[("count", count.into())]));
        count.unwrap_or_default()
    });
    let silent = Signal::derive(move || !play.has_chat());
    let done = Signal::derive(move || !play.has_chat() || play.stage.get() == Stage::Over);
    let copy = move || {
        // Where the clipboard is closed the address of the page says the same.
        drop(window().navigator().clipboard().write_text(&crate::online::invite_link(remote)));
    };
    let resign = move || {
        let sure = play.tongue.say("resign-sure", &[]);
        if window().confirm_with_message(&sure).unwrap_or(false) {
            remote.act("resign", |acts| serde_json::json!({ "acts": acts }));
        }
    };
    let view = view! {
        {item.show("chat", "people", said("chat"), new_lines, silent, move || play.panel.set(Some(Panel::Chat)))}
        {item.show("copy-link", "link", said("copy-link"), said("invite-about"), never(), copy)}
        {item.show("resign", "flag", said("resign"), said("resign-about"), done, resign)}
    };
    Some(view.into_any())
}

#[cfg(not(feature = "online"))]
fn online(_: Play, _: Item) -> Option<AnyView> {
    None
}

/// The way to the lesson, or in one to its beginning.
fn lesson(play: Play, item: Item) -> impl IntoView {
    let said = |id: &'static str| Signal::derive(t(id));
    let none = Signal::derive(String::new);
    match play.taught {
        Some(_) => {
            let again = move || play.learn_again();
            item.show("learn-again", "reset", said("learn-again"), none, never(), again).into_any()
        }
        None => {
            let learn = move || go(&format!("/learn/{}", play.slug()));
            let about = said("learn-about");
            item.show("learn", "flag", said("learn"), about, never(), learn).into_any()
        }
    }
}

fn never() -> Signal<bool> {
    Signal::derive(|| false)
}

type Then = Box<dyn Fn(Box<dyn Fn()>)>;

/// Makes items that close the menu before they do something.
#[derive(Clone, Copy)]
struct Item {
    then: StoredValue<Then, LocalStorage>,
}

impl Item {
    fn show(
        self,
        action: &'static str,
        picture: &'static str,
        label: Signal<String>,
        about: Signal<String>,
        disabled: Signal<bool>,
        go: impl Fn() + Clone + 'static,
    ) -> impl IntoView {
        let press = move |_| {
            let go = go.clone();
            self.then.with_value(|then| then(Box::new(go)));
        };
        view! {
            <li>
                <button
                    type="button"
                    class="menu-item"
                    data-action=action
                    disabled=move || disabled.get()
                    on:click=press
                >
                    {icon(picture, "icon")}
                    <span>
                        <b>{move || label.get()}</b>
                        <small>{move || about.get()}</small>
                    </span>
                </button>
            </li>
        }
    }
}
