//! `/api/blocks`.

use axum::{extract::State, http::StatusCode};
use wire::api::User;

use crate::{
    actions::blocks,
    app::App,
    caller::Caller,
    http::{PersonPath, Refused, Reply, reply},
};

/// List blocked users
#[utoipa::path(get, path = "/api/blocks", operation_id = "list_blocked_users", security(("token" = [])), responses(
    (status = 200, description = "The blocked users, newest first", body = Vec<User>),
    Refused,
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Reply<Vec<User>> {
    reply(blocks::list(&app, &caller).await?)
}

/// Block a user: hides their messages, and keeps both from joining each other's tables
#[utoipa::path(put, path = "/api/blocks/{id}", operation_id = "block_user", security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "The user is blocked and no longer a friend; they aren't notified"),
    Refused,
))]
pub(super) async fn add(
    State(app): State<App>,
    caller: Caller,
    PersonPath { id }: PersonPath,
) -> Result<StatusCode, Refused> {
    blocks::add(&app, &caller, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unblock a user
#[utoipa::path(delete, path = "/api/blocks/{id}", operation_id = "unblock_user", security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "The user is not blocked"),
    Refused,
))]
pub(super) async fn remove(
    State(app): State<App>,
    caller: Caller,
    PersonPath { id }: PersonPath,
) -> Result<StatusCode, Refused> {
    blocks::remove(&app, &caller, id).await?;
    Ok(StatusCode::NO_CONTENT)
}
