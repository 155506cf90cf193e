//! `GET /api/moderation/audit`: the audit log.

use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::AuditLine;

use crate::{
    actions::moderate,
    app::App,
    caller::Caller,
    http::{QueryParams, Refused, Reply, reply},
};

/// Where a page begins.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::routes) struct AuditQuery {
    /// The last one of the page before
    before: Option<i64>,
}

/// What was done to keep order; for hosts
#[utoipa::path(get, path = "/api/moderation/audit", operation_id = "list_audit", security(("token" = [])),
    params(AuditQuery), responses(
    (status = 200, description = "At most 50, the newest first", body = Vec<AuditLine>),
    Refused,
))]
pub(in crate::routes) async fn list(
    State(app): State<App>,
    caller: Caller,
    QueryParams(query): QueryParams<AuditQuery>,
) -> Reply<Vec<AuditLine>> {
    reply(moderate::audit_log(&app, &caller, query.before).await?)
}
