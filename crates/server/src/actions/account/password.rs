//! Change a password, or reset a forgotten one.

use store::{PendingVerification, Revocation};
use wire::api::{Code, PasswordChange, PasswordReset, Problem, SessionCreated};

use crate::{
    account::{AccountEmail, Mailbox, require_strong},
    actions::account::{
        notice::{AccountNotice, tell},
        place,
        register::LINK_TTL,
        session,
    },
    app::App,
    caller::{Caller, Client},
    error::logged,
    random,
    rate_limits::EmailKind,
    sessions::token_hash,
};

/// Changes the caller's password; all other sessions end.
pub(crate) async fn change(
    app: &App,
    caller: &Caller,
    client: &Client,
    wanted: PasswordChange,
) -> Result<SessionCreated, Problem> {
    let user = caller.person()?.clone();
    let person = app.store.home.user(user.id).await.map_err(logged)?;
    let email =
        person.and_then(|person| person.email).ok_or(Problem::new(Code::AccountRequired))?;
    let mailbox = Mailbox::parse(&email).ok_or(Problem::new(Code::InternalError))?;
    require_strong(&wanted.new, &mailbox.key)?;
    app.limits.password(client.address, &mailbox.key)?;
    let known = app.store.home.account(&mailbox.key).await.map_err(logged)?;
    let stored = known.and_then(|known| known.password_hash);
    let is_reused = wanted.new == wanted.current;
    if !app.accounts.passwords.verify(wanted.current, stored).await? {
        tracing::info!(user = %user.id, "password change refused");
        return Err(Problem::new(Code::InvalidCredentials));
    }
    if is_reused {
        return Err(Problem::new(Code::ReusedPassword));
    }
    let password = Some(app.accounts.passwords.hash(wanted.new).await?);
    let Mailbox { email, key: mailbox } = mailbox;
    let account = PendingVerification {
        user: user.id,
        email,
        normalized_email: mailbox,
        password_hash: password,
    };
    let ended = app.store.home.set_account(&account, Revocation::Sessions).await.map_err(logged)?;
    app.sessions.end(&ended.ok_or(Problem::new(Code::InternalError))?);
    tracing::info!(user = %user.id, "password changed");
    tell(app, user.id, AccountNotice::PasswordChanged).await;
    place::record(app, user.id, client).await;
    session::start(app, user, client).await
}

/// Requests an email with which a forgotten password can be reset.
pub(crate) async fn request_reset(
    app: &App,
    client: &Client,
    reset: &PasswordReset,
) -> Result<(), Problem> {
    let mailbox = Mailbox::parse(&reset.email).ok_or(Problem::new(Code::InvalidValue))?;
    app.limits.email(client.address, &mailbox.key, EmailKind::Password)?;
    app.accounts.mailer.require_configured()?;
    // Answered before the address is looked up, as when an account is requested.
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(problem) = send_link(&app, mailbox).await {
            tracing::warn!(
                code = problem.code.name(),
                "failed to queue password reset email; the user must request another"
            );
        }
    });
    Ok(())
}

async fn send_link(app: &App, mailbox: Mailbox) -> Result<(), Problem> {
    let Some(known) = app.store.home.account(&mailbox.key).await.map_err(logged)? else {
        return Ok(());
    };
    let (token, person, email) = (random::token(), known.user, known.email);
    let pending = PendingVerification {
        user: person,
        email,
        normalized_email: mailbox.key,
        password_hash: None,
    };
    app.store
        .home
        .add_pending_verification(&token_hash(&token), &pending, LINK_TTL)
        .await
        .map_err(logged)?;
    let address = pending.email.as_str();
    let email = AccountEmail { person, address, kind: "mail-password", token: Some(&token) };
    app.accounts.mailer.send(email).await
}
