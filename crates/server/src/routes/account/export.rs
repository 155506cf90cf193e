//! `GET /api/export`: all of one's data.

use axum::extract::State;
use wire::api::Export;

use crate::{
    actions::account::export,
    app::App,
    caller::{Caller, Client},
    http::{Refused, Reply, reply},
};

/// Everything that is kept of oneself
#[utoipa::path(get, path = "/api/export", security(("token" = [])), responses(
    (status = 200, description = "All of it; records of games are at their tables", body = Export),
    Refused,
))]
pub(in crate::routes) async fn export(
    State(app): State<App>,
    caller: Caller,
    client: Client,
) -> Reply<Export> {
    reply(export::export(&app, &caller, &client).await?)
}
