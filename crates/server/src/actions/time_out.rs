//! Acts of the server itself: a time-out, and closing an abandoned table.

use std::sync::Arc;

use clock::Moment;
use game::Seat;
use wire::api::{ActResult, Level, Problem};

use crate::{
    actions::changes::notify_players,
    app::App,
    tables::{LiveTable, TableState},
};

/// A time-out that a worker found.
#[derive(Clone, Copy)]
pub(crate) struct TimeOut {
    /// The seat.
    pub(crate) seat: Seat,
    /// The level of the bot that replaces the player.
    pub(crate) level: Level,
    /// When.
    pub(crate) now: Moment,
    /// The number of acts for which this was found out.
    pub(crate) acts: u32,
}

fn require_acts(state: &TableState, acts: u32) -> Result<(), Problem> {
    if state.acts() == acts { Ok(()) } else { Err(Problem::stale(state.acts())) }
}

/// Times a seat out, unless the table has advanced.
pub(crate) async fn time_out(
    app: &App,
    table: &Arc<LiveTable>,
    wanted: TimeOut,
) -> Result<ActResult, Problem> {
    let TimeOut { seat, level, now, acts } = wanted;
    let plan = move |state: &TableState| {
        require_acts(state, acts)?;
        state.plan_time_out(seat, level, now)
    };
    let acted = app.tables.commit(table, None, plan).await?;
    notify_players(app, table);
    Ok(acted)
}

/// Closes a table that has waited for players for too long, unless it has advanced.
pub(crate) async fn expire(
    app: &App,
    table: &Arc<LiveTable>,
    acts: u32,
) -> Result<ActResult, Problem> {
    let plan = move |state: &TableState| {
        require_acts(state, acts)?;
        state.plan_abort()
    };
    let acted = app.tables.commit(table, None, plan).await?;
    notify_players(app, table);
    Ok(acted)
}
