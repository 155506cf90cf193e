//! What a post office is told when it opens.

use std::time::Duration;

use crate::VapidKey;

/// What alerts are sent with. It holds secrets, so it isn't to be printed.
#[derive(Clone, Default)]
pub struct Settings {
    /// The mail server: `smtps://user:password@host:port`, or `smtp://…?tls=required` for STARTTLS,
    /// or `smtp://…` without any TLS. Without it there is no mail.
    pub smtp_url: Option<String>,
    /// Who mails are from: `Pagoda <pagoda@club.example>`.
    pub from: String,
    /// Who we are to push services. Without it nothing is pushed.
    pub vapid: Option<Vapid>,
    /// Whether calls may go to addresses that aren't public, and pushes go without TLS: for tests, and
    /// for those who trust everybody.
    pub allow_private: bool,
    /// How long others may take.
    pub limits: Limits,
}

/// Who we are to push services.
#[derive(Clone)]
pub struct Vapid {
    /// The key that signs what we send.
    pub key: VapidKey,
    /// Whom a push service complains to: `mailto:…` or `https://…`.
    pub subject: String,
}

/// How long others may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// To take a connection.
    pub connect: Duration,
    /// For a call from end to end.
    pub call: Duration,
    /// For a mail from end to end: mail servers look at what they are given.
    pub mail: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let [connect, call, mail] = [5, 10, 30].map(Duration::from_secs);
        Limits { connect, call, mail }
    }
}

/// What a post office can't open with.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// The mail server's address isn't one. It isn't repeated: there may be a password in it.
    #[error("the mail server's address is not like smtps://user:password@host:port")]
    Smtp,
    /// The sender isn't one.
    #[error("mails can't be from {0:?}")]
    From(String),
    /// The subject isn't one.
    #[error("{0:?} is neither mailto: nor https:")]
    Subject(String),
    /// The key isn't one. It isn't repeated.
    #[error("a VAPID key is 32 bytes in base64url without padding")]
    Key,
}
