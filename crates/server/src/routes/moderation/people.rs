//! `POST /api/moderation/users/{id}/actions`: mute, ban, or lift that.

use axum::{extract::State, http::StatusCode};
use wire::api::NewModerationAction;

use crate::{
    actions::moderate,
    app::App,
    caller::{Caller, Client},
    http::{Body, PersonPath, Refused},
};

/// Mute or ban a user, or lift that; for moderators
#[utoipa::path(post, path = "/api/moderation/users/{id}/actions", operation_id = "moderate_user", request_body = NewModerationAction, security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "Applied, with an entry in the audit log; a banned user loses all sessions and seats"),
    Refused,
))]
pub(in crate::routes) async fn moderate(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    PersonPath { id }: PersonPath,
    Body(new, _): Body<NewModerationAction>,
) -> Result<StatusCode, Refused> {
    moderate::moderate(&app, &caller, &client, id, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}
