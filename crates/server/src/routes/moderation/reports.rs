//! `/api/moderation/reports`.

use axum::{
    extract::{Path, State},
    http::StatusCode,
};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::{Close, ReportInfo};

use crate::{
    actions::moderate,
    app::App,
    caller::Caller,
    http::{Body, QueryParams, Refused, Reply, reply},
};

/// Which reports are listed.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::routes) struct ReportsQuery {
    /// Those that nobody has seen to, the oldest first; or the others, the newest first
    open: Option<bool>,
    /// The last one of the page before
    before: Option<i64>,
}

/// What people complain about; for hosts
#[utoipa::path(get, path = "/api/moderation/reports", operation_id = "list_reports", security(("token" = [])),
    params(ReportsQuery), responses(
    (status = 200, description = "At most 50", body = Vec<ReportInfo>),
    Refused,
))]
pub(in crate::routes) async fn list(
    State(app): State<App>,
    caller: Caller,
    QueryParams(query): QueryParams<ReportsQuery>,
) -> Reply<Vec<ReportInfo>> {
    let is_open = query.open != Some(false);
    reply(moderate::reports(&app, &caller, is_open, query.before).await?)
}

/// Says that a complaint was seen to; for hosts
#[utoipa::path(post, path = "/api/moderation/reports/{id}", operation_id = "close_report", request_body = Close, security(("token" = [])),
    params(("id" = i64, Path, description = "The complaint")), responses(
    (status = 204, description = "It is closed"),
    Refused,
))]
pub(in crate::routes) async fn close(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(close, _): Body<Close>,
) -> Result<StatusCode, Refused> {
    moderate::close_report(&app, &caller, &id, &close).await?;
    Ok(StatusCode::NO_CONTENT)
}
