//! Authorization and rate limit of commands.

use wire::api::{Problem, User};

use crate::{app::App, caller::Caller};

/// The caller as a person, counted against their rate limit.
pub(super) fn authorize<'a>(app: &App, caller: &'a Caller) -> Result<&'a User, Problem> {
    let user = caller.person()?;
    app.limits.command(caller)?;
    Ok(user)
}
