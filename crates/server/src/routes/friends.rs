//! `/api/friends`.

use axum::{extract::State, http::StatusCode};
use wire::api::Friends;

use crate::{
    actions::friends,
    app::App,
    caller::Caller,
    http::{PersonPath, Refused, Reply, reply},
};

/// One's friends, who asks to be one, and whom one asked
#[utoipa::path(get, path = "/api/friends", operation_id = "list_friends", security(("token" = [])), responses(
    (status = 200, description = "All of them, the newest first", body = Friends),
    Refused,
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Reply<Friends> {
    reply(friends::list(&app, &caller).await?)
}

/// Asks somebody to be a friend, or agrees if they asked
#[utoipa::path(put, path = "/api/friends/{id}", operation_id = "ask_friend", security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "They are asked, or a friend"),
    Refused,
))]
pub(super) async fn ask(
    State(app): State<App>,
    caller: Caller,
    PersonPath { id }: PersonPath,
) -> Result<StatusCode, Refused> {
    friends::ask(&app, &caller, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a friendship, takes back that one asked, or turns down who asks
#[utoipa::path(delete, path = "/api/friends/{id}", operation_id = "end_friendship", security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "They are no friend"),
    Refused,
))]
pub(super) async fn end(
    State(app): State<App>,
    caller: Caller,
    PersonPath { id }: PersonPath,
) -> Result<StatusCode, Refused> {
    friends::end(&app, &caller, id).await?;
    Ok(StatusCode::NO_CONTENT)
}
