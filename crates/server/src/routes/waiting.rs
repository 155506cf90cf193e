//! `POST /api/tables/{id}/return` and `…/wait`.

use axum::extract::State;
use wire::api::{ActResult, WaitVote};

use crate::{
    actions::{command::TableCommand, waiting},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Take the seat back from the bot that plays after a time-out
#[utoipa::path(post, path = "/api/tables/{id}/return", operation_id = "return_to_seat", security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The caller plays again", body = ActResult),
    Refused,
))]
pub(super) async fn return_to_seat(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "return", &[]);
    reply(waiting::return_to_seat(&app, TableCommand { caller, table: id, key }).await?)
}

/// Vote to wait for an overdue player; if all players do, that player gets more time
#[utoipa::path(post, path = "/api/tables/{id}/wait", operation_id = "vote_to_wait", request_body = WaitVote, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The vote was stored", body = ActResult),
    Refused,
))]
pub(super) async fn wait(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<WaitVote>,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "wait", &body);
    reply(waiting::wait(&app, TableCommand { caller, table: id, key }, wanted).await?)
}
