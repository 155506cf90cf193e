//! Switch notifications for a table on or off.

use wire::api::{ActResult, Problem, TableNotifications};

use crate::{
    actions::{authorize::authorize, command::TableCommand},
    app::App,
    tables::TableState,
};

/// Switches notifications about the caller's decisions at a table on or off.
pub(crate) async fn set(
    app: &App,
    command: TableCommand,
    wanted: TableNotifications,
) -> Result<ActResult, Problem> {
    authorize(app, &command.caller)?;
    let TableCommand { caller, table, key } = command;
    let table = app.tables.require_latest(table).await?;
    let plan = move |state: &TableState| match state.seat_of(&caller) {
        Some(seat) => state.plan_alerts(seat, wanted.enabled),
        None => Err(caller.no_seat()),
    };
    app.tables.commit(&table, key, plan).await
}
