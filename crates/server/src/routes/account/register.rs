//! `POST /api/account` and `POST /api/account/confirm`: register an account.

use axum::{extract::State, http::StatusCode, response::Response};
use wire::api::{Credentials, EmailConfirmation, SessionCreated};

use crate::{
    actions::account::register,
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, session_started},
};

/// Register an account for the caller, who is a guest; the link in the email confirms it
#[utoipa::path(post, path = "/api/account", operation_id = "register_account", request_body = Credentials, security(("token" = [])), responses(
    (status = 202, description = "An email was sent, whether or not the address is registered"),
    Refused,
))]
pub(in crate::routes) async fn register(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(wanted, _): Body<Credentials>,
) -> Result<StatusCode, Refused> {
    register::register(&app, &caller, &client, wanted).await?;
    Ok(StatusCode::ACCEPTED)
}

/// Confirm a registration or a password reset by the link in the email
#[utoipa::path(post, path = "/api/account/confirm", operation_id = "confirm_email", request_body = EmailConfirmation, responses(
    (status = 200, description = "The new session", body = SessionCreated),
    Refused,
))]
pub(in crate::routes) async fn confirm(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(confirmation, _): Body<EmailConfirmation>,
) -> Result<Response, Refused> {
    let session = register::confirm(&app, &caller, &client, confirmation).await?;
    Ok(session_started(StatusCode::OK, session, app.config.listeners.tls))
}
