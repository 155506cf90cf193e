//! The page of a table at a server: gathering, the game, or an error.

use leptos::prelude::*;
use wire::api::{TableId, TableStatus};

use super::{gather::Gathering, waiting::WaitingRoom};
use crate::{
    boards::Look,
    frame::NotFoundPage,
    i18n::{I18n, t},
    module::look,
    parts::icon,
    play::{Play, Remote},
    table::{Opening, Table},
};

/// The file of messages that only tables at a server need.
const WORDS: &str = "online";

#[derive(Clone, Copy, PartialEq)]
enum Face {
    Opening,
    Gone,
    TableClosed,
    Gathering,
    Waiting,
    Game,
}

/// A table at a server.
#[component]
pub(crate) fn OnlinePage(id: TableId) -> impl IntoView {
    let i18n = I18n::get();
    i18n.load_file(WORDS);
    let remote = Remote::follow(id);
    let face = Memo::new(move |before: Option<&Face>| {
        if remote.is_gone.get() {
            return Face::Gone;
        }
        if !i18n.has_file(WORDS) {
            return Face::Opening;
        }
        match remote.info.with(|info| info.as_ref().map(|info| info.status)) {
            None => Face::Opening,
            // The waiting room stays until the lobby replaces it.
            Some(TableStatus::Open)
                if is_quick(remote)
                    && (remote.seat().is_some() || before == Some(&Face::Waiting)) =>
            {
                Face::Waiting
            }
            Some(TableStatus::Open) => Face::Gathering,
            Some(TableStatus::Running | TableStatus::Finished) => Face::Game,
            Some(TableStatus::Aborted) => Face::TableClosed,
        }
    });
    move || match face.get() {
        Face::Opening => view! { <Opening /> }.into_any(),
        Face::Gone => view! { <NotFoundPage /> }.into_any(),
        Face::TableClosed => view! { <TableClosed /> }.into_any(),
        Face::Gathering => view! { <Gathering remote=remote /> }.into_any(),
        Face::Waiting => view! { <WaitingRoom remote=remote /> }.into_any(),
        Face::Game => match game(remote) {
            Some((look, play)) => view! { <Table play=play look=look /> }.into_any(),
            // Another module has this game's board: loading the page again chooses it.
            None => again().into_any(),
        },
    }
}

/// Whether the table belongs to a quick match: it starts by itself.
fn is_quick(remote: Remote) -> bool {
    remote.info.with(|info| info.as_ref().is_some_and(|info| info.public && info.auto_start))
}

/// The table of a game that has begun; none if this module has no board for it.
fn game(remote: Remote) -> Option<(&'static Look, Play)> {
    let look = look(&remote.info.get_untracked()?.game)?;
    Some((look, Play::remote(look.presentation, remote)?))
}

fn again() -> impl IntoView {
    // It can always be loaded again.
    let _ = window().location().reload();
    view! { <Opening /> }
}

/// The table was closed before the game began.
#[component]
fn TableClosed() -> impl IntoView {
    view! {
        <main class="curtain">
            <div class="curtain-in">
                {icon("pagoda", "curtain-seal")}
                <h1>{t("cleared-title")}</h1>
                <p>{t("cleared-about")}</p>
                <a class="btn main" href="/">
                    <span>{t("all-games")}</span>
                </a>
            </div>
        </main>
    }
}
