//! `POST /api/moderation/people/{id}`: mute, ban, or lift that.

use axum::{extract::State, http::StatusCode};
use wire::api::NewMeasure;

use crate::{
    actions::moderate,
    app::App,
    caller::Caller,
    http::{Body, PersonPath, Refused},
};

/// Silences somebody, keeps them away, or lifts that; for hosts
#[utoipa::path(post, path = "/api/moderation/people/{id}", operation_id = "measure", request_body = NewMeasure, security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "It is so, and noted; who is kept away has no session any more and gives up their seats"),
    Refused,
))]
pub(in crate::routes) async fn measure(
    State(app): State<App>,
    caller: Caller,
    PersonPath { id }: PersonPath,
    Body(new, _): Body<NewMeasure>,
) -> Result<StatusCode, Refused> {
    moderate::measure(&app, &caller, id, &new).await?;
    Ok(StatusCode::NO_CONTENT)
}
