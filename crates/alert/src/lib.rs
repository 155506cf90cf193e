//! Carries a message to a person: by mail, to a browser, or to a program of theirs.
//!
//! It decides nothing: who is told, when and whether is the caller's. What it sends is what it was
//! given, and nothing that the other end says can do more than make a message [`Unsent`].

mod call;
mod letter;
mod mail;
mod mailbox;
mod plain;
mod post;
mod public;
mod push;
mod settings;
mod site;
mod unsent;
mod vapid;
mod webhook;

use serde::{Deserialize, Serialize};

pub use crate::{
    post::Post,
    settings::{Limits, Settings, SettingsError, Vapid},
    unsent::Unsent,
    vapid::VapidKey,
};

/// A message to one person, in plain text and in their language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alert {
    /// The same whenever the same alert is sent, so that who gets it twice can tell.
    pub id: String,
    /// What it is about, in one line.
    pub title: String,
    /// What there is to say.
    pub text: String,
    /// Where to go.
    pub url: String,
    /// What it replaces: of alerts with the same tag only the last matters.
    pub tag: String,
}

/// How a person is reached. It holds secrets, so it isn't to be printed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By mail.
    Mail {
        /// The mailbox.
        address: String,
    },
    /// By a browser's subscription.
    Push {
        /// The address at the browser's push service.
        endpoint: String,
        /// The browser's public key: base64url without padding.
        p256dh: String,
        /// The secret that the browser shares with us: base64url without padding.
        auth: String,
    },
    /// By a call to a program of theirs.
    Webhook {
        /// Where the program listens.
        url: String,
        /// What the call is signed with.
        secret: String,
    },
}
