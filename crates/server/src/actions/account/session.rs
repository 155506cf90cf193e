//! Sessions: started with a new token at every sign-in, ended on all nodes at once.

use store::{SessionResult, SessionRow, TokenHash};
use wire::api::{Code, Problem, SessionCreated, SessionInfo, User, UserId};

use crate::{
    app::App,
    caller::{Caller, Client},
    error::logged,
    random,
    sessions::token_hash,
};

/// Starts a session of a user; the previous session of their client ends.
pub(super) async fn start(
    app: &App,
    user: User,
    client: &Client,
) -> Result<SessionCreated, Problem> {
    let token = random::token();
    let (hash, replaced) = (token_hash(&token), client.session);
    let added =
        app.store.home.add_session(user.id, &hash, &client.user_agent, replaced.as_ref()).await;
    if let SessionResult::Banned { expires_at } = added.map_err(logged)? {
        return Err(Problem::until(Code::Banned, expires_at));
    }
    if let Some(replaced) = replaced {
        app.sessions.end(&[replaced]);
    }
    Ok(SessionCreated { user, token })
}

/// A session's id in paths: the first bytes of its token's hash.
fn short_id(token: &TokenHash) -> String {
    table::fair::hex(&token.0[..8])
}

fn info(row: &SessionRow, current: Option<&TokenHash>) -> SessionInfo {
    SessionInfo {
        id: short_id(&row.token),
        user_agent: row.user_agent.clone(),
        created_at: row.created_at,
        last_used_at: row.last_used_at,
        current: Some(&row.token) == current,
    }
}

/// A person's sessions, those used last first.
pub(super) async fn list_of(
    app: &App,
    user: UserId,
    client: &Client,
) -> Result<Vec<SessionInfo>, Problem> {
    let rows = app.store.home.sessions(user).await.map_err(logged)?;
    Ok(rows.iter().map(|row| info(row, client.session.as_ref())).collect())
}

/// The caller's sessions, those used last first.
pub(crate) async fn list(
    app: &App,
    caller: &Caller,
    client: &Client,
) -> Result<Vec<SessionInfo>, Problem> {
    list_of(app, caller.person()?.id, client).await
}

/// Ends one of the caller's sessions.
pub(crate) async fn end(app: &App, caller: &Caller, id: &str) -> Result<(), Problem> {
    // Limited by address alone: a thief who sends many commands mustn't keep the owner from ending it.
    let user = caller.person()?;
    let rows = app.store.home.sessions(user.id).await.map_err(logged)?;
    let found = rows.iter().find(|row| short_id(&row.token) == id);
    let row = found.ok_or(Problem::new(Code::NotFound))?;
    app.store.home.end_session(user.id, &row.token).await.map_err(logged)?;
    app.sessions.end(&[row.token]);
    tracing::info!(user = %user.id, "session ended");
    Ok(())
}

/// Ends all of the caller's sessions but the current one.
pub(crate) async fn end_others(app: &App, caller: &Caller, client: &Client) -> Result<(), Problem> {
    let user = caller.person()?;
    let ended = app.store.home.end_sessions(user.id, client.session.as_ref()).await;
    app.sessions.end(&ended.map_err(logged)?);
    tracing::info!(user = %user.id, "other sessions ended");
    Ok(())
}

/// Ends the caller's current session.
pub(crate) async fn sign_out(app: &App, caller: &Caller, client: &Client) -> Result<(), Problem> {
    let user = caller.person()?;
    if let Some(session) = client.session {
        app.store.home.end_session(user.id, &session).await.map_err(logged)?;
        app.sessions.end(&[session]);
    }
    tracing::info!(user = %user.id, "signed out");
    Ok(())
}
