//! `/api/tables/{id}/chat`.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::{ChatMessage, NewChatMessage};

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
    /// Number of the last message that the client knows
    after: Option<u32>,
}

/// List chat messages at a table
#[utoipa::path(get, path = "/api/tables/{id}/chat", operation_id = "list_chat_messages", security(("token" = [])),
    params(TablePath, ChatQuery), responses(
    (status = 200, description = "At most 200 messages, oldest first, without those of blocked users", body = Vec<ChatMessage>),
    Refused,
))]
pub(super) async fn read(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    QueryParams(query): QueryParams<ChatQuery>,
) -> Reply<Vec<ChatMessage>> {
    reply(chat::read(&app, &caller, id, query.after.unwrap_or(0)).await?)
}

/// Send a chat message at a table
#[utoipa::path(post, path = "/api/tables/{id}/chat", operation_id = "send_chat_message", request_body = NewChatMessage, security(("token" = [])),
    params(TablePath, IdempotencyHeader), responses(
    (status = 201, description = "The message was sent", body = ChatMessage),
    Refused,
))]
pub(super) async fn say(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    key: IdempotencyKey,
    Body(new, body): Body<NewChatMessage>,
) -> Result<(StatusCode, Json<ChatMessage>), Refused> {
    let key = key.hash(&caller, "chat", &body);
    let message = chat::say(&app, TableCommand { caller, table: id, key }, &new).await?;
    Ok((StatusCode::CREATED, Json(message)))
}
