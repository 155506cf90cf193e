//! `/api/moderation/reports`.

use axum::{extract::State, http::StatusCode};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::{CloseReport, ReportId, ReportInfo};

use crate::{
    actions::moderate,
    app::App,
    caller::{Caller, Client},
    http::{Body, QueryParams, Refused, Reply, ReportPath, reply},
};

/// Which reports are listed.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::routes) struct ReportsQuery {
    /// Whether to list open reports, oldest first, or closed ones, newest first; open ones if omitted
    open: Option<bool>,
    /// Id of the last report of the previous page
    before: Option<ReportId>,
}

/// List reports; for moderators
#[utoipa::path(get, path = "/api/moderation/reports", operation_id = "list_reports", security(("token" = [])),
    params(ReportsQuery), responses(
    (status = 200, description = "At most 50 reports", body = Vec<ReportInfo>),
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

/// Close a report; for moderators
#[utoipa::path(post, path = "/api/moderation/reports/{id}/close", operation_id = "close_report", request_body = CloseReport, security(("token" = [])),
    params(ReportPath), responses(
    (status = 204, description = "The report is closed"),
    Refused,
))]
pub(in crate::routes) async fn close(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    ReportPath { id }: ReportPath,
    Body(close, _): Body<CloseReport>,
) -> Result<StatusCode, Refused> {
    moderate::close_report(&app, &caller, &client, id, &close).await?;
    Ok(StatusCode::NO_CONTENT)
}
