//! Delivery of notifications: email (SMTP), Web Push and webhooks. Used by `server`; knows no game and
//! no database.
//!
//! The caller decides whether, when and to whom. A response of the other end can do no more than make a
//! message [`Unsent`].

mod call;
mod email;
mod mail;
mod mailbox;
mod plain;
mod post;
mod public;
mod push;
mod settings;
mod settings_error;
mod site;
mod unsent;
mod vapid;
mod webhook;

use serde::{Deserialize, Serialize};

/// Former name, until `server` uses [`Channel`].
pub use crate::{
    post::Post,
    settings::{Limits, Settings, Vapid},
    settings_error::SettingsError,
    unsent::Unsent,
    vapid::VapidKey,
};

/// A notification to one person: plain text in their language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alert {
    /// Idempotency key: the same on every retry, so that a receiver can drop duplicates.
    pub id: String,
    /// Subject, one line.
    pub title: String,
    /// Body.
    pub text: String,
    /// Link to open.
    pub url: String,
    /// Replaces earlier notifications of the same tag.
    pub tag: String,
}

/// A notification channel. It holds secrets: no `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// Email.
    Mail {
        /// Email address.
        address: String,
    },
    /// Web Push subscription (RFC 8030).
    Push {
        /// Endpoint URL of the push service.
        endpoint: String,
        /// Public key of the browser: base64url without padding.
        p256dh: String,
        /// Authentication secret of the browser: base64url without padding.
        auth: String,
    },
    /// Webhook.
    Webhook {
        /// URL that is called.
        url: String,
        /// Key of the HMAC signature.
        secret: String,
    },
}
