//! Sign in with a password.

use wire::api::{Code, Credentials, Problem, SessionCreated, User};

use crate::{
    account::Mailbox,
    actions::account::{
        notice::{AccountNotice, tell},
        place, session,
    },
    app::App,
    caller::Client,
    error::logged,
};

/// Verifies a password, and starts a session.
pub(crate) async fn sign_in(
    app: &App,
    client: &Client,
    credentials: Credentials,
) -> Result<SessionCreated, Problem> {
    let mailbox = Mailbox::parse(&credentials.email).ok_or(Problem::new(Code::InvalidValue))?;
    app.limits.password(client.address, &mailbox.key)?;
    let known = app.store.home.account(&mailbox.key).await.map_err(logged)?;
    let stored = known.as_ref().and_then(|known| known.password_hash.clone());
    let is_right = app.accounts.passwords.verify(credentials.password, stored).await?;
    let person = known.as_ref().map(|known| tracing::field::display(known.user));
    match known.filter(|_| is_right) {
        Some(known) => {
            let user = User { id: known.user, name: known.name };
            tracing::info!(user = %user.id, method = "password", "signed in");
            start_session(app, user, client).await
        }
        None => {
            tracing::info!(user = person, method = "password", "sign-in failed");
            Err(Problem::new(Code::InvalidCredentials))
        }
    }
}

/// Starts a session after a sign-in, and tells the owner of the account if the place is new.
pub(super) async fn start_session(
    app: &App,
    user: User,
    client: &Client,
) -> Result<SessionCreated, Problem> {
    let id = user.id;
    let session = session::start(app, user, client).await?;
    if place::record(app, id, client).await {
        tell(app, id, AccountNotice::NewPlace).await;
    }
    Ok(session)
}
