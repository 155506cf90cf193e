//! `GET /api/tables/{id}/replay`: what was seen at some step.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::Sent;

use crate::{
    actions::replay,
    app::App,
    caller::Caller,
    http::{QueryParams, Refused, TablePath},
};

/// Which step, and whose eyes.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ReplayQuery {
    /// The number of steps that were taken; all if left out
    ply: Option<usize>,
    /// A seat's number, `public`, or `all`; one's own if left out. Others' only once the game is over
    #[param(pattern = "^([0-4]|public|all)$")]
    eyes: Option<String>,
}

/// What was seen after some step of a game, with what was told of that step
#[utoipa::path(get, path = "/api/tables/{id}/replay", security((), ("token" = [])),
    params(TablePath, ReplayQuery), responses(
    (status = 200, description = "How things stood; for `all` eyes each seat's in playing order, and the public's", body = Vec<Sent>),
    Refused,
))]
pub(super) async fn replay(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
    QueryParams(query): QueryParams<ReplayQuery>,
) -> Result<Response, Refused> {
    let frames = replay::replay(&app, &caller, id, query.ply, query.eyes.as_deref()).await?;
    let body = format!("[{}]", frames.join(","));
    Ok(([("content-type", "application/json")], body).into_response())
}
