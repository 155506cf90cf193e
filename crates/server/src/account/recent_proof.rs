//! Step-up authentication: what a session alone must not be enough for.

use store::{Store, TokenHash};
use wire::api::{Code, Problem, UserId};

use crate::error::logged;

/// Refuses a session that wasn't proved lately, though it could be: it may be stolen, and what opens an account
/// must not be. A guest has nothing to prove it with.
pub(crate) async fn require_recent_proof(
    store: &Store,
    user: UserId,
    session: Option<&TokenHash>,
) -> Result<(), Problem> {
    let session = session.ok_or(Problem::new(Code::Unauthenticated))?;
    if store.needs_authentication(user, session).await.map_err(logged)? {
        return Err(Problem::new(Code::ReauthenticationRequired));
    }
    Ok(())
}
