//! `GET /api/lobby` and `GET /api/lobby/running`: public tables.

use axum::extract::State;
use wire::api::TableInfo;

use crate::{
    actions::list_tables,
    app::App,
    error::logged,
    http::{Refused, Reply, reply},
};

/// Public tables at which one can still sit down
#[utoipa::path(get, path = "/api/lobby", responses(
    (status = 200, description = "The newest first", body = Vec<TableInfo>),
    Refused,
))]
pub(super) async fn lobby(State(app): State<App>) -> Reply<Vec<TableInfo>> {
    reply(list_tables::lobby(&app).await.map_err(logged)?)
}

/// Public tables whose games go on
#[utoipa::path(get, path = "/api/lobby/running", responses(
    (status = 200, description = "The newest first", body = Vec<TableInfo>),
    Refused,
))]
pub(super) async fn running(State(app): State<App>) -> Reply<Vec<TableInfo>> {
    reply(list_tables::running(&app).await.map_err(logged)?)
}
