//! The menu of a table: everything that isn't a move.

use leptos::prelude::*;

use super::{dialogs::Dialogs, menu_item::MenuItem, server};
use crate::{
    frame::go,
    i18n::t,
    parts::Dialog,
    play::{HAS_REVIEW, Panel, Play, TableState},
};

#[component]
pub(super) fn Menu(play: Play, dialogs: Dialogs) -> impl IntoView {
    let menu = dialogs.menu;
    view! {
        <Dialog id="menu" title=Signal::derive(t("menu")) class="menu" open=menu>
            <div class="dialog-body">
                <ul class="menu-list">
                    {undo_items(play, menu)}
                    <li class="menu-sep" aria-hidden="true"></li>
                    {reading_items(play, menu)}
                    <li class="menu-sep" aria-hidden="true"></li>
                    {server::menu_items(play, dialogs)}
                    {file_items(play, dialogs)}
                    {lesson_item(play, menu)}
                    {MenuItem::new("leave", "leave", "menu-leave")
                        .about("menu-leave-about")
                        .show(menu, || go("/"))}
                </ul>
                <p class="soft">{t("keys-about")}</p>
            </div>
        </Dialog>
    }
}

fn undo_items(play: Play, menu: RwSignal<bool>) -> impl IntoView {
    let can_undo = Signal::derive(move || play.can_undo());
    let why_not = Signal::derive(move || {
        if can_undo.get() { play.i18n.say("menu-undo-about", &[]) } else { play.why_no_undo() }
    });
    view! {
        {MenuItem::new("undo", "undo", "undo")
            .about_text(why_not)
            .disabled(move || !can_undo.get())
            .show(menu, move || play.undo())}
        {MenuItem::new("reset", "reset", "menu-reset")
            .about("menu-reset-about")
            .disabled(move || !can_undo.get())
            .show(menu, move || play.reset())}
    }
}

fn reading_items(play: Play, menu: RwSignal<bool>) -> impl IntoView {
    view! {
        {MenuItem::new("hint", "hint", "hint")
            .about("menu-hint-about")
            .disabled(move || play.chooser().is_none())
            .show(menu, move || play.ask_hint())}
        {MenuItem::new("rules", "rules", "rules-title")
            .show(menu, move || play.panels.open.set(Some(Panel::Rules)))}
        {MenuItem::new("log", "log", "log-title")
            .show(menu, move || play.panels.open.set(Some(Panel::Log)))}
        {MenuItem::new("film", "play", "film-title")
            .about("menu-film-about")
            .disabled(move || !play.has_film())
            .show(menu, move || play.play_film())}
    }
}

fn file_items(play: Play, dialogs: Dialogs) -> impl IntoView {
    let menu = dialogs.menu;
    let verify = move || {
        (HAS_REVIEW && play.review.is_from_server()).then(|| {
            MenuItem::new("verify", "ok", "verify-title")
                .about("verify-menu-about")
                .show(menu, move || dialogs.verify.set(true))
        })
    };
    view! {
        // A server gives out the record once the game is over.
        {MenuItem::new("export", "export", "export")
            .about("menu-export-about")
            .disabled(move || play.source.is_remote() && play.state.get() != TableState::Over)
            .show(menu, move || dialogs.export.set(true))}
        {verify}
        {MenuItem::new("settings", "settings", "settings")
            .show(menu, move || dialogs.settings.set(true))}
    }
}

/// The way to the lesson; in a lesson, the way back to its beginning.
fn lesson_item(play: Play, menu: RwSignal<bool>) -> impl IntoView {
    match play.tutorial {
        Some(tutorial) => MenuItem::new("learn-again", "reset", "learn-again")
            .show(menu, move || tutorial.restart())
            .into_any(),
        None => MenuItem::new("learn", "flag", "learn")
            .about("learn-about")
            .show(menu, move || go(&format!("/learn/{}", play.slug())))
            .into_any(),
    }
}
