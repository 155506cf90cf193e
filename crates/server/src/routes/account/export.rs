//! `GET /api/export`: everything that is kept of oneself.

use axum::extract::State;
use store::{LineRow, ReportRow};
use wire::api::{Export, MyLine, MyReport, Problem};

use crate::{
    app::App,
    listing,
    reply::{Reply, reply},
    routes::{
        account::{profile, sessions},
        alerts, friends, person, rest,
    },
    trouble::{lost, told},
    who::{Shown, Who},
};

/// Everything that is kept of oneself
#[utoipa::path(get, path = "/api/export", security(("token" = [])), responses(
    (status = 200, description = "All of it; records of games are at their tables", body = Export),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn export(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
) -> Reply<Export> {
    let user = who.person()?;
    app.limits.command(&who)?;
    let profile = profile::read(&app, user).await?;
    let sessions = app.store.sessions(user.id).await.map_err(lost)?;
    let sessions = sessions.iter().map(|row| sessions::info(row, shown.as_ref())).collect();
    let tables = listing::all(&app, user.id).await.map_err(told)?;
    let friends = friends::list_of(&app, user.id).await?;
    let blocks = app.store.blocks(user.id).await.map_err(lost)?;
    let chat = app.store.said_by(user.id).await.map_err(lost)?.into_iter().map(mine).collect();
    let reports = app.store.reports_by(user.id).await.map_err(lost)?;
    let reports = reports.into_iter().map(complaint).collect();
    let ratings = person::rated(&app, user.id).await?;
    let rest = rest::of(&app, &[user.id]).await?.remove(&user.id).unwrap_or_default();
    let ways = app.store.ways(user.id).await.map_err(lost)?.iter().map(alerts::info).collect();
    reply(Export { profile, sessions, tables, friends, blocks, chat, reports, ratings, rest, ways })
}

fn mine(row: LineRow) -> MyLine {
    MyLine { table: row.table, number: row.number, at: row.at, text: row.text }
}

/// What the line said that it is about is its author's.
fn complaint(row: ReportRow) -> MyReport {
    let ReportRow { at, person, table, line, text, .. } = row;
    MyReport { at, person, table, line, text }
}
