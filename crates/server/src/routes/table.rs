//! `GET /api/tables/{id}` and `…/opening`: a table's card, and the proof that chance was fair.

use axum::extract::State;
use wire::api::{Opening, TableInfo};

use crate::{
    app::App,
    http::{Refused, Reply, TablePath, reply},
};

/// A table's card
#[utoipa::path(get, path = "/api/tables/{id}", params(TablePath), responses(
    (status = 200, description = "What anybody may know", body = TableInfo),
    Refused,
))]
pub(super) async fn see(State(app): State<App>, TablePath { id }: TablePath) -> Reply<TableInfo> {
    let table = app.tables.require_latest(id).await?;
    let info = table.state().info();
    reply(info)
}

/// What was committed to, and once the game is over what was hidden
#[utoipa::path(get, path = "/api/tables/{id}/opening", params(TablePath), responses(
    (status = 200, description = "For `pagoda verify`", body = Opening),
    Refused,
))]
pub(super) async fn opening(State(app): State<App>, TablePath { id }: TablePath) -> Reply<Opening> {
    let table = app.tables.require_latest(id).await?;
    let opening = table.state().opening();
    reply(opening)
}
