//! The page of a table: board in the middle, all else around it, or one of the other faces that a
//! table has: the curtain, the score sheet, a problem.

use leptos::prelude::*;

use super::{
    bar::Bar, export::ExportDialog, hands::Hands, learn::Learned, menu::Menu, players::Players,
    replay::Replay, score::Score, shortcut, side::Side, think::Think, top::Top,
    verify::VerifyDialog,
};
use crate::{
    parts::{Button, icon},
    play::{HAS_AFTER, Panel, Play, Stage},
    rules::Rules,
    saved::Saved,
    settings::SettingsDialog,
    words::t,
};

/// The dialogs of a table that can be open.
#[derive(Clone, Copy)]
pub(super) struct Dialogs {
    pub(super) menu: RwSignal<bool>,
    pub(super) settings: RwSignal<bool>,
    pub(super) export: RwSignal<bool>,
    pub(super) verify: RwSignal<bool>,
}

/// A table that is kept in the browser.
#[component]
pub(crate) fn TablePage(id: String) -> impl IntoView {
    match Saved::load(&id).and_then(Play::new) {
        Some(play) => view! { <Table play=play /> }.into_any(),
        None => view! { <Lost /> }.into_any(),
    }
}

/// There is no such table in this browser.
#[component]
pub(super) fn Lost() -> impl IntoView {
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

#[component]
pub(crate) fn Table(play: Play) -> impl IntoView {
    let rules = Rules::of(play.slug());
    provide_context(rules);
    play.start();
    title(play);
    let dialogs = Dialogs {
        menu: RwSignal::new(false),
        settings: RwSignal::new(false),
        export: RwSignal::new(false),
        verify: RwSignal::new(false),
    };
    let replays = play.replays;
    let face = Memo::new(move |_| match play.stage.get() {
        Stage::Broken(_) => Face::Broken,
        _ if !play.tongue.knows(play.slug()) => Face::Opening,
        Stage::Curtain(_) => Face::Curtain,
        Stage::Over if play.taught.is_some() => Face::Learned,
        Stage::Over if !replays.get() && play.course.with(Option::is_some) => Face::Score,
        Stage::Opening => Face::Opening,
        _ => Face::Table,
    });
    view! {
        {move || match face.get() {
            Face::Opening => view! { <Opening /> }.into_any(),
            Face::Curtain => view! { <Curtain play=play /> }.into_any(),
            Face::Broken => view! { <Broken play=play /> }.into_any(),
            Face::Learned => view! { <Learned play=play /> }.into_any(),
            Face::Score => view! { <Score play=play dialogs=dialogs /> }.into_any(),
            Face::Table => {
                view! { <Round play=play dialogs=dialogs /> }.into_any()
            }
        }}
        <Menu play=play dialogs=dialogs />
        <SettingsDialog open=dialogs.settings />
        <ExportDialog play=play open=dialogs.export />
        {HAS_AFTER
            .then(|| {
                view! {
                    <Show when=move || play.is_lent() && play.tongue.knows("replay")>
                        <VerifyDialog play=play open=dialogs.verify />
                    </Show>
                }
            })}
        <p class="sr-only" role="status" aria-live="polite">
            {move || play.said.get()}
        </p>
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Face {
    Opening,
    Curtain,
    Broken,
    Learned,
    Score,
    Table,
}

/// Everything around the board.
#[component]
fn Round(play: Play, dialogs: Dialogs) -> impl IntoView {
    shortcut(
        play,
        "escape",
        move || {
            if play.is_watching() { play.watch_now() } else { play.undo() }
        },
    );
    shortcut(play, "u", move || play.undo());
    shortcut(play, "c", move || play.confirm());
    shortcut(play, "h", move || play.ask_hint());
    shortcut(play, "l", move || play.toggle(Panel::Log));
    shortcut(play, "?", move || play.toggle(Panel::Rules));
    shortcut(play, "m", move || dialogs.menu.set(true));
    let is_over = Memo::new(move |_| play.stage.get() == Stage::Over);
    let ply = move || play.shown_ply().to_string();
    view! {
        <a class="skip" href="#board">
            {t("skip-to-board")}
        </a>
        <div
            class="table"
            data-game=play.slug()
            data-phase=move || play.phase()
            aria-busy=move || play.is_making.get().to_string()
            data-ply=ply
            data-lesson=play.taught.map(|_| "")
        >
            <Top play=play dialogs=dialogs />
            <Players play=play />
            <main class="stage" id="board" tabindex="-1">
                {(play.look.board)(play)}
            </main>
            {super::log::news(play)}
            {(play.look.hand)(play)}
            {HAS_AFTER.then(|| view! { <Hands play=play /> })}
            <Think play=play />
            <Show
                when=move || is_over.get()
                fallback=move || view! { <Bar play=play /> }
            >
                <Replay play=play />
            </Show>
            <Side play=play />
        </div>
    }
}

/// The table isn't there yet.
#[component]
pub(crate) fn Opening() -> impl IntoView {
    view! {
        <main class="opening" aria-busy="true">
            {icon("pagoda", "opening-mark")}
            <h1>{t("opening")}</h1>
            <progress aria-label=t("opening")></progress>
        </main>
    }
}

/// The screen goes from hand to hand.
#[component]
fn Curtain(play: Play) -> impl IntoView {
    let seat = move || match play.stage.get() {
        Stage::Curtain(seat) => seat,
        _ => game::Seat(0),
    };
    let named =
        move |id: &'static str| move || play.tongue.say(id, &[("seat", play.name(seat()).into())]);
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

/// Something went wrong: what, and what can be done.
#[component]
fn Broken(play: Play) -> impl IntoView {
    let why = move || match play.stage.get() {
        Stage::Broken(problem) => format!("{problem:?}"),
        _ => String::new(),
    };
    let again = move |()| {
        // The game is kept: loading the page again loses nothing.
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

/// The page's title and icon say whose turn it is, also in another tab.
fn title(play: Play) {
    Effect::new(move |_| {
        let mine = matches!(play.stage.get(), Stage::Choosing(_) | Stage::Curtain(_));
        let id = if mine { "title-yours" } else { "title-table" };
        let title = play.tongue.say(id, &[("title", play.look.title.name.into())]);
        document().set_title(&title);
        crate::frame::set_icon(mine);
    });
    on_cleanup(|| crate::frame::set_icon(false));
}
