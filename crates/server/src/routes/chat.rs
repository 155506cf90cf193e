//! `/api/tables/{id}/chat`.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::{ChatLine, NewLine};

use crate::{
    actions::{chat, command::TableCommand},
    app::App,
    caller::Caller,
    http::{Body, IdempotencyHeader, QueryParams, Refused, Reply, TablePath, reply},
    idempotency::IdempotencyKey,
};

/// Where reading begins.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ChatQuery {
    /// The number of the last line that one knows
    after: Option<u32>,
}

/// What was said at a table
#[utoipa::path(get, path = "/api/tables/{id}/chat", operation_id = "read_chat", security(("token" = [])),
    params(TablePath, ChatQuery), responses(
    (status = 200, description = "At most 200 lines, in order; without those of whom one has blocked", body = Vec<ChatLine>),
    Refused,
))]
pub(super) async fn read(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    QueryParams(query): QueryParams<ChatQuery>,
) -> Reply<Vec<ChatLine>> {
    reply(chat::read(&app, &caller, id, query.after.unwrap_or(0)).await?)
}

/// Says something at a table
#[utoipa::path(post, path = "/api/tables/{id}/chat", operation_id = "say", request_body = NewLine, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 201, description = "It was said", body = ChatLine),
    Refused,
))]
pub(super) async fn say(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(new, body): Body<NewLine>,
) -> Result<(StatusCode, Json<ChatLine>), Refused> {
    let key = key.hash(&caller, "chat", &body);
    let line = chat::say(&app, TableCommand { caller, table: id, key }, &new).await?;
    Ok((StatusCode::CREATED, Json(line)))
}
