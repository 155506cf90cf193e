//! Make a move.

use wire::api::{ActResult, NewMove, Problem, TableId};

use crate::{
    actions::{command::TableCommand, seat},
    app::App,
    caller::Caller,
    idempotency::IdempotencyKey,
    tables::TableState,
    telemetry::MoveTimer,
};

/// Makes a move of the caller's seat. A move sent over a socket can be retried by a request, and vice
/// versa: the key identifies the move, not its encoding.
pub(crate) async fn play(
    app: &App,
    caller: Caller,
    table: TableId,
    key: &IdempotencyKey,
    new: NewMove,
) -> Result<ActResult, Problem> {
    let timer = MoveTimer::begin();
    let key = key.hash(&caller, "play", format!("{} {}", new.acts, new.mv).as_bytes());
    let is_program = matches!(caller, Caller::Seat { .. });
    let command = TableCommand { caller, table, key };
    let plan = move |state: &TableState, seat| state.plan_move(seat, &new.mv, is_program);
    let answer = seat::act(app, command, new.acts, plan).await;
    timer.answered(&answer);
    answer
}
