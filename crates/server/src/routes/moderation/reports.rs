//! `/api/moderation/reports`: what hosts are to see to.

use axum::{
    extract::{Path, State},
    http::StatusCode,
};
use serde::Deserialize;
use store::ReportRow;
use wire::api::{Close, Code, Problem, ReportInfo};

use crate::{
    app::App,
    reply::{Asked, Body, Refused, Reply, reply},
    routes::{
        moderation::{PAGE, host},
        text::paragraph,
    },
    trouble::lost,
    who::Who,
};

/// Which complaints are listed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::routes) struct Page {
    open: Option<bool>,
    before: Option<i64>,
}

fn told(row: ReportRow) -> ReportInfo {
    let ReportRow { id, at, by, person, table, line, text, said, is_closed, note } = row;
    ReportInfo { id, at, by, person, table, line, text, said, open: !is_closed, note }
}

/// What people complain about; for hosts
#[utoipa::path(get, path = "/api/moderation/reports", operation_id = "list_reports", security(("token" = [])),
    params(("open" = Option<bool>, Query, description = "Those that nobody has seen to, the oldest first; or the others, the newest first"),
        ("before" = Option<i64>, Query, description = "The last one of the page before")), responses(
    (status = 200, description = "At most 50", body = Vec<ReportInfo>),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn list(
    State(app): State<App>,
    who: Who,
    Asked(page): Asked<Page>,
) -> Reply<Vec<ReportInfo>> {
    host(&app, &who).await?;
    let rows = match page.open {
        Some(false) => app.store.closed_reports(page.before, PAGE).await,
        _ => app.store.open_reports(page.before, PAGE).await,
    };
    reply(rows.map_err(lost)?.into_iter().map(told).collect())
}

/// Says that a complaint was seen to; for hosts
#[utoipa::path(post, path = "/api/moderation/reports/{id}", operation_id = "close_report", request_body = Close, security(("token" = [])),
    params(("id" = i64, Path, description = "The complaint")), responses(
    (status = 204, description = "It is closed"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn close(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
    Body(close, _): Body<Close>,
) -> Result<StatusCode, Refused> {
    let host = host(&app, &who).await?;
    app.limits.command(&who)?;
    let unknown = || Problem::new(Code::Unknown);
    let (id, note) = (id.parse().map_err(|_| unknown())?, paragraph(&close.note)?);
    if !app.store.close_report(host.id, id, &note).await.map_err(lost)? {
        return Err(unknown().into());
    }
    Ok(StatusCode::NO_CONTENT)
}
