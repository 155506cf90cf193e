//! Acts of a seat at its table, by HTTP or socket.

use game::Seat;
use wire::api::{ActResult, Code, Problem};

use crate::{
    actions::command::TableCommand,
    app::App,
    caller::Caller,
    tables::{Draft, TableState},
};

/// Commits an act of a seat whose caller knows all `acts` acts so far.
pub(super) async fn act(
    app: &App,
    command: TableCommand,
    acts: u32,
    plan: impl Fn(&TableState, Seat) -> Result<Draft, Problem> + Send + 'static,
) -> Result<ActResult, Problem> {
    let TableCommand { caller, table, key } = command;
    if caller == Caller::Anonymous {
        return Err(caller.no_seat());
    }
    app.limits.command(&caller)?;
    let table = app.tables.require(table).await?;
    let planned = move |state: &TableState| {
        let is_caller_ahead = state.acts() < acts;
        if is_caller_ahead {
            return Err(Problem { acts: None, ..Problem::stale(state.acts()) });
        }
        if matches!(caller, Caller::Seat { .. }) && state.is_rated() {
            return Err(Problem::new(Code::NotAtRatedTable));
        }
        let seat = state.seat_of(&caller).ok_or_else(|| caller.no_seat())?;
        if acts < state.acts() {
            return Err(Problem::stale(state.acts()));
        }
        plan(state, seat)
    };
    app.tables.commit(&table, key, planned).await
}
