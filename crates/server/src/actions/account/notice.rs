//! Emails that tell the owner of an account of a change that somebody else may have made.

use wire::api::{Problem, UserId};

use crate::{
    account::{AccountEmail, Mailbox},
    app::App,
    error::logged,
    rate_limits::EmailKind,
};

/// A change of an account.
#[derive(Clone, Copy)]
pub(super) enum AccountNotice {
    /// A passkey was added.
    PasskeyAdded,
    /// The password was changed or reset.
    PasswordChanged,
    /// Somebody signed in from a place that the account doesn't know.
    NewPlace,
}

impl AccountNotice {
    /// The message of its email, and how it is counted.
    fn email(self) -> (&'static str, EmailKind) {
        match self {
            AccountNotice::PasskeyAdded => ("mail-passkey-added", EmailKind::PasskeyAdded),
            AccountNotice::PasswordChanged => ("mail-password-changed", EmailKind::PasswordChanged),
            AccountNotice::NewPlace => ("mail-new-place", EmailKind::NewPlace),
        }
    }
}

/// Tells the owner of an account, if it has an address. The change stays if that fails.
pub(super) async fn tell(app: &App, user: UserId, notice: AccountNotice) {
    if app.accounts.mailer.require_configured().is_err() {
        return;
    }
    let (kind, counted) = notice.email();
    if let Err(problem) = send(app, user, kind, counted).await {
        let code = problem.code.name();
        tracing::warn!(%user, kind, code, "failed to queue email about an account change; its owner isn't told");
    }
}

async fn send(app: &App, person: UserId, kind: &str, counted: EmailKind) -> Result<(), Problem> {
    let row = app.store.home.user(person).await.map_err(logged)?;
    let email = row.and_then(|row| row.email);
    let Some(mailbox) = email.as_deref().and_then(Mailbox::parse) else { return Ok(()) };
    app.limits.notice(&mailbox.key, counted)?;
    let address = mailbox.email.as_str();
    app.accounts.mailer.send(AccountEmail { person, address, kind, token: None }).await
}
