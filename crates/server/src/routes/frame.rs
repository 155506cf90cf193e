//! `GET /api/tables/{id}/frame`: what the caller sees of a game.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::Sent;

use crate::{
    actions::frame,
    app::App,
    caller::Caller,
    http::{QueryParams, Refused, TablePath},
};

/// What a frame should contain.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct FrameQuery {
    /// The acts that one knows of: what happened since is told
    acts: Option<u32>,
    /// Whether one's moves are to be listed
    moves: Option<bool>,
}

/// What one sees of the game
#[utoipa::path(get, path = "/api/tables/{id}/frame", security((), ("token" = [])),
    params(TablePath, FrameQuery), responses(
    (status = 200, description = "How things stand for one's eyes", body = Sent),
    Refused,
))]
pub(super) async fn frame(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    QueryParams(query): QueryParams<FrameQuery>,
) -> Result<Response, Refused> {
    let lists_moves = query.moves == Some(true);
    let body = frame::frame(&app, &caller, id, query.acts, lists_moves).await?;
    Ok(([("content-type", "application/json")], body).into_response())
}
