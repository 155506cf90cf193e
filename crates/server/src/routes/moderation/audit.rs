//! `GET /api/moderation/audit`: the audit log.

use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::{AuditEntry, AuditId};

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
    /// Id of the last entry of the previous page
    before: Option<AuditId>,
}

/// List the audit log; for moderators
#[utoipa::path(get, path = "/api/moderation/audit", operation_id = "list_audit_entries", security(("token" = [])),
    params(AuditQuery), responses(
    (status = 200, description = "At most 50 entries, newest first", body = Vec<AuditEntry>),
    Refused,
))]
pub(in crate::routes) async fn list(
    State(app): State<App>,
    caller: Caller,
    QueryParams(query): QueryParams<AuditQuery>,
) -> Reply<Vec<AuditEntry>> {
    reply(moderate::audit_log(&app, &caller, query.before).await?)
}
