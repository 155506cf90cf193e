//! `POST /api/account` and `POST /api/account/confirm`: register an account.

use axum::{extract::State, http::StatusCode, response::Response};
use wire::api::{Confirmed, Credentials, Guest};

use crate::{
    actions::account::register,
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, session_started},
};

/// Asks for an account: what the guest has played becomes the account's once the mail is confirmed
#[utoipa::path(post, path = "/api/account", request_body = Credentials, security(("token" = [])), responses(
    (status = 202, description = "A mail is on its way, whoever has that address"),
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

/// Shows what a mail's link has in it: the account is there, or has its new password
#[utoipa::path(post, path = "/api/account/confirm", operation_id = "confirm_account", request_body = Confirmed, responses(
    (status = 200, description = "Who one is now, and the token that proves it", body = Guest),
    Refused,
))]
pub(in crate::routes) async fn confirm(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(confirmed, _): Body<Confirmed>,
) -> Result<Response, Refused> {
    let guest = register::confirm(&app, &caller, &client, confirmed).await?;
    Ok(session_started(StatusCode::OK, guest, app.config.listeners.tls))
}
