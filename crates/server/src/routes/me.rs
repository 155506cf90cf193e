//! `GET /api/me`: who the caller is, and their tables.

use axum::extract::State;
use wire::api::Mine;

use crate::{
    actions::list_tables,
    app::App,
    caller::Caller,
    error::logged,
    http::{Refused, Reply, reply},
};

/// Who one is, and one's tables
#[utoipa::path(get, path = "/api/me", security((), ("token" = [])), responses(
    (status = 200, description = "Who one is, and one's tables", body = Mine),
    Refused,
))]
pub(super) async fn me(State(app): State<App>, caller: Caller) -> Reply<Mine> {
    let user = caller.person()?.clone();
    let tables = list_tables::own(&app, user.id).await.map_err(logged)?;
    reply(Mine { user, tables })
}
