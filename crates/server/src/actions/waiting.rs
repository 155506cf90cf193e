//! Return after a time-out, and votes to wait for a player.

use wire::api::{ActResult, Problem, WaitVote};

use crate::{
    actions::{authorize::authorize, changes::notify_players, command::TableCommand, seat},
    app::App,
    error::logged,
    tables::TableState,
};

/// Takes the caller's seat back from the bot that replaced them.
pub(crate) async fn return_to_seat(app: &App, command: TableCommand) -> Result<ActResult, Problem> {
    let user = authorize(app, &command.caller)?.id;
    let table = app.tables.require_latest(command.table).await?;
    // The last heartbeat is never later than now, and all outages before it are known.
    let database = app.store.tables.database_of(table.id);
    let service = app.store.tables.availability(database).await.map_err(logged)?;
    app.tables.set_outages_for(&table, database, &service.outages).await;
    let plan = move |it: &TableState| it.plan_return(user, service.heartbeat);
    let acted = app.tables.commit(&table, command.key, plan).await?;
    notify_players(app, &table);
    Ok(acted)
}

/// Votes to wait for a seat; once all do, its player gets more time.
pub(crate) async fn wait(
    app: &App,
    command: TableCommand,
    vote: WaitVote,
) -> Result<ActResult, Problem> {
    seat::act(app, command, vote.acts, move |state, seat| state.plan_wait(seat, vote.seat)).await
}
