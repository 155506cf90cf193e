//! Make a move.

use wire::api::{ActResult, NewMove, Problem, TableId};

use crate::{
    actions::{command::TableCommand, seat},
    app::App,
    caller::Caller,
    idempotency::IdempotencyKey,
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
    let key = key.hash(&caller, "play", format!("{} {}", new.acts, new.mv).as_bytes());
    let command = TableCommand { caller, table, key };
    seat::act(app, command, new.acts, move |state, seat| state.plan_move(seat, &new.mv)).await
}
