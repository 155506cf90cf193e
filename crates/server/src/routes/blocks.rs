//! `/api/blocks`.

use axum::{extract::State, http::StatusCode};
use wire::api::User;

use crate::{
    actions::blocks,
    app::App,
    caller::Caller,
    http::{PersonPath, Refused, Reply, reply},
};

/// Whom one has blocked
#[utoipa::path(get, path = "/api/blocks", operation_id = "list_blocks", security(("token" = [])), responses(
    (status = 200, description = "All of them, the newest first", body = Vec<User>),
    Refused,
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Reply<Vec<User>> {
    reply(blocks::list(&app, &caller).await?)
}

/// Blocks somebody: one doesn't hear them, and neither sits down at the other's tables
#[utoipa::path(put, path = "/api/blocks/{id}", operation_id = "add_block", security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "They are blocked, and no friend; nobody tells them"),
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

/// Lets somebody be met again
#[utoipa::path(delete, path = "/api/blocks/{id}", operation_id = "lift_block", security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "They aren't blocked"),
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
