//! Friends, and chat at tables.

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::api::{TableId, User};

/// A user's friends and friend requests, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Friends {
    /// Friends.
    pub friends: Vec<User>,
    /// Users who sent the caller a friend request.
    pub incoming: Vec<User>,
    /// Users to whom the caller sent a friend request.
    pub outgoing: Vec<User>,
}

/// A chat message to send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewChatMessage {
    /// The text; it may have line breaks.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub text: String,
}

/// A chat message at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatMessage {
    /// Its number at the table, from 1; numbers may be missing.
    pub number: u32,
    /// Time, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub sent_at: Moment,
    /// The author.
    pub user: User,
    /// The text.
    pub text: String,
}

/// A chat message that the user sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnChatMessage {
    /// The table.
    pub table: TableId,
    /// Its number at the table.
    pub number: u32,
    /// Time, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub sent_at: Moment,
    /// The text.
    pub text: String,
}
