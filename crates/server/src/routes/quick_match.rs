//! `POST /api/quick`: quick match.

use axum::extract::State;
use wire::api::{QuickMatch, TableInfo};

use crate::{
    actions::quick_match,
    app::App,
    caller::Caller,
    http::{Body, Refused, Reply, reply},
};

/// Sits down with whoever wants the same game; it begins when all have come
#[utoipa::path(post, path = "/api/quick", operation_id = "quick_match", request_body = QuickMatch, security(("token" = [])), responses(
    (status = 200, description = "The table: the same while one waits, however often one asks", body = TableInfo),
    Refused,
))]
pub(super) async fn quick_match(
    State(app): State<App>,
    caller: Caller,
    Body(wanted, _): Body<QuickMatch>,
) -> Reply<TableInfo> {
    reply(quick_match::quick_match(&app, &caller, &wanted).await?)
}
