//! `GET /api/sessions` and `DELETE /api/sessions[/{id}]`.

use axum::{
    extract::{Path, State},
    http::StatusCode,
};
use wire::api::SessionInfo;

use crate::{
    actions::account::session,
    app::App,
    caller::{Caller, Client},
    http::{Refused, Reply, reply},
};

/// Where one is signed in
#[utoipa::path(get, path = "/api/sessions", operation_id = "list_sessions", security(("token" = [])), responses(
    (status = 200, description = "One's sessions, those used last first", body = Vec<SessionInfo>),
    Refused,
))]
pub(in crate::routes) async fn list(
    State(app): State<App>,
    caller: Caller,
    client: Client,
) -> Reply<Vec<SessionInfo>> {
    reply(session::list(&app, &caller, &client).await?)
}

/// Ends one of one's sessions
#[utoipa::path(delete, path = "/api/sessions/{id}", operation_id = "end_session", security(("token" = [])),
    params(("id" = String, Path, description = "The session", max_length = 100)), responses(
    (status = 204, description = "It has ended, and its sockets with it"),
    Refused,
))]
pub(in crate::routes) async fn end(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    session::end(&app, &caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all of one's sessions but the one that asks
#[utoipa::path(delete, path = "/api/sessions", operation_id = "end_other_sessions", security(("token" = [])), responses(
    (status = 204, description = "They have ended, and their sockets with them"),
    Refused,
))]
pub(in crate::routes) async fn end_others(
    State(app): State<App>,
    caller: Caller,
    client: Client,
) -> Result<StatusCode, Refused> {
    session::end_others(&app, &caller, &client).await?;
    Ok(StatusCode::NO_CONTENT)
}
