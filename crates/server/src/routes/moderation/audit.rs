//! `GET /api/moderation/audit`: what hosts did.

use axum::extract::State;
use serde::Deserialize;
use store::AuditRow;
use wire::api::{AuditLine, Problem};

use crate::{
    app::App,
    reply::{Asked, Reply, reply},
    routes::moderation::{PAGE, host},
    trouble::lost,
    who::Who,
};

/// Where a page begins.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::routes) struct Page {
    before: Option<i64>,
}

fn told(row: AuditRow) -> AuditLine {
    let AuditRow { id, at, by, what, person, report, until, note } = row;
    AuditLine { id, at, by, what, person, report, until, note }
}

/// What was done to keep order; for hosts
#[utoipa::path(get, path = "/api/moderation/audit", operation_id = "list_audit", security(("token" = [])),
    params(("before" = Option<i64>, Query, description = "The last one of the page before")), responses(
    (status = 200, description = "At most 50, the newest first", body = Vec<AuditLine>),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn list(
    State(app): State<App>,
    who: Who,
    Asked(page): Asked<Page>,
) -> Reply<Vec<AuditLine>> {
    host(&app, &who).await?;
    let rows = app.store.audit(page.before, PAGE).await.map_err(lost)?;
    reply(rows.into_iter().map(told).collect())
}
