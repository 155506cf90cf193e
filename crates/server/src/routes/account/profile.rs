//! `/api/profile`.

use axum::{extract::State, http::StatusCode, response::IntoResponse};
use wire::api::{Change, Profile};

use crate::{
    actions::account::profile,
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, Reply, clear_session_cookie, reply},
};

/// What is kept of oneself
#[utoipa::path(get, path = "/api/profile", operation_id = "see_profile", security(("token" = [])), responses(
    (status = 200, description = "What one chose, and what opens one's account", body = Profile),
    Refused,
))]
pub(in crate::routes) async fn see(State(app): State<App>, caller: Caller) -> Reply<Profile> {
    reply(profile::see(&app, &caller).await?)
}

/// Changes what one chose
#[utoipa::path(patch, path = "/api/profile", operation_id = "change_profile", request_body = Change, security(("token" = [])), responses(
    (status = 200, description = "What is kept now", body = Profile),
    Refused,
))]
pub(in crate::routes) async fn change(
    State(app): State<App>,
    caller: Caller,
    Body(change, _): Body<Change>,
) -> Reply<Profile> {
    reply(profile::change(&app, &caller, &change).await?)
}

/// Forgets everything that is kept of oneself; games stay, and nobody's name is on the seat
#[utoipa::path(delete, path = "/api/profile", operation_id = "forget_me", security(("token" = [])), responses(
    (status = 204, description = "We don't know you any more"),
    Refused,
))]
pub(in crate::routes) async fn delete(
    State(app): State<App>,
    caller: Caller,
    client: Client,
) -> Result<impl IntoResponse, Refused> {
    profile::delete(&app, &caller, &client).await?;
    Ok((StatusCode::NO_CONTENT, clear_session_cookie(app.config.listeners.tls)))
}
