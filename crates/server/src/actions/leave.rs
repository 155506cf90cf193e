//! Leave all tables for good.

use store::TableStatus;
use wire::api::{Code, Problem, TableId, User};

use crate::{
    actions::changes::notify_players,
    app::App,
    caller::Caller,
    error::logged,
    tables::{Draft, TableState},
};

/// Leaves all tables that a person sits at or created. Their games continue without them, as after resigning; a
/// table that only they could start is closed.
pub(super) async fn leave_all(app: &App, user: &User) -> Result<(), Problem> {
    for id in app.store.tables.unfinished_tables_of(user.id).await.map_err(logged)? {
        match leave(app, id, user).await {
            Ok(()) => {}
            // Nothing to leave: it ended meanwhile, or they never sat down.
            Err(problem) if matches!(problem.code, Code::Forbidden | Code::GameOver) => {}
            // A table with a damaged log must not prevent leaving the others.
            Err(problem) if problem.code == Code::InternalError => {}
            Err(problem) => return Err(problem),
        }
    }
    Ok(())
}

async fn leave(app: &App, id: TableId, user: &User) -> Result<(), Problem> {
    let table = app.tables.require_latest(id).await?;
    let caller = Caller::Person(user.clone());
    app.tables.commit(&table, None, move |state| plan(state, &caller)).await?;
    notify_players(app, &table);
    Ok(())
}

fn plan(state: &TableState, caller: &Caller) -> Result<Draft, Problem> {
    let is_owner = matches!(caller, Caller::Person(user) if user.id == state.owner());
    match (state.status, state.seat_of(caller)) {
        (TableStatus::Open, _) if is_owner => state.plan_abort(),
        (TableStatus::Open, Some(seat)) => state.plan_stand(seat),
        (_, Some(seat)) => state.plan_resign(seat),
        (_, None) => Err(caller.no_seat()),
    }
}
