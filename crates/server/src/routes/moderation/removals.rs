//! `POST /api/moderation/removals`: remove content.

use axum::{extract::State, http::StatusCode};
use wire::api::NewRemoval;

use crate::{
    actions::remove_content,
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused},
};

/// Remove a chat message, a user's name or a table's title; for moderators
#[utoipa::path(post, path = "/api/moderation/removals", operation_id = "remove_content", request_body = NewRemoval, security(("token" = [])),
    responses(
    (status = 204, description = "Removed, with an entry in the audit log; other nodes show it for at most five seconds"),
    Refused,
))]
pub(in crate::routes) async fn remove(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(new, _): Body<NewRemoval>,
) -> Result<StatusCode, Refused> {
    remove_content::remove(&app, &caller, &client, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}
