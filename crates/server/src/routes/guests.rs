//! `POST /api/guests`: play as a guest.

use axum::{extract::State, http::StatusCode, response::Response};
use wire::api::{NewGuest, SessionCreated};

use crate::{
    actions::account::guest,
    app::App,
    caller::Client,
    http::{Body, Refused, session_started},
};

/// Sign in as a new guest
#[utoipa::path(post, path = "/api/guests", operation_id = "create_guest", request_body = NewGuest, responses(
    (status = 201, description = "The new session", body = SessionCreated),
    Refused,
))]
pub(super) async fn create(
    State(app): State<App>,
    client: Client,
    Body(wanted, _): Body<NewGuest>,
) -> Result<Response, Refused> {
    let session = guest::create(&app, &client, &wanted).await?;
    Ok(session_started(StatusCode::CREATED, session, app.config.listeners.tls))
}
