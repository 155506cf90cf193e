//! `GET /api/tables/{id}/replay`: the view at an earlier step.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::TableFrame;

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
    /// Number of steps; all if omitted
    ply: Option<usize>,
    /// Whose view: a seat's number, `public` or `all`; the caller's if omitted. Other seats' only once the game is over
    #[param(pattern = "^([0-4]|public|all)$")]
    eyes: Option<String>,
}

/// Get the views after a step of the game, with the step's events
#[utoipa::path(get, path = "/api/tables/{id}/replay", operation_id = "get_replay", security((), ("token" = [])),
    params(TablePath, ReplayQuery), responses(
    (status = 200, description = "The frames; for `all`, each seat's in playing order and then the public's", body = Vec<TableFrame>),
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
