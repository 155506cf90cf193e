//! A prepared start was called off: a player left, or wasn't there.

use wire::api::{Problem, SeatHolder};

use crate::{actions::quick_pool, app::App, error::logged, tables::LiveTable};

/// Stops counting the bots of a start that was called off; quick match offers the table again.
pub(super) async fn call_off(app: &App, table: &LiveTable) -> Result<(), Problem> {
    let bots = {
        let state = table.state();
        state.holders().iter().filter(|it| matches!(it, SeatHolder::Bot { .. })).count()
    };
    app.store.tables.set_bots(table.id, bots as u8).await.map_err(logged)?;
    quick_pool::offer_again(app, table).await
}
