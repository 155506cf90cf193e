//! `POST /api/tables/{id}/rematch`.

use axum::extract::State;
use wire::api::{TableId, TableInfo};

use crate::{
    actions::rematch,
    app::App,
    caller::Caller,
    http::{Refused, Reply, TablePath, reply},
};

/// Lays the table for another game
#[utoipa::path(post, path = "/api/tables/{id}/rematch", security(("token" = [])),
    params(("id" = TableId, Path, description = "The table whose game is over")), responses(
    (status = 200, description = "The new table, the same for all who ask", body = TableInfo),
    Refused,
))]
pub(super) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    TablePath { id }: TablePath,
) -> Reply<TableInfo> {
    reply(rematch::rematch(&app, &caller, id).await?)
}
