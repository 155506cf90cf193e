//! `/api/friends`.

use axum::{extract::State, http::StatusCode};
use wire::api::Friends;

use crate::{
    actions::friends,
    app::App,
    caller::Caller,
    http::{PersonPath, Refused, Reply, reply},
};

/// List friends and friend requests
#[utoipa::path(get, path = "/api/friends", operation_id = "list_friends", security(("token" = [])), responses(
    (status = 200, description = "Friends and requests, newest first", body = Friends),
    Refused,
))]
pub(super) async fn list(State(app): State<App>, caller: Caller) -> Reply<Friends> {
    reply(friends::list(&app, &caller).await?)
}

/// Send a friend request, or accept one
#[utoipa::path(put, path = "/api/friends/{id}", operation_id = "add_friend", security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "The request was sent or accepted"),
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

/// Remove a friend, or cancel or decline a friend request
#[utoipa::path(delete, path = "/api/friends/{id}", operation_id = "remove_friend", security(("token" = [])),
    params(PersonPath), responses(
    (status = 204, description = "The user is not a friend"),
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
