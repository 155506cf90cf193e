//! `GET /api/tables/{id}/opening`: what proves that chance was fair.

use axum::extract::State;
use wire::api::{Opening, Problem, TableId};

use crate::{
    app::App,
    reply::{At, Reply, reply},
};

/// What was committed to, and once the game is over what was hidden
#[utoipa::path(get, path = "/api/tables/{id}/opening", params(("id" = TableId, Path, description = "The table")), responses(
    (status = 200, description = "For `pagoda verify`", body = Opening),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn opening(State(app): State<App>, At(id): At) -> Reply<Opening> {
    let room = app.rooms.get_newest(id).await?;
    let opening = room.state().opening();
    reply(opening)
}
