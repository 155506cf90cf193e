//! `/api/alerts` and `/api/tables/{id}/alerts`: notification channels, and alerts for a table.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use wire::api::{Acted, NewWay, Told, WayAdded, Ways};

use crate::{
    actions::{alerts, channels, command::TableCommand},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// How one is told
#[utoipa::path(get, path = "/api/alerts", operation_id = "list_ways", security(("token" = [])), responses(
    (status = 200, description = "One's ways, and what browsers subscribe to", body = Ways),
    Refused,
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Reply<Ways> {
    reply(channels::list(&app, &caller).await?)
}

/// Wants to be told in another way
#[utoipa::path(post, path = "/api/alerts", operation_id = "add_way", request_body = NewWay, security(("token" = [])), responses(
    (status = 201, description = "The way, and what its calls are signed with", body = WayAdded),
    Refused,
))]
pub(super) async fn add(
    State(app): State<App>,
    caller: Caller,
    Body(wanted, _): Body<NewWay>,
) -> Result<(StatusCode, Json<WayAdded>), Refused> {
    let added = channels::add(&app, &caller, wanted).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// Doesn't want to be told so any more
#[utoipa::path(delete, path = "/api/alerts/{id}", operation_id = "remove_way", security(("token" = [])),
    params(("id" = String, Path, description = "The way", max_length = 100)), responses(
    (status = 204, description = "It is gone"),
    Refused,
))]
pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    channels::remove(&app, &caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Wants to be told of one's decisions at a table, or doesn't
#[utoipa::path(put, path = "/api/tables/{id}/alerts", operation_id = "set_table_alerts", request_body = Told, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 200, description = "Heard", body = Acted),
    Refused,
))]
pub(super) async fn set_table_alerts(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(wanted, body): Body<Told>,
) -> Reply<Acted> {
    let key = key.hash(&caller, "alerts", &body);
    reply(alerts::set(&app, TableCommand { caller, table: id, key }, wanted).await?)
}
