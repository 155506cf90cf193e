//! `POST /api/tables/{id}/rematch`.

use axum::extract::State;
use wire::api::TableInfo;

use crate::{
    actions::rematch,
    app::App,
    caller::{Caller, Client},
    http::{Refused, Reply, TablePath, reply},
};

/// Create the table of a rematch
#[utoipa::path(post, path = "/api/tables/{id}/rematch", operation_id = "create_rematch", security(("token" = [])),
    params(TablePath), responses(
    (status = 200, description = "The new table; the same for every player who asks", body = TableInfo),
    Refused,
))]
pub(super) async fn rematch(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    TablePath { id }: TablePath,
) -> Reply<TableInfo> {
    reply(rematch::rematch(&app, &caller, client.address, id).await?)
}
