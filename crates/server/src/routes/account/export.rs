//! `GET /api/export`: all data of the caller.

use axum::extract::State;
use wire::api::Export;

use crate::{
    actions::account::export,
    app::App,
    caller::{Caller, Client},
    http::{Refused, Reply, reply},
};

/// Export all stored data of the caller
#[utoipa::path(get, path = "/api/export", operation_id = "export_data", security(("token" = [])), responses(
    (status = 200, description = "The data; `/api/tables/{id}/record` has the records of games", body = Export),
    Refused,
))]
pub(in crate::routes) async fn export(
    State(app): State<App>,
    caller: Caller,
    client: Client,
) -> Reply<Export> {
    reply(export::export(&app, &caller, &client).await?)
}
