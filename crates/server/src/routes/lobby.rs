//! `GET /api/lobby` and `GET /api/lobby/running`: public tables.

use axum::extract::State;
use wire::api::TableInfo;

use crate::{
    actions::list_tables,
    app::App,
    error::logged,
    http::{Refused, Reply, reply},
};

/// List public tables with open seats
#[utoipa::path(get, path = "/api/lobby", operation_id = "list_open_tables", responses(
    (status = 200, description = "The tables, newest first", body = Vec<TableInfo>),
    Refused,
))]
pub(super) async fn lobby(State(app): State<App>) -> Reply<Vec<TableInfo>> {
    reply(list_tables::lobby(&app).await.map_err(logged)?)
}

/// List public tables with running games
#[utoipa::path(get, path = "/api/lobby/running", operation_id = "list_running_tables", responses(
    (status = 200, description = "The tables, newest first", body = Vec<TableInfo>),
    Refused,
))]
pub(super) async fn running(State(app): State<App>) -> Reply<Vec<TableInfo>> {
    reply(list_tables::running(&app).await.map_err(logged)?)
}
