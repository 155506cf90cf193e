//! Notification channels: email, web push and webhooks.

use serde::{Deserialize, Serialize};

use crate::api::Handle;

/// A notification channel to add.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum NewChannel {
    /// Email to the account's address.
    Email {},
    /// Web push to a browser's subscription.
    Push {
        /// URL at the browser's push service.
        #[cfg_attr(feature = "schema", schema(max_length = 1000))]
        endpoint: String,
        /// The browser's public key: base64url without padding.
        #[cfg_attr(feature = "schema", schema(max_length = 200))]
        p256dh: String,
        /// The browser's authentication secret: base64url without padding.
        #[cfg_attr(feature = "schema", schema(max_length = 100))]
        auth: String,
        /// A label for the browser.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(max_length = 40))]
        label: String,
    },
    /// A signed HTTP request to a URL.
    Webhook {
        /// The URL to call.
        #[cfg_attr(feature = "schema", schema(max_length = 1000))]
        url: String,
    },
}

/// Prints no secret.
impl std::fmt::Debug for NewChannel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NewChannel(secret)")
    }
}

/// A notification channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChannelInfo {
    /// The channel's id.
    pub id: Handle,
    /// The kind of channel.
    pub kind: ChannelKind,
    /// The browser's label, the email address or the webhook's URL.
    pub label: String,
}

/// Kind of a notification channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// Email.
    Email,
    /// Web push.
    Push,
    /// Webhook.
    Webhook,
}

/// A notification channel that was added.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChannelCreated {
    /// The channel.
    pub channel: ChannelInfo,
    /// Key that signs webhook requests (HMAC-SHA256 of the body, in `X-Pagoda-Signature`); shown once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// Prints no secret.
impl std::fmt::Debug for ChannelCreated {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ChannelCreated({:?})", self.channel)
    }
}

/// A user's notification channels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Channels {
    /// All channels.
    pub channels: Vec<ChannelInfo>,
    /// The server's VAPID public key, for a browser's `applicationServerKey`; absent if web push is off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push_key: Option<String>,
}

/// Whether a user is notified of their turns at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableNotifications {
    /// Whether notifications are on.
    pub enabled: bool,
}
