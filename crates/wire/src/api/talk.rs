//! Friends, and what people say to each other at tables.

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::api::{TableId, User};

/// Whom somebody knows, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Friends {
    /// Their friends.
    pub friends: Vec<User>,
    /// Who asks to be one.
    pub asking: Vec<User>,
    /// Whom they asked.
    pub asked: Vec<User>,
}

/// Somebody wants to say something at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewLine {
    /// What; it may have line breaks.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub text: String,
}

/// What somebody said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at the table, from 1; some may be missing.
    pub number: u32,
    /// When: milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Moment,
    /// Who.
    pub user: User,
    /// What.
    pub text: String,
}

/// What oneself said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyLine {
    /// Where.
    pub table: TableId,
    /// Its number at the table.
    pub number: u32,
    /// When: milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Moment,
    /// What.
    pub text: String,
}
