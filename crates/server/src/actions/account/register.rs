//! Register an account, and confirm it by email.

use std::time::Duration;

use store::{PendingVerification, Revocation};
use wire::api::{Code, Credentials, EmailConfirmation, Problem, SessionCreated, User};

use crate::{
    account::{AccountEmail, Mailbox, require_recent_proof, require_strong},
    actions::account::{
        notice::{AccountNotice, tell},
        place, session,
    },
    app::App,
    caller::{Caller, Client},
    error::logged,
    random,
    rate_limits::EmailKind,
    sessions::token_hash,
};

/// How long the link of an email is valid.
pub(super) const LINK_TTL: Duration = Duration::from_secs(24 * 3600);

/// Requests an account for a guest; it exists once the email is confirmed.
pub(crate) async fn register(
    app: &App,
    caller: &Caller,
    client: &Client,
    wanted: Credentials,
) -> Result<(), Problem> {
    let user = caller.person()?.clone();
    let mailbox = Mailbox::parse(&wanted.email).ok_or(Problem::new(Code::InvalidValue))?;
    require_strong(&wanted.password, &mailbox.key)?;
    app.limits.email(client.address, &mailbox.key, EmailKind::Confirm)?;
    app.accounts.mailer.require_configured()?;
    let own = app.store.home.user(user.id).await.map_err(logged)?;
    if own.is_some_and(|own| own.email.is_some()) {
        // A stolen session must not be enough to change the credentials.
        return Err(Problem::new(Code::AlreadyRegistered));
    }
    require_recent_proof(&app.store, user.id, client.session.as_ref()).await?;
    // Answered before the address is looked up, so that neither the answer nor its time reveals whether it has
    // an account.
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(problem) = send_link(&app, user, mailbox, wanted.password).await {
            tracing::warn!(
                code = problem.code.name(),
                "failed to queue confirmation email; the user must register again"
            );
        }
    });
    Ok(())
}

async fn send_link(
    app: &App,
    user: User,
    mailbox: Mailbox,
    password: String,
) -> Result<(), Problem> {
    let password = Some(app.accounts.passwords.hash(password).await?);
    if let Some(known) = app.store.home.account(&mailbox.key).await.map_err(logged)? {
        let (person, address) = (known.user, known.email.as_str());
        let email = AccountEmail { person, address, kind: "mail-known", token: None };
        return app.accounts.mailer.send(email).await;
    }
    let (token, Mailbox { email, key: mailbox }) = (random::token(), mailbox);
    let pending = PendingVerification {
        user: user.id,
        email,
        normalized_email: mailbox,
        password_hash: password,
    };
    app.store
        .home
        .add_pending_verification(&token_hash(&token), &pending, LINK_TTL)
        .await
        .map_err(logged)?;
    let (person, address) = (user.id, pending.email.as_str());
    let email = AccountEmail { person, address, kind: "mail-confirm", token: Some(&token) };
    app.accounts.mailer.send(email).await
}

/// Redeems the token of an email: the account exists, or has its new password.
pub(crate) async fn confirm(
    app: &App,
    caller: &Caller,
    client: &Client,
    confirmed: EmailConfirmation,
) -> Result<SessionCreated, Problem> {
    app.limits.sign_in(client.address)?;
    let token = token_hash(&confirmed.token);
    let pending = app.store.home.pending_verification(&token).await.map_err(logged)?;
    let pending = pending.ok_or(Problem::new(Code::Expired))?;
    let is_theirs = matches!(caller, Caller::Person(user) if user.id == pending.user);
    let is_reset = pending.password_hash.is_none();
    let revocation = revocation(is_theirs, is_reset, confirmed.evict);
    let password = match confirmed.password.filter(|_| revocation != Revocation::Nothing) {
        Some(password) => Some(new_password(app, &pending, password).await?),
        None if revocation != Revocation::Nothing => {
            return Err(Problem::new(Code::InvalidValue));
        }
        None => pending.password_hash,
    };
    let redeemed = app.store.home.redeem_verification(&token).await.map_err(logged)?;
    let account = PendingVerification {
        password_hash: password,
        ..redeemed.ok_or(Problem::new(Code::Expired))?
    };
    let ended = app.store.home.set_account(&account, revocation).await.map_err(logged)?;
    app.sessions.end(&ended.ok_or(Problem::new(Code::Expired))?);
    tracing::info!(user = %account.user, method = "email", "signed in");
    if is_reset {
        tracing::info!(user = %account.user, "password reset");
        tell(app, account.user, AccountNotice::PasswordChanged).await;
    }
    let person = app.store.home.user(account.user).await.map_err(logged)?;
    let name = person.ok_or(Problem::new(Code::Expired))?.name;
    place::record(app, account.user, client).await;
    session::start(app, User { id: account.user, name }, client).await
}

/// What loses access when a link is redeemed. A user may have registered with another user's address: then the
/// owner of the address chooses the password, and nothing that the other one added stays.
fn revocation(is_theirs: bool, is_reset: bool, is_evicting: bool) -> Revocation {
    match (is_theirs, is_reset) {
        (true, false) => Revocation::Nothing,
        (false, false) => Revocation::Everything,
        (_, true) if is_evicting => Revocation::Everything,
        (_, true) => Revocation::Sessions,
    }
}

/// The hash of the password that the reader of an email chose; it must not be the current one.
async fn new_password(
    app: &App,
    pending: &PendingVerification,
    password: String,
) -> Result<String, Problem> {
    require_strong(&password, &pending.normalized_email)?;
    let account = app.store.home.account(&pending.normalized_email).await.map_err(logged)?;
    if let Some(current) = account.and_then(|account| account.password_hash)
        && app.accounts.passwords.verify(password.clone(), Some(current)).await?
    {
        return Err(Problem::new(Code::ReusedPassword));
    }
    app.accounts.passwords.hash(password).await
}
