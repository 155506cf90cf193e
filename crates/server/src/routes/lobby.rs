//! `GET /api/lobby` and `GET /api/lobby/running`: public tables.

use axum::{
    body::Bytes,
    extract::State,
    http::header,
    response::{IntoResponse as _, Response},
};
use wire::api::TableInfo;

use crate::{app::App, http::Refused};

/// List public tables with open seats
#[utoipa::path(get, path = "/api/lobby", operation_id = "list_open_tables", responses(
    (status = 200, description = "The tables, newest first", body = Vec<TableInfo>),
    Refused,
))]
pub(super) async fn lobby(State(app): State<App>) -> Result<Response, Refused> {
    Ok(json(app.lobby.current().await?.open.clone()))
}

/// List public tables with running games
#[utoipa::path(get, path = "/api/lobby/running", operation_id = "list_running_tables", responses(
    (status = 200, description = "The tables, newest first", body = Vec<TableInfo>),
    Refused,
))]
pub(super) async fn running(State(app): State<App>) -> Result<Response, Refused> {
    Ok(json(app.lobby.current().await?.running.clone()))
}

/// A list that all who ask share.
fn json(list: Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], list).into_response()
}
