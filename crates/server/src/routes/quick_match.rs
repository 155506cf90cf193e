//! `POST /api/quick-match`: quick match.

use axum::extract::State;
use wire::api::{QuickMatch, TableInfo};

use crate::{
    actions::quick_match,
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, Reply, reply},
};

/// Join a quick match; the game starts when all seats are taken
#[utoipa::path(post, path = "/api/quick-match", operation_id = "join_quick_match", request_body = QuickMatch, security(("token" = [])), responses(
    (status = 200, description = "The table; the same on repeated requests while waiting", body = TableInfo),
    Refused,
))]
pub(super) async fn quick_match(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(wanted, _): Body<QuickMatch>,
) -> Reply<TableInfo> {
    reply(quick_match::quick_match(&app, &caller, client.address, &wanted).await?)
}
