//! `POST /api/tables/{id}/return` and `…/wait`.

use axum::extract::State;
use wire::api::{Acted, Waiting};

use crate::{
    actions::{command::TableCommand, waiting},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Takes one's seat back from the bot that went on when one's time was out
#[utoipa::path(post, path = "/api/tables/{id}/return", operation_id = "return_to_seat", security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The seat is one's own again", body = Acted),
    Refused,
))]
pub(super) async fn return_to_seat(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
) -> Reply<Acted> {
    let key = key.hash(&caller, "return", &[]);
    reply(waiting::return_to_seat(&app, TableCommand { caller, table: id, key }).await?)
}

/// Wants to wait for whose time runs or was out; if all do, there is more
#[utoipa::path(post, path = "/api/tables/{id}/wait", operation_id = "wait_for_seat", request_body = Waiting, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "Heard", body = Acted),
    Refused,
))]
pub(super) async fn wait(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Waiting>,
) -> Reply<Acted> {
    let key = key.hash(&caller, "wait", &body);
    reply(waiting::wait(&app, TableCommand { caller, table: id, key }, wanted).await?)
}
