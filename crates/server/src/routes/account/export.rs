//! `GET /api/export`: everything that is kept of oneself.

use axum::extract::State;
use wire::api::{Export, Problem};

use crate::{
    app::App,
    listing,
    reply::{Reply, reply},
    routes::account::{profile, sessions},
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
    reply(Export { profile, sessions, tables })
}
