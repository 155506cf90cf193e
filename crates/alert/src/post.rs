//! Dispatch of notifications to their channels.

use url::Url;

use crate::{
    Alert, Channel, Settings, SettingsError, Unsent, Vapid, call::Caller, mail::Mailer, push,
    site::Site, webhook,
};

/// Sends alerts. One is enough; it can be used concurrently.
pub struct Post {
    mailer: Option<Mailer>,
    vapid: Option<Vapid>,
    caller: Caller,
}

impl Post {
    /// Validates the settings; nothing is connected yet.
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

    /// Sends an alert once: retries are the caller's.
    pub async fn send(&self, way: &Channel, alert: &Alert) -> Result<(), Unsent> {
        match way {
            Channel::Mail { address } => {
                self.mailer.as_ref().ok_or(Unsent::NoSuchWay)?.send(address, alert).await
            }
            Channel::Push { endpoint, p256dh, auth } => {
                let vapid = self.vapid.as_ref().ok_or(Unsent::NoSuchWay)?;
                push::push(&self.caller, vapid, endpoint, (p256dh, auth), alert).await
            }
            Channel::Webhook { url, secret } => {
                webhook::call(&self.caller, url, secret, alert).await
            }
        }
    }

    /// Validates a channel: refuses malformed addresses and IP literals that aren't public. Names are
    /// resolved when something is sent.
    pub fn check(&self, way: &Channel) -> Result<(), Unsent> {
        match way {
            Channel::Mail { .. } => Ok(()),
            Channel::Push { endpoint, p256dh, auth } => {
                push::check(&self.caller, endpoint, (p256dh, auth))
            }
            Channel::Webhook { url, .. } => Site::read(url)?.check(self.caller.allows_private()),
        }
    }

    /// Public VAPID key: the browsers' `applicationServerKey`.
    pub fn public_key(&self) -> Option<String> {
        self.vapid.as_ref().map(|vapid| vapid.key.public())
    }
}

fn is_subject(subject: &str) -> bool {
    Url::parse(subject).is_ok_and(|url| matches!(url.scheme(), "mailto" | "https"))
}
