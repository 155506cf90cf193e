//! `POST /api/tables/{id}/rematch`: the same people play again.

use axum::extract::State;
use sha2::{Digest as _, Sha256};
use wire::api::{Chair, Code, Holder, NewTable, Problem, TableId, TableInfo};

use crate::{
    app::App,
    reply::{At, Reply, reply},
    room::State as Table,
    routes::{lay, sit},
    who::Who,
};

/// Lays the table for another game
#[utoipa::path(post, path = "/api/tables/{id}/rematch", security(("token" = [])),
    params(("id" = TableId, Path, description = "The table whose game is over")), responses(
    (status = 200, description = "The new table, the same for all who ask", body = TableInfo),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn rematch(State(app): State<App>, who: Who, At(id): At) -> Reply<TableInfo> {
    let user = who.person()?.clone();
    app.limits.command(&who)?;
    let room = app.rooms.get_newest(id).await?;
    let (next, wanted) = {
        let state = room.state();
        if !sat(&state, &who) {
            return Err(Problem::new(Code::NotYours).into());
        }
        state.plan_rematch(next(&state))?;
        (next(&state), again(&state))
    };
    let laid = lay::open(&app, next, &wanted, &user).await?;
    if room.state().info().rematch.is_none() {
        // A game that is packed already can't be told of it; who asks finds the way all the same.
        let told = app.rooms.act(room.clone(), None, move |state| match state.info().rematch {
            Some(_) => Err(Problem::new(Code::Over)),
            None => state.plan_rematch(next),
        });
        drop(told.await);
        sit::ring_people(&app, &room);
    }
    let info = laid.state().info();
    reply(info)
}

/// Whether somebody sat there, at the end or until they gave up.
fn sat(state: &Table, who: &Who) -> bool {
    matches!(who, Who::Person(user) if state.has_sat(user.id))
}

/// The name of the next table. It follows from what nobody else knows, so that all who ask are led
/// to the same one and nobody could be there before them.
fn next(state: &Table) -> TableId {
    let hash = Sha256::new().chain_update("rematch").chain_update(state.row().seed.0).finalize();
    let mut bits = [0; 8];
    bits.copy_from_slice(&hash[..8]);
    TableId::from_bits(u64::from_le_bytes(bits))
}

fn again(state: &Table) -> NewTable {
    let row = state.row();
    let chair = |holder: &Holder| match holder {
        Holder::Bot { level, instead: None } => Chair::Bot(*level),
        _ => Chair::Open,
    };
    NewTable {
        options: row.options.clone(),
        title: row.title.clone(),
        chairs: state.holders.iter().map(chair).collect(),
        pace: state.timing.pace,
        overdue: state.timing.overdue,
        ..NewTable::new(&row.game, row.seats)
    }
}
