//! Make a move.

use wire::api::{Acted, Problem, TableId, Wish};

use crate::{
    actions::{command::TableCommand, seat},
    app::App,
    caller::Caller,
    idempotency::IdempotencyKey,
};

/// Makes a move of the caller's seat. A move that was sent over a socket can be repeated by a request, and the
/// other way round: the key stands for the move, not for how it was encoded.
pub(crate) async fn play(
    app: &App,
    caller: Caller,
    table: TableId,
    key: &IdempotencyKey,
    wish: Wish,
) -> Result<Acted, Problem> {
    let key = key.hash(&caller, "play", format!("{} {}", wish.acts, wish.mv).as_bytes());
    let command = TableCommand { caller, table, key };
    seat::act(app, command, wish.acts, move |state, seat| state.plan_move(seat, &wish.mv)).await
}
