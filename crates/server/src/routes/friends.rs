//! `/api/friends`: whom one likes to play with.

use axum::{extract::State, http::StatusCode};
use store::Tied;
use wire::api::{Code, Friends, Problem, UserId};

use crate::{
    app::App,
    reply::{Refused, Reply, Whom, reply},
    trouble::lost,
    who::Who,
};

/// Whom somebody knows.
pub(super) async fn list_of(app: &App, user: UserId) -> Result<Friends, Problem> {
    let mut friends = Friends::default();
    for row in app.store.friends(user).await.map_err(lost)? {
        match (row.is_friend, row.is_asking) {
            (true, _) => friends.friends.push(row.user),
            (false, true) => friends.asking.push(row.user),
            (false, false) => friends.asked.push(row.user),
        }
    }
    Ok(friends)
}

/// What somebody is told who wants something of another.
pub(super) fn told(tied: Tied) -> Result<StatusCode, Refused> {
    match tied {
        Tied::Done => Ok(StatusCode::NO_CONTENT),
        Tied::Gone => Err(Problem::new(Code::Unknown).into()),
        Tied::Full => Err(Problem::new(Code::Full).into()),
        Tied::Blocked => Err(Problem::new(Code::NotWelcome).into()),
    }
}

/// One's friends, who asks to be one, and whom one asked
#[utoipa::path(get, path = "/api/friends", operation_id = "list_friends", security(("token" = [])), responses(
    (status = 200, description = "All of them, the newest first", body = Friends),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn list(State(app): State<App>, who: Who) -> Reply<Friends> {
    reply(list_of(&app, who.person()?.id).await?)
}

/// Asks somebody to be a friend, or agrees if they asked
#[utoipa::path(put, path = "/api/friends/{id}", operation_id = "ask_friend", security(("token" = [])),
    params(("id" = UserId, Path, description = "The person")), responses(
    (status = 204, description = "They are asked, or a friend"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn ask(
    State(app): State<App>,
    who: Who,
    Whom(other): Whom,
) -> Result<StatusCode, Refused> {
    let user = who.person()?.id;
    app.limits.command(&who)?;
    if user == other {
        return Err(Problem::new(Code::BadValue).into());
    }
    told(app.store.befriend(user, other).await.map_err(lost)?)
}

/// Ends a friendship, takes back that one asked, or turns down who asks
#[utoipa::path(delete, path = "/api/friends/{id}", operation_id = "end_friendship", security(("token" = [])),
    params(("id" = UserId, Path, description = "The person")), responses(
    (status = 204, description = "They are no friend"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn end(
    State(app): State<App>,
    who: Who,
    Whom(other): Whom,
) -> Result<StatusCode, Refused> {
    let user = who.person()?.id;
    app.limits.command(&who)?;
    app.store.unfriend(user, other).await.map_err(lost)?;
    Ok(StatusCode::NO_CONTENT)
}
