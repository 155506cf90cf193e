//! Delivery by email (SMTP).

use std::error::Error as _;

use lettre::{
    AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor,
    address::Envelope,
    transport::smtp::{self, extension::ClientId},
};
use tokio::time::timeout;
use url::Url;

use crate::{
    Alert, Limits, SettingsError, Unsent,
    email::email,
    mailbox::{Sender, mailbox},
};

/// SMTP status of a mailbox that doesn't exist.
const NO_MAILBOX: u16 = 550;

/// The SMTP client.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Sender,
    limits: Limits,
}

impl Mailer {
    pub(crate) fn new(url: &str, from: &str, limits: Limits) -> Result<Mailer, SettingsError> {
        let from = Sender::read(from).ok_or_else(|| SettingsError::From(from.to_owned()))?;
        let mut transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|_| SettingsError::Smtp)?
            .timeout(Some(limits.connect));
        // EHLO name from the URL, else the sender's domain; the host name stays private.
        let is_called = Url::parse(url).is_ok_and(|url| 1 < url.path().len());
        if !is_called {
            transport = transport.hello_name(ClientId::Domain(from.address.domain().to_owned()));
        }
        Ok(Mailer { transport: transport.build(), from, limits })
    }

    /// Sends an alert by email.
    pub(crate) async fn send(&self, address: &str, alert: &Alert) -> Result<(), Unsent> {
        let to = mailbox(address).ok_or(Unsent::BadAddress)?;
        let message = email(&self.from, &to, alert);
        let envelope =
            Envelope::new(Some(self.from.address.clone()), vec![to]).expect("a mail may go to one");
        let sending = self.transport.send_raw(&envelope, message.as_bytes());
        match timeout(self.limits.mail, sending).await {
            Ok(sent) => sent.map(|_| ()).map_err(judge),
            Err(_) => Err(Unsent::late(self.limits.mail)),
        }
    }
}

/// Interprets an SMTP status.
fn judge(error: smtp::Error) -> Unsent {
    let Some(code) = error.status().filter(|_| error.is_permanent()) else {
        return Unsent::later(error);
    };
    let said = error.source().map(ToString::to_string).unwrap_or_default();
    match code.into() {
        NO_MAILBOX if !is_about_us(&said) => Unsent::Gone,
        number => Unsent::Refused(number),
    }
}

/// Whether a status blames us, not the mailbox (RFC 3463: policy, sender).
fn is_about_us(said: &str) -> bool {
    ["5.7.", "5.1.7", "5.1.8"].iter().any(|code| said.trim_start().starts_with(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_does_not_mean_that_the_mailbox_is_gone() {
        for said in ["5.7.1 relaying denied", " 5.7.26 unauthenticated", "5.1.8 bad sender"] {
            assert!(is_about_us(said), "{said}");
        }
        for said in ["", "no such user", "5.1.1 no such user", "5.2.1 closed", "see 5.7.1"] {
            assert!(!is_about_us(said), "{said}");
        }
    }
}
