//! `POST /api/guests`: play as a guest.

use axum::{extract::State, http::StatusCode, response::Response};
use wire::api::{Guest, NewGuest};

use crate::{
    actions::account::guest,
    app::App,
    caller::Client,
    http::{Body, Refused, session_started},
};

/// Comes in as a guest
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses(
    (status = 201, description = "Who one is now, and the token that proves it", body = Guest),
    Refused,
))]
pub(super) async fn add(
    State(app): State<App>,
    client: Client,
    Body(wanted, _): Body<NewGuest>,
) -> Result<Response, Refused> {
    let guest = guest::create(&app, &client, &wanted).await?;
    Ok(session_started(StatusCode::CREATED, guest, app.config.listeners.tls))
}
