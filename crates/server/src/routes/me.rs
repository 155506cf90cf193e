//! `GET /api/me`: the caller and their tables.

use axum::extract::State;
use wire::api::Me;

use crate::{
    actions::list_tables,
    app::App,
    caller::Caller,
    error::logged,
    http::{Refused, Reply, reply},
};

/// Get the caller and their tables
#[utoipa::path(get, path = "/api/me", operation_id = "get_me", security((), ("token" = [])), responses(
    (status = 200, description = "The caller and their tables", body = Me),
    Refused,
))]
pub(super) async fn me(State(app): State<App>, caller: Caller) -> Reply<Me> {
    let user = caller.person()?.clone();
    let tables = list_tables::own(&app, user.id).await.map_err(logged)?;
    reply(Me { user, tables })
}
