//! How people are told elsewhere that they are asked for something.

use serde::{Deserialize, Serialize};

use crate::api::Handle;

/// A way by which somebody wants to be reached.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum NewWay {
    /// By mail, to the account's address.
    Mail {},
    /// By a browser's subscription.
    Push {
        /// The address at the browser's push service.
        #[cfg_attr(feature = "schema", schema(max_length = 1000))]
        endpoint: String,
        /// The browser's public key: base64url without padding.
        #[cfg_attr(feature = "schema", schema(max_length = 200))]
        p256dh: String,
        /// The secret that the browser shares with us: base64url without padding.
        #[cfg_attr(feature = "schema", schema(max_length = 100))]
        auth: String,
        /// What the browser is called.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(max_length = 40))]
        label: String,
    },
    /// By a call to a program of theirs.
    Webhook {
        /// Where the program listens.
        #[cfg_attr(feature = "schema", schema(max_length = 1000))]
        url: String,
    },
}

/// Prints no secret.
impl std::fmt::Debug for NewWay {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NewWay(secret)")
    }
}

/// A way by which somebody is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WayInfo {
    /// Its name in addresses.
    pub id: Handle,
    /// What kind of way it is.
    pub kind: WayKind,
    /// What it is called: the browser's name, or the site that is called.
    pub label: String,
}

/// What kinds of ways there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WayKind {
    /// Mail.
    Mail,
    /// A browser's subscription.
    Push,
    /// A call to a program.
    Webhook,
}

/// A way that was added.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WayAdded {
    /// The way.
    pub way: WayInfo,
    /// What calls are signed with (HMAC-SHA256 of the body, in `X-Pagoda-Signature`), said once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// Prints no secret.
impl std::fmt::Debug for WayAdded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "WayAdded({:?})", self.way)
    }
}

/// How somebody is reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ways {
    /// All of them.
    pub ways: Vec<WayInfo>,
    /// What browsers subscribe to: their `applicationServerKey`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push_key: Option<String>,
}

/// Whether somebody wants to be told of their decisions at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// Whether.
    pub on: bool,
}
