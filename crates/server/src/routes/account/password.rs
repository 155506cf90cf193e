//! `POST /api/password` and `…/reset`: change or reset a password.

use axum::{extract::State, http::StatusCode, response::Response};
use wire::api::{PasswordChange, PasswordReset, SessionCreated};

use crate::{
    actions::account::password,
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, session_started},
};

/// Change the password; ends all other sessions
#[utoipa::path(post, path = "/api/password", operation_id = "change_password", request_body = PasswordChange, security(("token" = [])), responses(
    (status = 200, description = "The new session", body = SessionCreated),
    Refused,
))]
pub(in crate::routes) async fn change(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(wanted, _): Body<PasswordChange>,
) -> Result<Response, Refused> {
    let session = password::change(&app, &caller, &client, wanted).await?;
    Ok(session_started(StatusCode::OK, session, app.config.listeners.tls))
}

/// Request an email to reset a forgotten password
#[utoipa::path(post, path = "/api/password/reset", operation_id = "request_password_reset", request_body = PasswordReset, responses(
    (status = 202, description = "An email was sent if the address is registered"),
    Refused,
))]
pub(in crate::routes) async fn reset(
    State(app): State<App>,
    client: Client,
    Body(reset, _): Body<PasswordReset>,
) -> Result<StatusCode, Refused> {
    password::request_reset(&app, &client, &reset).await?;
    Ok(StatusCode::ACCEPTED)
}
