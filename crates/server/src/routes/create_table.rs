//! `POST /api/tables` and `DELETE /api/tables/{id}`: create a table, and close it before the game.

use axum::{Json, extract::State, http::StatusCode};
use wire::api::{ActResult, NewTable, TableInfo};

use crate::{
    actions::{command::TableCommand, create_table},
    app::App,
    caller::{Caller, Client},
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Create a table
#[utoipa::path(post, path = "/api/tables", operation_id = "create_table", request_body = NewTable, security(("token" = [])),
    params(IdempotencyHeader), responses(
    (status = 201, description = "The table", body = TableInfo),
    Refused,
))]
pub(super) async fn create(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    key: IdempotencyKey,
    Body(wanted, body): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Refused> {
    let key = key.hash(&caller, "create", &body);
    let info = create_table::create(&app, &caller, client.address, key, &wanted).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

/// Close a table before its game starts
#[utoipa::path(delete, path = "/api/tables/{id}", operation_id = "abort_table", security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "The table is closed; its commitment stays public", body = ActResult),
    Refused,
))]
pub(super) async fn abort(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
) -> Reply<ActResult> {
    let key = key.hash(&caller, "abort", &[]);
    reply(create_table::abort(&app, TableCommand { caller, table: id, key }).await?)
}
