//! Alerts by mail.

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
    letter::letter,
    mailbox::{Sender, mailbox},
};

/// The number by which a mail server says that a mailbox isn't there.
const NO_MAILBOX: u16 = 550;

/// Who writes mails.
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
        // The address may say what we are called; this machine's own name is nobody's business.
        let is_called = Url::parse(url).is_ok_and(|url| 1 < url.path().len());
        if !is_called {
            transport = transport.hello_name(ClientId::Domain(from.address.domain().to_owned()));
        }
        Ok(Mailer { transport: transport.build(), from, limits })
    }

    /// Mails an alert.
    pub(crate) async fn send(&self, address: &str, alert: &Alert) -> Result<(), Unsent> {
        let to = mailbox(address).ok_or(Unsent::BadAddress)?;
        let letter = letter(&self.from, &to, alert);
        let envelope =
            Envelope::new(Some(self.from.address.clone()), vec![to]).expect("a mail may go to one");
        let sending = self.transport.send_raw(&envelope, letter.as_bytes());
        match timeout(self.limits.mail, sending).await {
            Ok(sent) => sent.map(|_| ()).map_err(judge),
            Err(_) => Err(Unsent::late(self.limits.mail)),
        }
    }
}

/// What a mail server's answer means.
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

/// Whether an answer says that we, not the mailbox, are what is wrong (RFC 3463: policy, sender).
fn is_about_us(said: &str) -> bool {
    ["5.7.", "5.1.7", "5.1.8"].iter().any(|code| said.trim_start().starts_with(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_refused_is_not_taken_for_gone() {
        for said in ["5.7.1 relaying denied", " 5.7.26 unauthenticated", "5.1.8 bad sender"] {
            assert!(is_about_us(said), "{said}");
        }
        for said in ["", "no such user", "5.1.1 no such user", "5.2.1 closed", "see 5.7.1"] {
            assert!(!is_about_us(said), "{said}");
        }
    }
}
