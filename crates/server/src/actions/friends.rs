//! Friends.

use store::RelationResult;
use wire::api::{Code, Friends, Problem, UserId};

use crate::{actions::authorize::authorize, app::App, caller::Caller, error::logged};

/// A user's friends and friend requests.
pub(super) async fn list_of(app: &App, user: UserId) -> Result<Friends, Problem> {
    let mut friends = Friends::default();
    for row in app.store.home.friends(user).await.map_err(logged)? {
        match (row.is_accepted, row.is_incoming) {
            (true, _) => friends.friends.push(row.user),
            (false, true) => friends.incoming.push(row.user),
            (false, false) => friends.outgoing.push(row.user),
        }
    }
    Ok(friends)
}

/// The outcome of a change between two users as a result.
pub(super) fn check(tied: RelationResult) -> Result<(), Problem> {
    match tied {
        RelationResult::Done => Ok(()),
        RelationResult::Gone => Err(Problem::new(Code::NotFound)),
        RelationResult::Full => Err(Problem::new(Code::ListFull)),
        RelationResult::Blocked => Err(Problem::new(Code::Blocked)),
    }
}

/// The caller's friends.
pub(crate) async fn list(app: &App, caller: &Caller) -> Result<Friends, Problem> {
    list_of(app, caller.person()?.id).await
}

/// Sends a friend request, or accepts one of that user.
pub(crate) async fn ask(app: &App, caller: &Caller, other: UserId) -> Result<(), Problem> {
    let user = authorize(app, caller)?.id;
    if user == other {
        return Err(Problem::new(Code::InvalidValue));
    }
    check(app.store.home.request_friendship(user, other).await.map_err(logged)?)
}

/// Ends a friendship, withdraws a request, or turns one down.
pub(crate) async fn end(app: &App, caller: &Caller, other: UserId) -> Result<(), Problem> {
    let user = authorize(app, caller)?.id;
    app.store.home.end_friendship(user, other).await.map_err(logged)
}
