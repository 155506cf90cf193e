//! Accounts: what lets a person come in from anywhere, and what is theirs.

use clock::{Moment, Rest};
use game::Lang;
use serde::{Deserialize, Serialize};

use crate::api::{Friends, Handle, MyLine, MyReport, Rated, TableInfo, User, WayInfo};

/// Somebody wants an account, or to come in with it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// Where mail reaches them.
    #[cfg_attr(feature = "schema", schema(max_length = 254, example = "mei@example.org"))]
    pub email: String,
    /// What only they know.
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub password: String,
}

/// Somebody forgot their password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Forgotten {
    /// Where mail reaches them.
    #[cfg_attr(feature = "schema", schema(max_length = 254))]
    pub email: String,
}

/// Somebody read the mail that was sent to them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Confirmed {
    /// What the mail's link has in it.
    #[cfg_attr(feature = "schema", schema(max_length = 100))]
    pub token: String,
    /// The password from now on: needed if it was forgotten, and in another browser than the one that
    /// asked for the account, since whoever did that may not be who reads the mail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub password: Option<String>,
}

/// Somebody wants another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one until now.
    #[cfg_attr(feature = "schema", schema(max_length = 200))]
    pub old: String,
    /// The next one.
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub new: String,
}

/// Prints no secret.
macro_rules! secret {
    ($($name:ident)+) => {$(
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(concat!(stringify!($name), "(secret)"))
            }
        }
    )+};
}

secret! { Credentials Forgotten Confirmed NewPassword }

/// What somebody wants to change of what others see and of how they play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// How they want to be called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
    pub name: Option<String>,
    /// The language of what is sent to them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>, pattern = "^(en|fr|de|pl)$"))]
    pub language: Option<Lang>,
    /// What their client keeps for them: JSON of its own, as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 4000))]
    pub settings: Option<String>,
}

/// What only the person themselves may know of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Who they are.
    pub user: User,
    /// The language of what is sent to them.
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^(en|fr|de|pl)$"))]
    pub language: Lang,
    /// What their client keeps for them.
    pub settings: String,
    /// Where mail reaches them, if they have such an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Their passkeys.
    pub passkeys: Vec<PasskeyInfo>,
}

/// One of a person's passkeys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasskeyInfo {
    /// Its name in addresses.
    pub id: Handle,
    /// What they call it.
    pub label: String,
    /// When it was made: seconds since 1970.
    #[serde(with = "clock::seconds")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub made: Moment,
}

/// One of a person's sessions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// Its name in addresses.
    pub id: Handle,
    /// What the browser said of itself.
    pub about: String,
    /// When it began: seconds since 1970.
    #[serde(with = "clock::seconds")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub begun: Moment,
    /// About when it was last used.
    #[serde(with = "clock::seconds")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub seen: Moment,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// What a browser is to do with a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ceremony {
    /// By which it is known again.
    pub id: String,
    /// For the browser's `navigator.credentials`, as JSON.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: serde_json::Value,
}

/// What a browser did with a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Performed {
    /// Which ceremony it was.
    #[cfg_attr(feature = "schema", schema(max_length = 100))]
    pub id: String,
    /// What came of it, as JSON.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: serde_json::Value,
    /// What the passkey is to be called, if it is new.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub label: String,
}

/// Everything that is kept of a person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Export {
    /// Who they are.
    pub profile: Profile,
    /// Their sessions.
    pub sessions: Vec<SessionInfo>,
    /// The tables at which they sat.
    pub tables: Vec<TableInfo>,
    /// Their friends.
    pub friends: Friends,
    /// Whom they have blocked.
    pub blocks: Vec<User>,
    /// What they said at tables.
    pub chat: Vec<MyLine>,
    /// What they complained about.
    pub reports: Vec<MyReport>,
    /// How well they play.
    pub ratings: Vec<Rated>,
    /// When they don't play.
    pub rest: Rest,
    /// How they are reached.
    pub ways: Vec<WayInfo>,
}
