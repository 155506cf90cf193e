//! Emails about an account, in the user's language.

use std::sync::Arc;

use alert::{Alert, Channel};
use store::Store;
use wire::api::{Code, Problem, UserId};

use crate::{error::logged, outbox::Outbox, random, translations::translations};

/// Sends emails about accounts.
pub(crate) struct AccountMailer {
    store: Store,
    outbox: Arc<Outbox>,
    public_url: String,
    is_configured: bool,
}

/// An email about an account.
pub(crate) struct AccountEmail<'a> {
    /// The owner of the account.
    pub(crate) person: UserId,
    /// The address it is sent to.
    pub(crate) address: &'a str,
    /// The message id of its text, which also names the token in its link.
    pub(crate) kind: &'a str,
    /// The token of its link; without one it links to the account's page.
    pub(crate) token: Option<&'a str>,
}

impl AccountMailer {
    /// A mailer with links to `public_url`.
    pub(crate) fn new(
        store: Store,
        outbox: Arc<Outbox>,
        public_url: &str,
        is_configured: bool,
    ) -> AccountMailer {
        let public_url = public_url.trim_end_matches('/').to_owned();
        AccountMailer { store, outbox, public_url, is_configured }
    }

    /// Refuses actions that need email if no mail server is configured.
    pub(crate) fn require_configured(&self) -> Result<(), Problem> {
        if self.is_configured { Ok(()) } else { Err(Problem::new(Code::EmailDisabled)) }
    }

    /// Puts an email into the outbox.
    pub(crate) async fn send(&self, email: AccountEmail<'_>) -> Result<(), Problem> {
        let AccountEmail { person, address, kind, token } = email;
        let Some(row) = self.store.home.user(person).await.map_err(logged)? else { return Ok(()) };
        let site = &self.public_url;
        // Browsers don't send the fragment of a URL.
        let link = match token {
            Some(token) => format!("{site}/account#{kind}={token}"),
            None => format!("{site}/account"),
        };
        let args = [("name", row.name.into())];
        let words = translations(row.language);
        let title = words.say(&format!("{kind}-title"), &args);
        let text = words.say(&format!("{kind}-text"), &args);
        let id = random::token();
        let channel = Channel::Mail { address: address.to_owned() };
        let alert = Alert { id, title, text, url: link, tag: kind.to_owned() };
        self.outbox.add(person, &channel, &alert).await.map_err(logged)
    }
}
