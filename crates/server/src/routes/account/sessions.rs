//! `GET /api/sessions` and `DELETE /api/sessions[/{id}]`.

use axum::{extract::State, http::StatusCode};
use wire::api::SessionInfo;

use crate::{
    actions::account::session,
    app::App,
    caller::{Caller, Client},
    http::{HandlePath, Refused, Reply, reply},
};

/// List the caller's sessions
#[utoipa::path(get, path = "/api/sessions", operation_id = "list_sessions", security(("token" = [])), responses(
    (status = 200, description = "The sessions, most recently used first", body = Vec<SessionInfo>),
    Refused,
))]
pub(in crate::routes) async fn list(
    State(app): State<App>,
    caller: Caller,
    client: Client,
) -> Reply<Vec<SessionInfo>> {
    reply(session::list(&app, &caller, &client).await?)
}

/// End a session
#[utoipa::path(delete, path = "/api/sessions/{id}", operation_id = "end_session", security(("token" = [])),
    params(HandlePath), responses(
    (status = 204, description = "The session and its sockets are closed"),
    Refused,
))]
pub(in crate::routes) async fn end(
    State(app): State<App>,
    caller: Caller,
    HandlePath { id }: HandlePath,
) -> Result<StatusCode, Refused> {
    session::end(&app, &caller, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// End all of the caller's other sessions
#[utoipa::path(delete, path = "/api/sessions", operation_id = "end_other_sessions", security(("token" = [])), responses(
    (status = 204, description = "The other sessions and their sockets are closed"),
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
