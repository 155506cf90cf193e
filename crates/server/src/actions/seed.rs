//! Commit to a seed, and reveal it: a player's part of the game's random key.

use std::sync::Arc;

use clock::Moment;
use game::Seat;
use wire::api::{ActResult, Commit, Problem, Reveal};

use crate::{
    actions::{
        authorize::authorize, call_off::call_off, changes::notify_players, command::TableCommand,
        sit, start::start_prepared_game,
    },
    app::App,
    tables::{Draft, LiveTable, TableState},
};

/// Commits the caller to a seed.
pub(crate) async fn commit(
    app: &App,
    command: TableCommand,
    commit: &Commit,
) -> Result<ActResult, Problem> {
    authorize(app, &command.caller)?;
    let table = app.tables.require_latest(command.table).await?;
    let commitment = commit.commitment.clone();
    let plan = move |state: &TableState, seat| state.plan_commit_seed(seat, &commitment);
    act(app, &table, command, plan).await
}

/// Reveals the caller's seed; the last one starts the game.
pub(crate) async fn reveal(
    app: &App,
    command: TableCommand,
    reveal: &Reveal,
) -> Result<ActResult, Problem> {
    authorize(app, &command.caller)?;
    sit::check_luck(&reveal.luck)?;
    let table = app.tables.require_latest(command.table).await?;
    let luck = reveal.luck.clone();
    let plan = move |state: &TableState, seat| state.plan_reveal_seed(seat, &luck);
    let acted = act(app, &table, command, plan).await?;
    let is_prepared = table.state().is_prepared();
    if !is_prepared {
        return Ok(acted);
    }
    // If it fails, a worker starts the game, or a player has left: the seed is revealed in any case.
    Ok(start_prepared_game(app, &table).await.unwrap_or(acted))
}

/// Commits an act of the caller's seat.
async fn act(
    app: &App,
    table: &Arc<LiveTable>,
    command: TableCommand,
    plan: impl Fn(&TableState, Seat) -> Result<Draft, Problem> + Send + 'static,
) -> Result<ActResult, Problem> {
    let TableCommand { caller, key, .. } = command;
    let planned = move |state: &TableState| match state.seat_of(&caller) {
        Some(seat) => plan(state, seat),
        None => Err(caller.no_seat()),
    };
    let acted = app.tables.commit(table, key, planned).await?;
    notify_players(app, table);
    Ok(acted)
}

/// Frees the seats of players who haven't revealed their seeds in time.
pub(crate) async fn miss(app: &App, table: &Arc<LiveTable>, now: Moment) -> Result<(), Problem> {
    let plan = move |state: &TableState| state.plan_miss(now);
    app.tables.commit(table, None, plan).await?;
    notify_players(app, table);
    call_off(app, table).await
}
