//! What a session alone must not be enough for.

use store::TokenHash;
use wire::api::{Code, Problem, UserId};

use crate::{app::App, trouble::lost};

/// Refuses who hasn't proved lately who they are, though they could: a session may have been stolen, and
/// what opens an account must not be. A guest has nothing to prove it with.
pub(crate) async fn must_prove(
    app: &App,
    user: UserId,
    shown: Option<&TokenHash>,
) -> Result<(), Problem> {
    let token = shown.ok_or(Problem::new(Code::Nobody))?;
    if app.store.needs_proof(user, token).await.map_err(lost)? {
        return Err(Problem::new(Code::ProveAgain));
    }
    Ok(())
}
