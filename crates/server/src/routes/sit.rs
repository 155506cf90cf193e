//! `POST /api/tables/{id}/sit` and `…/stand`.

use axum::extract::State;
use wire::api::{Sit, TableInfo};

use crate::{
    actions::{command::TableCommand, sit},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Take a seat
#[utoipa::path(post, path = "/api/tables/{id}/sit", operation_id = "take_seat", request_body = Sit, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The table", body = TableInfo),
    Refused,
))]
pub(super) async fn sit(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Sit>,
) -> Reply<TableInfo> {
    let key = key.hash(&caller, "sit", &body);
    reply(sit::sit(&app, TableCommand { caller, table: id, key }, &wanted).await?)
}

/// Leave the seat before the game starts
#[utoipa::path(post, path = "/api/tables/{id}/stand", operation_id = "leave_seat", security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The table", body = TableInfo),
    Refused,
))]
pub(super) async fn stand(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
) -> Reply<TableInfo> {
    let key = key.hash(&caller, "stand", &[]);
    reply(sit::stand(&app, TableCommand { caller, table: id, key }).await?)
}
