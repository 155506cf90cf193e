//! `/api/profile`.

use axum::{extract::State, http::StatusCode, response::IntoResponse};
use wire::api::{Profile, ProfileUpdate};

use crate::{
    actions::account::profile,
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, Reply, clear_session_cookie, reply},
};

/// Get the caller's profile
#[utoipa::path(get, path = "/api/profile", operation_id = "get_profile", security(("token" = [])), responses(
    (status = 200, description = "The profile", body = Profile),
    Refused,
))]
pub(in crate::routes) async fn see(State(app): State<App>, caller: Caller) -> Reply<Profile> {
    reply(profile::see(&app, &caller).await?)
}

/// Update the caller's profile
#[utoipa::path(patch, path = "/api/profile", operation_id = "update_profile", request_body = ProfileUpdate, security(("token" = [])), responses(
    (status = 200, description = "The profile after the update", body = Profile),
    Refused,
))]
pub(in crate::routes) async fn update(
    State(app): State<App>,
    caller: Caller,
    Body(update, _): Body<ProfileUpdate>,
) -> Reply<Profile> {
    reply(profile::update(&app, &caller, &update).await?)
}

/// Delete the caller's account and data; finished games stay, without the name
#[utoipa::path(delete, path = "/api/profile", operation_id = "delete_account", security(("token" = [])), responses(
    (status = 204, description = "The account is deleted"),
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
