//! `GET /api/tables/{id}`: what anybody may know of a table.

use axum::extract::State;
use wire::api::{Problem, TableInfo};

use crate::{
    app::App,
    reply::{At, Reply, reply},
};

/// A table's card
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = wire::api::TableId, Path, description = "The table")), responses(
    (status = 200, description = "What anybody may know", body = TableInfo),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn see(State(app): State<App>, At(id): At) -> Reply<TableInfo> {
    let room = app.rooms.get_newest(id).await?;
    let info = room.state().info();
    reply(info)
}
