//! What people complain about, and what hosts do about it.

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::api::{TableId, User, UserId};

/// Somebody complains.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// Of whom.
    pub person: UserId,
    /// Where it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The number of the line there that is meant; hosts are shown it as it is now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1))]
    pub line: Option<u32>,
    /// Why.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub text: String,
}

/// What oneself complained about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyReport {
    /// When: milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Moment,
    /// Of whom.
    pub person: User,
    /// Where it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The number of the line there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// Why.
    pub text: String,
}

/// A complaint as hosts see it. Who is with us no more is called nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportInfo {
    /// Its number.
    pub id: i64,
    /// When: milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Moment,
    /// Whose.
    pub by: User,
    /// Of whom.
    pub person: User,
    /// Where it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The number of the line there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// Why.
    pub text: String,
    /// What the line said when it was complained about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// Whether nobody has seen to it.
    pub open: bool,
    /// What the host noted who has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A host has seen to a complaint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Close {
    /// What came of it.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub note: String,
}

/// What a host does about somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewMeasure {
    /// What.
    pub what: Measure,
    /// For how many minutes; until it is lifted if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1))]
    pub minutes: Option<u32>,
    /// Why.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub note: String,
}

/// What can be done about somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// They may not talk.
    Mute,
    /// They may not come in; a bot takes their seats.
    Ban,
    /// They may do both again.
    Lift,
}

/// What was done to keep order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AuditLine {
    /// Its number.
    pub id: i64,
    /// When: milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Moment,
    /// Who did it; nobody if it was done at the machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<User>,
    /// What: `mute`, `ban`, `lift`, `close`, `host` or `no host`.
    pub what: String,
    /// To whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<User>,
    /// Which complaint was seen to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<i64>,
    /// Until when: milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "clock::millis::option")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub until: Option<Moment>,
    /// Why.
    pub note: String,
}
