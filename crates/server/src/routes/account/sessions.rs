//! `GET /api/sessions` and `DELETE /api/sessions[/{id}]`: where one is signed in, and no longer.

use axum::{
    extract::{Path, State},
    http::StatusCode,
};
use store::{SessionRow, TokenHash};
use wire::api::{Code, Problem, SessionInfo};

use crate::{
    account::ended,
    app::App,
    reply::{Refused, Reply, reply},
    trouble::lost,
    who::{Shown, Who},
};

/// A session's name in addresses: the first letters of what is kept of its token.
fn handle(token: &TokenHash) -> String {
    table::fair::hex(&token.0[..8])
}

/// How somebody is shown their sessions.
pub(super) fn info(row: &SessionRow, shown: Option<&TokenHash>) -> SessionInfo {
    SessionInfo {
        id: handle(&row.token),
        about: row.about.clone(),
        begun: row.begun,
        seen: row.seen,
        this: Some(&row.token) == shown,
    }
}

/// Where one is signed in
#[utoipa::path(get, path = "/api/sessions", operation_id = "list_sessions", security(("token" = [])), responses(
    (status = 200, description = "One's sessions, those used last first", body = Vec<SessionInfo>),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn list(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
) -> Reply<Vec<SessionInfo>> {
    let rows = app.store.sessions(who.person()?.id).await.map_err(lost)?;
    reply(rows.iter().map(|row| info(row, shown.as_ref())).collect())
}

/// Ends one of one's sessions
#[utoipa::path(delete, path = "/api/sessions/{id}", operation_id = "end_session", security(("token" = [])),
    params(("id" = String, Path, description = "The session", max_length = 100)), responses(
    (status = 204, description = "It has ended, and its sockets with it"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn end(
    State(app): State<App>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    // Counted by address alone: a thief who commands much mustn't keep who was robbed from ending it.
    let user = who.person()?;
    let rows = app.store.sessions(user.id).await.map_err(lost)?;
    let found = rows.iter().find(|row| handle(&row.token) == id);
    let row = found.ok_or(Problem::new(Code::Unknown))?;
    app.store.end_session(user.id, &row.token).await.map_err(lost)?;
    ended(&app, &[row.token]);
    tracing::info!(person = %user.id, "ended a session");
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all of one's sessions but the one that asks
#[utoipa::path(delete, path = "/api/sessions", operation_id = "end_other_sessions", security(("token" = [])), responses(
    (status = 204, description = "They have ended, and their sockets with them"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn end_others(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
) -> Result<StatusCode, Refused> {
    let user = who.person()?;
    let out = app.store.end_sessions(user.id, shown.as_ref()).await;
    ended(&app, &out.map_err(lost)?);
    tracing::info!(person = %user.id, "ended all other sessions");
    Ok(StatusCode::NO_CONTENT)
}
