//! Accounts: credentials, profile, passkeys, sessions and stored data.

use clock::{Moment, Schedule};
use game::Lang;
use serde::{Deserialize, Serialize};

use crate::api::{
    ChannelInfo, Friends, Handle, OwnChatMessage, OwnReport, RatingInfo, TableInfo, User,
};

/// Email and password, to register or to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// Email address.
    #[cfg_attr(feature = "schema", schema(max_length = 254, example = "mei@example.org"))]
    pub email: String,
    /// Password.
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub password: String,
}

/// A request to reset a forgotten password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasswordReset {
    /// Email address of the account.
    #[cfg_attr(feature = "schema", schema(max_length = 254))]
    pub email: String,
}

/// Confirmation of an email address by the link in the email.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EmailConfirmation {
    /// The token in the link.
    #[cfg_attr(feature = "schema", schema(max_length = 100))]
    pub token: String,
    /// The new password. Required for a reset, and in another browser than the one that registered: the person
    /// who registered may not be the one who reads the email.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 200))]
    pub password: Option<String>,
    /// With a reset: also delete all passkeys, push and webhook channels, since somebody else may have added them.
    /// Sessions and seat tokens end with every reset.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub evict: bool,
}

/// A change of password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The current password.
    #[cfg_attr(feature = "schema", schema(max_length = 200))]
    pub current: String,
    /// The new password.
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

secret! { Credentials PasswordReset EmailConfirmation PasswordChange }

/// Changes to a profile; omitted fields stay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ProfileUpdate {
    /// Display name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
    pub name: Option<String>,
    /// Language of emails and notifications.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>, pattern = "^(en|fr|de|pl)$"))]
    pub language: Option<Lang>,
    /// The client's settings: any JSON, as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 4000))]
    pub settings: Option<String>,
}

/// A user's private profile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The user.
    pub user: User,
    /// Language of emails and notifications.
    #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^(en|fr|de|pl)$"))]
    pub language: Lang,
    /// The client's settings: JSON as text.
    pub settings: String,
    /// Email address, if confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// The user's passkeys.
    pub passkeys: Vec<PasskeyInfo>,
}

/// A passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PasskeyInfo {
    /// The passkey's id.
    pub id: Handle,
    /// The user's label for it.
    pub label: String,
    /// Time of creation, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created_at: Moment,
}

/// A session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// The session's id.
    pub id: Handle,
    /// The browser's `User-Agent`.
    pub user_agent: String,
    /// Time of sign-in, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created_at: Moment,
    /// Approximate time of the last request, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub last_used_at: Moment,
    /// Whether it is the caller's own session.
    pub current: bool,
}

/// A WebAuthn challenge for the browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WebauthnChallenge {
    /// The challenge's id, to send with the response.
    pub id: String,
    /// Options for the browser's `navigator.credentials`, as JSON.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: serde_json::Value,
}

/// The browser's response to a WebAuthn challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WebauthnResponse {
    /// The challenge's id.
    #[cfg_attr(feature = "schema", schema(max_length = 100))]
    pub challenge_id: String,
    /// The credential that the browser returned, as JSON.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub credential: serde_json::Value,
    /// A label for a new passkey.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub label: String,
}

/// All stored data of a user.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Export {
    /// Profile.
    pub profile: Profile,
    /// Sessions.
    pub sessions: Vec<SessionInfo>,
    /// Tables that the user joined.
    pub tables: Vec<TableInfo>,
    /// Friends and friend requests.
    pub friends: Friends,
    /// Blocked users.
    pub blocks: Vec<User>,
    /// Chat messages that the user sent.
    pub chat: Vec<OwnChatMessage>,
    /// Reports that the user sent.
    pub reports: Vec<OwnReport>,
    /// Ratings.
    pub ratings: Vec<RatingInfo>,
    /// Playing hours and vacations.
    pub schedule: Schedule,
    /// Notification channels.
    pub channels: Vec<ChannelInfo>,
}
