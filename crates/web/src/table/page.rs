//! The page of a table: the board with everything around it, the curtain, the score sheet, or an error.

use leptos::prelude::*;

use super::{
    bar::Bar, dialogs::Dialogs, export::ExportDialog, hands::Hands, lesson::LessonEnd, menu::Menu,
    players::Players, pointer, replay::Replay, score::Score, side::Side, think::Think, top::Top,
    verify::VerifyDialog,
};
use crate::{
    boards::{Look, kit::shortcut},
    i18n::t,
    module::look,
    parts::{Button, icon},
    play::{HAS_REVIEW, Panel, Play, TableState},
    rules::Rules,
    saved::Saved,
    settings::SettingsDialog,
};

/// A table that this browser stores.
#[component]
pub(crate) fn TablePage(id: String) -> impl IntoView {
    let found = Saved::load(&id).and_then(|saved| Some((look(&saved.slug)?, saved)));
    match found {
        Some((look, saved)) => {
            let play = Play::local(look.presentation, saved);
            view! { <Table play=play look=look /> }.into_any()
        }
        None => view! { <UnknownTable /> }.into_any(),
    }
}

/// Presence is no such table in this browser.
#[component]
pub(super) fn UnknownTable() -> impl IntoView {
    view! {
        <main class="curtain">
            <div class="curtain-in">
                {icon("pagoda", "curtain-seal")}
                <h1>{t("lost-title")}</h1>
                <p>{t("lost-about")}</p>
                <a class="btn go" href="/">
                    <span>{t("all-games")}</span>
                </a>
            </div>
        </main>
    }
}

/// A table, whatever it shows.
#[component]
pub(crate) fn Table(play: Play, look: &'static Look) -> impl IntoView {
    let rules = Rules::of(play.slug());
    provide_context(rules);
    // A refusal quotes them, and loads them itself before the first move, which doesn't wait for them.
    Effect::new(move |_| {
        if play.announcer.has_moved.get() {
            rules.want();
        }
    });
    play.start();
    play.follow_end();
    title(play);
    let dialogs = Dialogs::new();
    let face = Memo::new(move |_| Face::of(play));
    view! {
        {move || match face.get() {
            Face::Curtain => view! { <Curtain play=play /> }.into_any(),
            Face::Broken => view! { <TableError play=play /> }.into_any(),
            Face::LessonEnd => view! { <LessonEnd play=play /> }.into_any(),
            Face::Score if HAS_REVIEW => {
                view! { <Score play=play look=look dialogs=dialogs /> }.into_any()
            }
            Face::Opening | Face::Score => view! { <Opening /> }.into_any(),
            Face::Table => {
                view! { <BoardArea play=play look=look dialogs=dialogs /> }.into_any()
            }
        }}
        <Menu play=play dialogs=dialogs />
        <SettingsDialog open=dialogs.settings />
        <ExportDialog play=play open=dialogs.export />
        {super::server::resign_dialog(play, dialogs.resign)}
        {HAS_REVIEW
            .then(|| {
                view! {
                    <Show when=move || play.review.is_from_server() && play.i18n.has_file("replay")>
                        <VerifyDialog play=play open=dialogs.verify />
                    </Show>
                }
            })}
        <p class="sr-only" role="status" aria-live="polite">
            {move || play.announcer.said.get()}
        </p>
    }
}

/// What a table shows.
#[derive(Clone, Copy, PartialEq)]
enum Face {
    Opening,
    Curtain,
    Broken,
    LessonEnd,
    Score,
    Table,
}

impl Face {
    fn of(play: Play) -> Face {
        let review = play.review;
        let has_score =
            move || !review.is_replaying.get() && review.standings.with(Option::is_some);
        match play.state.get() {
            TableState::Broken(_) => Face::Broken,
            _ if !play.i18n.has_file(play.slug()) => Face::Opening,
            TableState::Curtain(_) => Face::Curtain,
            TableState::Over if play.tutorial.is_some() => Face::LessonEnd,
            TableState::Over if !HAS_REVIEW => Face::Table,
            TableState::Over if !review.is_styled.get() => Face::Opening,
            TableState::Over if has_score() => Face::Score,
            TableState::Opening => Face::Opening,
            _ => Face::Table,
        }
    }
}

/// The board and everything around it.
#[component]
fn BoardArea(play: Play, look: &'static Look, dialogs: Dialogs) -> impl IntoView {
    shortcuts(play, dialogs);
    let is_over = Memo::new(move |_| play.state.get() == TableState::Over);
    let ply = move || play.shown_ply().to_string();
    let table = pointer::table(play);
    view! {
        <a class="skip" href="#board">
            {t("skip-to-board")}
        </a>
        <div
            class="table"
            node_ref=table
            data-game=play.slug()
            data-phase=move || play.phase()
            aria-busy=move || play.selection.is_submitting.get().to_string()
            data-ply=ply
            data-lesson=play.tutorial.map(|_| "")
        >
            <Top play=play dialogs=dialogs />
            <Players play=play look=look />
            <main class="stage" id="board" tabindex="-1">
                {(look.board)(play)}
            </main>
            {super::log::news(play)}
            {(look.hand)(play)}
            {HAS_REVIEW.then(|| view! { <Hands play=play look=look /> })}
            <Think play=play look=look />
            <Show
                when=move || HAS_REVIEW && is_over.get()
                fallback=move || view! { <Bar play=play /> }
            >
                {HAS_REVIEW.then(|| view! { <Replay play=play /> })}
            </Show>
            <Side play=play look=look />
        </div>
    }
}

fn shortcuts(play: Play, dialogs: Dialogs) {
    shortcut("escape", move || {
        if untrack(move || play.timeline.is_past()) {
            play.timeline.return_to_now();
        } else {
            play.undo();
        }
    });
    shortcut("u", move || play.undo());
    shortcut("c", move || play.confirm());
    shortcut("h", move || play.ask_hint());
    shortcut("l", move || play.panels.toggle(Panel::Log));
    shortcut("?", move || play.panels.toggle(Panel::Rules));
    shortcut("m", move || dialogs.menu.set(true));
}

/// The table is loading.
#[component]
pub(crate) fn Opening() -> impl IntoView {
    view! {
        <main class="opening" aria-busy="true" data-page="table">
            <h1>{t("opening")}</h1>
            <progress aria-label=t("opening")></progress>
            <div class="bones" aria-hidden="true">
                <i></i>
                <i></i>
                <i></i>
                <i></i>
                <i></i>
                <i></i>
            </div>
        </main>
    }
}

/// The curtain: several people share the screen, and the next one takes it.
#[component]
fn Curtain(play: Play) -> impl IntoView {
    let seat = move || match play.state.get() {
        TableState::Curtain(seat) => seat,
        _ => game::Seat(0),
    };
    let named = move |id: &'static str| {
        move || play.i18n.say(id, &[("seat", play.seating.name(seat()).into())])
    };
    view! {
        <main class="curtain">
            <div class="curtain-in">
                {move || icon(&format!("seal-p{}", seat()), "curtain-seal")}
                <h1>{named("curtain-title")}</h1>
                <p>{named("curtain-about")}</p>
                <button
                    type="button"
                    class="btn go"
                    data-action="ready"
                    on:click=move |_| play.lift_curtain()
                >
                    {icon("eye", "icon")}
                    <span>{named("curtain-ready")}</span>
                </button>
                <a class="btn quiet" href="/">
                    {t("menu-leave")}
                </a>
            </div>
        </main>
    }
}

/// An error, and the way to try again.
#[component]
fn TableError(play: Play) -> impl IntoView {
    let why = move || match play.state.get() {
        TableState::Broken(problem) => format!("{problem:?}"),
        _ => String::new(),
    };
    let again = move |()| {
        // The game is stored: loading the page again loses nothing.
        let _ = window().location().reload();
    };
    view! {
        <main class="curtain">
            <div class="curtain-in" role="alert">
                {icon("warn", "curtain-seal")}
                <h1>{t("broken-title")}</h1>
                <p>{t("broken-about")}</p>
                <p>
                    <code>{why}</code>
                </p>
                <Button
                    action="again"
                    icon="reset"
                    class="go"
                    label=Signal::derive(t("broken-again"))
                    press=again
                />
                <a class="btn quiet" href="/">
                    {t("all-games")}
                </a>
            </div>
        </main>
    }
}

/// Keeps the page's title and icon up to date: they show the turn in other tabs.
fn title(play: Play) {
    Effect::new(move |_| {
        let mine = matches!(play.state.get(), TableState::Choosing(_) | TableState::Curtain(_));
        let id = if mine { "title-yours" } else { "title-table" };
        let name = play.i18n.say(play.presentation.title.name, &[]);
        let title = play.i18n.say(id, &[("title", name.into())]);
        document().set_title(&title);
        crate::frame::set_icon(mine);
    });
    on_cleanup(|| crate::frame::set_icon(false));
}
