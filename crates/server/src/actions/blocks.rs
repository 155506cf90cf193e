//! Blocking users.

use wire::api::{Code, Problem, User, UserId};

use crate::{
    actions::{authorize::authorize, friends},
    app::App,
    caller::Caller,
    error::logged,
};

/// The users whom the caller has blocked.
pub(crate) async fn list(app: &App, caller: &Caller) -> Result<Vec<User>, Problem> {
    app.store.home.blocks(caller.person()?.id).await.map_err(logged)
}

/// Blocks a user.
pub(crate) async fn add(app: &App, caller: &Caller, other: UserId) -> Result<(), Problem> {
    let user = authorize(app, caller)?.id;
    if user == other {
        return Err(Problem::new(Code::InvalidValue));
    }
    friends::check(app.store.home.block(user, other).await.map_err(logged)?)
}

/// Unblocks a user.
pub(crate) async fn remove(app: &App, caller: &Caller, other: UserId) -> Result<(), Problem> {
    let user = authorize(app, caller)?.id;
    app.store.home.unblock(user, other).await.map_err(logged)
}
