//! `GET /api/me`: who one is, and where one sits.

use axum::extract::State;
use wire::api::{Mine, Problem};

use crate::{
    app::App,
    listing,
    reply::{Reply, reply},
    trouble::told,
    who::Who,
};

/// Who one is, and one's tables
#[utoipa::path(get, path = "/api/me", security((), ("token" = [])), responses(
    (status = 200, description = "Who one is, and one's tables", body = Mine),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn me(State(app): State<App>, who: Who) -> Reply<Mine> {
    let user = who.person()?.clone();
    let tables = listing::mine(&app, user.id).await.map_err(told)?;
    reply(Mine { user, tables })
}
