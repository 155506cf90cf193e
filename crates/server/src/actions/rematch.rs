//! Rematch with the same players.

use std::net::IpAddr;

use sha2::{Digest as _, Sha256};
use wire::api::{Chair, Code, NewTable, Problem, SeatHolder, TableId, TableInfo};

use crate::{
    actions::{authorize::authorize, changes::notify_players, create_table},
    app::App,
    caller::Caller,
    quotas::Creator,
    tables::TableState,
};

/// Creates the table of a rematch, the same one for all players.
pub(crate) async fn rematch(
    app: &App,
    caller: &Caller,
    address: IpAddr,
    id: TableId,
) -> Result<TableInfo, Problem> {
    let user = authorize(app, caller)?;
    let table = app.tables.require_latest(id).await?;
    let (next, wanted) = {
        let state = table.state();
        if !state.has_sat(user.id) {
            return Err(Problem::new(Code::Forbidden));
        }
        let next = next_id(&state);
        state.plan_rematch(next)?;
        (next, same_setup(&state))
    };
    let created = create_table::open(app, next, &wanted, Creator { user, address }).await?;
    let is_linked = table.state().rematch.is_some();
    if !is_linked {
        let plan = move |state: &TableState| match state.rematch {
            Some(_) => Err(Problem::new(Code::GameOver)),
            None => state.plan_rematch(next),
        };
        // An archived game can't be linked; callers still get the same table.
        let _ = app.tables.commit(&table, None, plan).await;
        notify_players(app, &table);
    }
    let info = created.state().info();
    Ok(info)
}

/// The id of the next table. It is derived from a secret of this one, so that all players get the same
/// table and no other client can guess it.
fn next_id(state: &TableState) -> TableId {
    let hash = Sha256::new().chain_update("rematch").chain_update(state.row().seed.0).finalize();
    let mut bits = [0; 8];
    bits.copy_from_slice(&hash[..8]);
    TableId::from_bits(u64::from_le_bytes(bits))
}

fn same_setup(state: &TableState) -> NewTable {
    let row = state.row();
    let chair = |holder: &SeatHolder| match holder {
        SeatHolder::Bot { level, replaces: None } => Chair::Bot(*level),
        _ => Chair::Open,
    };
    NewTable {
        options: row.options.clone(),
        title: row.title.clone(),
        chairs: state.holders().iter().map(chair).collect(),
        pace: state.timing.pace,
        on_timeout: state.timing.on_timeout,
        ..NewTable::new(&row.game, row.seats)
    }
}
