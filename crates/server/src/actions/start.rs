//! Start a game.

use std::{collections::BTreeMap, net::IpAddr, sync::Arc};

use clock::Schedule;
use store::TableUse;
use wire::api::{ActResult, Code, Level, Problem, SeatHolder, Start, UserId};

use crate::{
    actions::{authorize::authorize, changes::notify_players, command::TableCommand, vacation},
    app::App,
    error::logged,
    idempotency::KeyHash,
    quotas::Creator,
    tables::{LiveTable, TableState},
};

/// Starts the game of the caller's table.
pub(crate) async fn start(
    app: &App,
    command: TableCommand,
    address: IpAddr,
    start: &Start,
) -> Result<ActResult, Problem> {
    let user = authorize(app, &command.caller)?;
    let table = app.tables.require_latest(command.table).await?;
    if table.state().owner() != user.id {
        return Err(Problem::new(Code::Forbidden));
    }
    if start.fill.is_some() {
        let is_rated = table.state().is_rated();
        if is_rated {
            return Err(Problem::new(Code::NotAtRatedTable));
        }
        add_bots(app, &table, Creator { user, address }).await?;
    }
    start_game(app, &table, command.key, start.fill).await
}

/// Counts the bots that are to take the open chairs, if their creator may have so many more.
async fn add_bots(app: &App, table: &LiveTable, creator: Creator<'_>) -> Result<(), Problem> {
    let (more, all) = {
        let state = table.state();
        if state.seated_people().is_empty() {
            // It won't start.
            return Ok(());
        }
        let count = |is_meant: fn(&SeatHolder) -> bool| {
            state.holders().iter().filter(|holder| is_meant(holder)).count() as u8
        };
        let more = count(|holder| *holder == SeatHolder::Open);
        (more, more + count(|holder| matches!(holder, SeatHolder::Bot { .. })))
    };
    if more == 0 {
        return Ok(());
    }
    let _turn = app.quotas.turn(creator.address).await;
    app.quotas.check(creator, TableUse { bots: more.into(), ..TableUse::default() }).await?;
    app.store.tables.set_bots(table.id, all).await.map_err(logged)
}

/// Starts a game, with bots on open chairs if `fill` names a level.
pub(crate) async fn start_game(
    app: &App,
    table: &Arc<LiveTable>,
    key: Option<KeyHash>,
    fill: Option<Level>,
) -> Result<ActResult, Problem> {
    let schedules = schedules(app, table).await?;
    let allows_bots_alone = app.config.quotas.allow_bot_games;
    let plan = move |state: &TableState| state.plan_start(fill, &schedules, allows_bots_alone);
    let acted = app.tables.commit(table, key, plan).await?;
    notify_players(app, table);
    Ok(acted)
}

/// Starts a game whose start is prepared, and still is.
pub(crate) async fn start_prepared_game(
    app: &App,
    table: &Arc<LiveTable>,
) -> Result<ActResult, Problem> {
    let schedules = schedules(app, table).await?;
    let plan = move |state: &TableState| match &state.preparation {
        Some(preparation) => state.plan_start(preparation.fill, &schedules, false),
        None => Err(Problem::new(Code::SeedsPending)),
    };
    let acted = app.tables.commit(table, None, plan).await?;
    notify_players(app, table);
    Ok(acted)
}

async fn schedules(app: &App, table: &LiveTable) -> Result<BTreeMap<UserId, Schedule>, Problem> {
    let people = table.state().seated_people();
    vacation::schedules_of(app, &people).await
}
