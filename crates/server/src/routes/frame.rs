//! `GET /api/tables/{id}/frame`: the caller's view of a game.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::TableFrame;

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
    /// Number of acts that the client knows: the frame has the events since then
    acts: Option<u32>,
    /// Whether to list the caller's legal moves
    moves: Option<bool>,
}

/// Get the caller's view of the game
#[utoipa::path(get, path = "/api/tables/{id}/frame", operation_id = "get_frame", security((), ("token" = [])),
    params(TablePath, FrameQuery), responses(
    (status = 200, description = "The frame", body = TableFrame),
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
