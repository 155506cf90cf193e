//! A person's notification channels: email, web push and webhooks.

use std::net::IpAddr;

use alert::Channel;
use sha2::{Digest as _, Sha256};
use store::{ChannelRow, NewWebhookRow};
use wire::api::{
    ChannelCreated, ChannelInfo, ChannelKind, Channels, Code, NewChannel, Problem, UserId,
};

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
pub(super) fn info(row: &ChannelRow) -> ChannelInfo {
    let kind = match row.config.as_deref().map(serde_json::from_str) {
        Some(Ok(Channel::Push { .. })) => ChannelKind::Push,
        Some(_) => ChannelKind::Webhook,
        None => ChannelKind::Email,
    };
    ChannelInfo { id: row.id.clone(), kind, label: row.label.clone() }
}

/// All channels of a person.
pub(super) async fn list_of(app: &App, user: UserId) -> Result<Vec<ChannelInfo>, Problem> {
    let rows = app.store.home.channels(user).await.map_err(logged)?;
    Ok(rows.iter().map(info).collect())
}

/// The caller's channels, and the key that browsers subscribe with.
pub(crate) async fn list(app: &App, caller: &Caller) -> Result<Channels, Problem> {
    let channels = list_of(app, caller.person()?.id).await?;
    Ok(Channels { channels, push_key: app.outbox.sender.public_key() })
}

/// Adds a channel.
pub(crate) async fn add(
    app: &App,
    caller: &Caller,
    address: IpAddr,
    wanted: NewChannel,
) -> Result<ChannelCreated, Problem> {
    let user = authorize(app, caller)?.id;
    let new = CheckedChannel::check(app, user, wanted).await?;
    let secret = new.channel.as_ref().map(|it| serde_json::to_string(it).expect("it is JSON"));
    if let (Some(Channel::Webhook { .. }), Some(config)) = (&new.channel, &secret) {
        let network = app.quotas.network(address);
        let row = NewWebhookRow { id: &new.id, config, label: &new.label, network };
        let _turn = app.quotas.turn(address).await;
        let limits = app.quotas.webhooks(CHANNELS_MAX);
        if !app.store.home.add_webhook(user, &row, limits).await.map_err(logged)? {
            return Err(Problem::new(Code::TooManyWebhooks));
        }
    } else {
        let (config, label) = (secret.as_deref(), &new.label);
        let added = app.store.home.add_channel(user, &new.id, config, label, CHANNELS_MAX).await;
        if !added.map_err(logged)? {
            return Err(Problem::new(Code::ListFull));
        }
    }
    let channel = info(&ChannelRow { id: new.id, config: secret, label: new.label, email: None });
    Ok(ChannelCreated { channel, secret: new.signing_key })
}

/// Removes one of the caller's channels.
pub(crate) async fn remove(app: &App, caller: &Caller, id: &str) -> Result<(), Problem> {
    let user = authorize(app, caller)?.id;
    if !app.store.home.delete_channel(user, id).await.map_err(logged)? {
        return Err(Problem::new(Code::NotFound));
    }
    Ok(())
}

/// A channel to add.
struct CheckedChannel {
    id: String,
    /// None for email: the address is the account's.
    channel: Option<Channel>,
    label: String,
    /// The key that webhook calls are signed with, if the receiver must know it.
    signing_key: Option<String>,
}

impl CheckedChannel {
    async fn check(app: &App, user: UserId, wanted: NewChannel) -> Result<CheckedChannel, Problem> {
        let bad = || Problem::new(Code::InvalidValue);
        // The same browser or program has one channel, however often it registers.
        let id = |of: &str| table::fair::hex(&Sha256::digest(format!("{user} {of}"))[..8]);
        let new = match wanted {
            NewChannel::Email {} => {
                let person = app.store.home.user(user).await.map_err(logged)?;
                let email = person.and_then(|person| person.email);
                let label = email.ok_or(Problem::new(Code::AccountRequired))?;
                app.accounts.mailer.require_configured()?;
                CheckedChannel { id: id("mail"), channel: None, label, signing_key: None }
            }
            NewChannel::Push { endpoint, p256dh, auth, label } => {
                let label = single_line(&label, LABEL_MAX).ok_or_else(bad)?;
                let (id, channel) = (id(&endpoint), Channel::Push { endpoint, p256dh, auth });
                CheckedChannel { id, channel: Some(channel), label, signing_key: None }
            }
            NewChannel::Webhook { url } => {
                let (url, key) = (single_line(&url, URL_MAX).ok_or_else(bad)?, random::token());
                let channel = Some(Channel::Webhook { url: url.clone(), secret: key.clone() });
                let id = id(&url);
                CheckedChannel { id, channel, label: url, signing_key: Some(key) }
            }
        };
        if let Some(channel) = &new.channel {
            app.outbox.sender.check(channel).map_err(|_| bad())?;
        }
        Ok(new)
    }
}
