//! `/api/blocks`: whom one wants nothing to do with.

use axum::{extract::State, http::StatusCode};
use wire::api::{Code, Problem, User, UserId};

use crate::{
    app::App,
    reply::{Refused, Reply, Whom, reply},
    routes::friends::told,
    trouble::lost,
    who::Who,
};

/// Whom one has blocked
#[utoipa::path(get, path = "/api/blocks", operation_id = "list_blocks", security(("token" = [])), responses(
    (status = 200, description = "All of them, the newest first", body = Vec<User>),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn list(State(app): State<App>, who: Who) -> Reply<Vec<User>> {
    reply(app.store.blocks(who.person()?.id).await.map_err(lost)?)
}

/// Blocks somebody: one doesn't hear them, and neither sits down at the other's tables
#[utoipa::path(put, path = "/api/blocks/{id}", operation_id = "add_block", security(("token" = [])),
    params(("id" = UserId, Path, description = "The person")), responses(
    (status = 204, description = "They are blocked, and no friend; nobody tells them"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn add(
    State(app): State<App>,
    who: Who,
    Whom(other): Whom,
) -> Result<StatusCode, Refused> {
    let user = who.person()?.id;
    app.limits.command(&who)?;
    if user == other {
        return Err(Problem::new(Code::BadValue).into());
    }
    told(app.store.block(user, other).await.map_err(lost)?)
}

/// Lets somebody be met again
#[utoipa::path(delete, path = "/api/blocks/{id}", operation_id = "lift_block", security(("token" = [])),
    params(("id" = UserId, Path, description = "The person")), responses(
    (status = 204, description = "They aren't blocked"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn lift(
    State(app): State<App>,
    who: Who,
    Whom(other): Whom,
) -> Result<StatusCode, Refused> {
    let user = who.person()?.id;
    app.limits.command(&who)?;
    app.store.unblock(user, other).await.map_err(lost)?;
    Ok(StatusCode::NO_CONTENT)
}
