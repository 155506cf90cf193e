//! The post office: finds the way, and sends.

use url::Url;

use crate::{
    Alert, Settings, SettingsError, Unsent, Vapid, Way, call::Caller, mail::Mailer, push,
    site::Site, webhook,
};

/// Sends alerts. One is enough for all of them at once.
pub struct Post {
    mailer: Option<Mailer>,
    vapid: Option<Vapid>,
    caller: Caller,
}

impl Post {
    /// Opens with settings; nobody is called yet.
    pub fn new(settings: Settings) -> Result<Post, SettingsError> {
        let Settings { smtp_url, from, vapid, allow_private, limits } = settings;
        let mailer = smtp_url.map(|url| Mailer::new(&url, &from, limits)).transpose()?;
        if let Some(Vapid { subject, .. }) = &vapid
            && !is_subject(subject)
        {
            return Err(SettingsError::Subject(subject.clone()));
        }
        Ok(Post { mailer, vapid, caller: Caller::new(allow_private, limits) })
    }

    /// Sends an alert, once: to try again is the caller's.
    pub async fn send(&self, way: &Way, alert: &Alert) -> Result<(), Unsent> {
        match way {
            Way::Mail { address } => {
                self.mailer.as_ref().ok_or(Unsent::NoSuchWay)?.send(address, alert).await
            }
            Way::Push { endpoint, p256dh, auth } => {
                let vapid = self.vapid.as_ref().ok_or(Unsent::NoSuchWay)?;
                push::push(&self.caller, vapid, endpoint, (p256dh, auth), alert).await
            }
            Way::Webhook { url, secret } => webhook::call(&self.caller, url, secret, alert).await,
        }
    }

    /// Refuses what could never be sent to: an address that isn't one, or plainly isn't public. Names are looked
    /// up when something is sent.
    pub fn check(&self, way: &Way) -> Result<(), Unsent> {
        match way {
            Way::Mail { .. } => Ok(()),
            Way::Push { endpoint, p256dh, auth } => {
                push::check(&self.caller, endpoint, (p256dh, auth))
            }
            Way::Webhook { url, .. } => Site::read(url)?.check(self.caller.allows_private()),
        }
    }

    /// What browsers subscribe to: their `applicationServerKey`.
    pub fn public_key(&self) -> Option<String> {
        self.vapid.as_ref().map(|vapid| vapid.key.public())
    }
}

fn is_subject(subject: &str) -> bool {
    Url::parse(subject).is_ok_and(|url| matches!(url.scheme(), "mailto" | "https"))
}
