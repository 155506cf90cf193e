//! Step-up authentication for changes of credentials.

use store::{Store, TokenHash};
use wire::api::{Code, Problem, UserId};

use crate::error::logged;

/// Refuses a session without recent authentication, since it may be stolen, and a thief must not change the
/// credentials. A guest has no credentials to authenticate with.
pub(crate) async fn require_recent_proof(
    store: &Store,
    user: UserId,
    session: Option<&TokenHash>,
) -> Result<(), Problem> {
    let session = session.ok_or(Problem::new(Code::Unauthenticated))?;
    if store.home.needs_authentication(user, session).await.map_err(logged)? {
        return Err(Problem::new(Code::ReauthenticationRequired));
    }
    Ok(())
}
