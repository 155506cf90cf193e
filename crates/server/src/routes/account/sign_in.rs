//! `POST /api/sign-in` and `…/sign-out`.

use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use wire::api::{Credentials, Guest};

use crate::{
    actions::account::{session, sign_in},
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, clear_session_cookie, session_started},
};

/// Comes in with an account
#[utoipa::path(post, path = "/api/sign-in", request_body = Credentials, responses(
    (status = 200, description = "Who one is now, and the token that proves it", body = Guest),
    Refused,
))]
pub(in crate::routes) async fn sign_in(
    State(app): State<App>,
    client: Client,
    Body(credentials, _): Body<Credentials>,
) -> Result<Response, Refused> {
    let guest = sign_in::sign_in(&app, &client, credentials).await?;
    Ok(session_started(StatusCode::OK, guest, app.config.listeners.tls))
}

/// Ends the session that asks
#[utoipa::path(post, path = "/api/sign-out", security(("token" = [])), responses(
    (status = 204, description = "The session has ended, and its sockets with it"),
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
