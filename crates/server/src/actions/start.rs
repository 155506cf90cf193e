//! Start a game.

use std::sync::Arc;

use wire::api::{ActResult, Code, Level, Problem, Start};

use crate::{
    actions::{authorize::authorize, changes::notify_players, command::TableCommand, vacation},
    app::App,
    idempotency::KeyHash,
    tables::{LiveTable, TableState},
};

/// Starts the game of the caller's table.
pub(crate) async fn start(
    app: &App,
    command: TableCommand,
    start: &Start,
) -> Result<ActResult, Problem> {
    let user = authorize(app, &command.caller)?;
    let table = app.tables.require_latest(command.table).await?;
    if table.state().owner() != user.id {
        return Err(Problem::new(Code::Forbidden));
    }
    start_game(app, &table, command.key, start.fill).await
}

/// Starts a game, with bots on open chairs if `fill` names a level.
pub(crate) async fn start_game(
    app: &App,
    table: &Arc<LiveTable>,
    key: Option<KeyHash>,
    fill: Option<Level>,
) -> Result<ActResult, Problem> {
    let people = table.state().seated_people();
    let schedules = vacation::schedules_of(app, &people).await?;
    let plan = move |state: &TableState| state.plan_start(fill, &schedules);
    let acted = app.tables.commit(table, key, plan).await?;
    notify_players(app, table);
    Ok(acted)
}
