//! `GET /api/lobby`: where one can sit down; `GET /api/lobby/running`: where one can watch.

use axum::extract::State;
use wire::api::{Problem, TableInfo};

use crate::{
    app::App,
    listing,
    reply::{Reply, reply},
    trouble::told,
};

/// Public tables at which one can still sit down
#[utoipa::path(get, path = "/api/lobby", responses(
    (status = 200, description = "The newest first", body = Vec<TableInfo>),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn lobby(State(app): State<App>) -> Reply<Vec<TableInfo>> {
    reply(listing::lobby(&app).await.map_err(told)?)
}

/// Public tables whose games go on
#[utoipa::path(get, path = "/api/lobby/running", responses(
    (status = 200, description = "The newest first", body = Vec<TableInfo>),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn running(State(app): State<App>) -> Reply<Vec<TableInfo>> {
    reply(listing::on_show(&app).await.map_err(told)?)
}
