//! `POST /api/password` and `…/forgotten`: change or reset a password.

use axum::{extract::State, http::StatusCode, response::Response};
use wire::api::{Forgotten, Guest, NewPassword};

use crate::{
    actions::account::password,
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, session_started},
};

/// Changes the password: all other sessions end
#[utoipa::path(post, path = "/api/password", operation_id = "change_password", request_body = NewPassword, security(("token" = [])), responses(
    (status = 200, description = "Who one is, and a new token that proves it", body = Guest),
    Refused,
))]
pub(in crate::routes) async fn change(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(wanted, _): Body<NewPassword>,
) -> Result<Response, Refused> {
    let guest = password::change(&app, &caller, &client, wanted).await?;
    Ok(session_started(StatusCode::OK, guest, app.config.listeners.tls))
}

/// Asks for a mail with which a forgotten password can be replaced
#[utoipa::path(post, path = "/api/password/forgotten", operation_id = "forgotten_password", request_body = Forgotten, responses(
    (status = 202, description = "If somebody has that address, a mail is on its way"),
    Refused,
))]
pub(in crate::routes) async fn forgotten(
    State(app): State<App>,
    client: Client,
    Body(asked, _): Body<Forgotten>,
) -> Result<StatusCode, Refused> {
    password::forgotten(&app, &client, &asked).await?;
    Ok(StatusCode::ACCEPTED)
}
