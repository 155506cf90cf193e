//! `POST /api/sign-in` and `…/sign-out`.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use wire::api::{Credentials, SessionCreated};

use crate::{
    actions::account::{session, sign_in},
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, clear_session_cookie, session_started},
};

/// Sign in with email and password
#[utoipa::path(post, path = "/api/sign-in", request_body = Credentials, responses(
    (status = 200, description = "The new session", body = SessionCreated),
    Refused,
))]
pub(in crate::routes) async fn sign_in(
    State(app): State<App>,
    client: Client,
    Body(credentials, _): Body<Credentials>,
) -> Result<Response, Refused> {
    let session = sign_in::sign_in(&app, &client, credentials).await?;
    Ok(session_started(StatusCode::OK, session, app.config.listeners.tls))
}

/// Sign out
#[utoipa::path(post, path = "/api/sign-out", security(("token" = [])), responses(
    (status = 204, description = "The session and its sockets are closed"),
    Refused,
))]
pub(in crate::routes) async fn sign_out(
    State(app): State<App>,
    caller: Caller,
    client: Client,
) -> Result<impl IntoResponse, Refused> {
    session::sign_out(&app, &caller, &client).await?;
    Ok((StatusCode::NO_CONTENT, clear_session_cookie(app.config.listeners.tls)))
}
