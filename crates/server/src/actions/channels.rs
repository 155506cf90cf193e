//! A person's notification channels: email, web push and webhooks.

use alert::Channel;
use sha2::{Digest as _, Sha256};
use store::ChannelRow;
use wire::api::{Code, NewWay, Problem, UserId, WayAdded, WayInfo, WayKind, Ways};

use crate::{
    actions::authorize::authorize, app::App, caller::Caller, error::logged, random,
    text::single_line,
};

/// Maximum channels of a person.
const CHANNELS_MAX: u32 = 20;
/// Maximum characters of a channel's label.
const LABEL_MAX: usize = 40;
/// Maximum characters of a webhook's URL.
const URL_MAX: usize = 1000;

/// A channel as its owner sees it.
pub(super) fn info(row: &ChannelRow) -> WayInfo {
    let kind = match row.config.as_deref().map(serde_json::from_str) {
        Some(Ok(Channel::Push { .. })) => WayKind::Push,
        Some(_) => WayKind::Webhook,
        None => WayKind::Mail,
    };
    WayInfo { id: row.id.clone(), kind, label: row.label.clone() }
}

/// All channels of a person.
pub(super) async fn list_of(app: &App, user: UserId) -> Result<Vec<WayInfo>, Problem> {
    let rows = app.store.channels(user).await.map_err(logged)?;
    Ok(rows.iter().map(info).collect())
}

/// The caller's channels, and the key that browsers subscribe with.
pub(crate) async fn list(app: &App, caller: &Caller) -> Result<Ways, Problem> {
    let ways = list_of(app, caller.person()?.id).await?;
    Ok(Ways { ways, push_key: app.outbox.sender.public_key() })
}

/// Adds a channel.
pub(crate) async fn add(app: &App, caller: &Caller, wanted: NewWay) -> Result<WayAdded, Problem> {
    let user = authorize(app, caller)?.id;
    let new = NewChannel::check(app, user, wanted).await?;
    let secret = new.channel.as_ref().map(|it| serde_json::to_string(it).expect("it is JSON"));
    let added =
        app.store.add_channel(user, &new.id, secret.as_deref(), &new.label, CHANNELS_MAX).await;
    if !added.map_err(logged)? {
        return Err(Problem::new(Code::TooMany));
    }
    let way = info(&ChannelRow { id: new.id, config: secret, label: new.label, email: None });
    Ok(WayAdded { way, secret: new.signing_key })
}

/// Removes one of the caller's channels.
pub(crate) async fn remove(app: &App, caller: &Caller, id: &str) -> Result<(), Problem> {
    let user = authorize(app, caller)?.id;
    if !app.store.delete_channel(user, id).await.map_err(logged)? {
        return Err(Problem::new(Code::Unknown));
    }
    Ok(())
}

/// A channel that is to be added.
struct NewChannel {
    id: String,
    /// None for email: the address is the account's.
    channel: Option<Channel>,
    label: String,
    /// The key that webhook calls are signed with, if the receiver must know it.
    signing_key: Option<String>,
}

impl NewChannel {
    async fn check(app: &App, user: UserId, wanted: NewWay) -> Result<NewChannel, Problem> {
        let bad = || Problem::new(Code::BadValue);
        // The same browser or program has one channel, however often it asks.
        let id = |of: &str| table::fair::hex(&Sha256::digest(format!("{user} {of}"))[..8]);
        let new = match wanted {
            NewWay::Mail {} => {
                let person = app.store.user(user).await.map_err(logged)?;
                let email = person.and_then(|person| person.email);
                let label = email.ok_or(Problem::new(Code::NoAccount))?;
                app.accounts.mailer.require_configured()?;
                NewChannel { id: id("mail"), channel: None, label, signing_key: None }
            }
            NewWay::Push { endpoint, p256dh, auth, label } => {
                let label = single_line(&label, LABEL_MAX).ok_or_else(bad)?;
                let (id, way) = (id(&endpoint), Channel::Push { endpoint, p256dh, auth });
                NewChannel { id, channel: Some(way), label, signing_key: None }
            }
            NewWay::Webhook { url } => {
                let (url, key) = (single_line(&url, URL_MAX).ok_or_else(bad)?, random::token());
                let way = Channel::Webhook { url: url.clone(), secret: key.clone() };
                let (id, channel) = (id(&url), Some(way));
                NewChannel { id, channel, label: url, signing_key: Some(key) }
            }
        };
        if let Some(channel) = &new.channel {
            app.outbox.sender.check(channel).map_err(|_| bad())?;
        }
        Ok(new)
    }
}
