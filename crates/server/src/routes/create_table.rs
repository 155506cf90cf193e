//! `POST /api/tables` and `DELETE /api/tables/{id}`: create a table, and close it before the game.

use axum::{Json, extract::State, http::StatusCode};
use wire::api::{Acted, NewTable, TableInfo};

use crate::{
    actions::{command::TableCommand, create_table},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Lays a table
#[utoipa::path(post, path = "/api/tables", operation_id = "lay", request_body = NewTable, security(("token" = [])),
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key lays the same table", min_length = 1, max_length = 100, pattern = "^[!-~]+$")), responses(
    (status = 201, description = "The table", body = TableInfo),
    Refused,
))]
pub(super) async fn create(
    State(app): State<App>,
    caller: Caller,
    key: IdempotencyKey,
    Body(wanted, body): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Refused> {
    let key = key.hash(&caller, "lay", &body);
    let info = create_table::create(&app, &caller, key, &wanted).await?;
    Ok((StatusCode::CREATED, Json(info)))
}

/// Clears a table before its game began
#[utoipa::path(delete, path = "/api/tables/{id}", security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "Done; what was committed to stays public", body = Acted),
    Refused,
))]
pub(super) async fn abort(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
) -> Reply<Acted> {
    let key = key.hash(&caller, "abort", &[]);
    reply(create_table::abort(&app, TableCommand { caller, table: id, key }).await?)
}
