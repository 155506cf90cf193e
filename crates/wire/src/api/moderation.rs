//! Reports, moderation actions and the audit log.

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::api::{AuditId, RatingPool, ReportId, TableId, User, UserId};

/// A report of a user to the moderators.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The reported user.
    pub user: UserId,
    /// The table where it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// Number of the reported chat message at that table; moderators see its current text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1))]
    pub message: Option<u32>,
    /// The reason.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub reason: String,
}

/// A report that the user sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnReport {
    /// Time, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created_at: Moment,
    /// The reported user.
    pub user: User,
    /// The table where it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// Number of the chat message at that table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<u32>,
    /// The reason.
    pub reason: String,
}

/// A report as moderators see it. Deleted users have an empty name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportInfo {
    /// The report's id.
    pub id: ReportId,
    /// Time, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created_at: Moment,
    /// The user who sent it.
    pub reporter: User,
    /// The reported user.
    pub user: User,
    /// The table where it happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// Number of the chat message at that table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<u32>,
    /// The reason.
    pub reason: String,
    /// Text of the chat message when it was reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_text: Option<String>,
    /// Whether it is still open.
    pub open: bool,
    /// The note of the moderator who closed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A moderator's decision to close a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CloseReport {
    /// What was done about it.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub note: String,
}

/// A moderation action to apply to a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewModerationAction {
    /// The action.
    pub action: ModerationAction,
    /// Duration in minutes; unlimited if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(minimum = 1))]
    pub minutes: Option<u32>,
    /// The reason, for the audit log.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub note: String,
}

/// An action against a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ModerationAction {
    /// The user can't chat.
    Mute,
    /// The user can't sign in; a bot takes their seats.
    Ban,
    /// Ends a mute or a ban.
    Lift,
}

/// Rated games that moderators may want to look at; they prove nothing. Deleted users have an empty name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RatingFindings {
    /// Pairs that met often, those with most games first.
    pub pairs: Vec<PairFinding>,
    /// Ratings that rose much, the steepest first.
    pub rises: Vec<RiseFinding>,
}

/// Two users who met often in rated games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PairFinding {
    /// The user who placed above the other more often.
    pub winner: User,
    /// The other.
    pub loser: User,
    /// Their rated games.
    pub games: u32,
    /// Games in which the first placed above the second.
    pub wins: u32,
    /// Games that didn't count: too short, or too often the same players.
    pub uncounted: u32,
}

/// A rating that rose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RiseFinding {
    /// The user.
    pub user: User,
    /// The game's slug.
    pub game: String,
    /// The pool.
    pub pool: RatingPool,
    /// Games that counted within the time.
    pub games: u32,
    /// The rise of the displayed rating.
    pub rise: i32,
}

/// Content to remove.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewRemoval {
    /// The content.
    pub content: RemovableContent,
    /// The reason, for the audit log.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 500))]
    pub note: String,
}

/// Content that moderators can remove.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RemovableContent {
    /// A chat message. It keeps its number, without text.
    Message {
        /// The table.
        table: TableId,
        /// Its number at the table.
        #[cfg_attr(feature = "schema", schema(minimum = 1))]
        number: u32,
    },
    /// The name of a user, who then has a guest's.
    Name(UserId),
    /// The title of a table.
    Title(TableId),
}

/// An entry of the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AuditEntry {
    /// The entry's id.
    pub id: AuditId,
    /// Time, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub created_at: Moment,
    /// The moderator; absent if done from the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moderator: Option<User>,
    /// The action: `mute`, `ban`, `lift`, `remove_message`, `remove_name`, `remove_title`, `close_report`,
    /// `grant_moderator` or `revoke_moderator`.
    pub action: String,
    /// The user concerned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<User>,
    /// The report that was closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<ReportId>,
    /// The table whose title was removed, or a message there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// Number of the message that was removed there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<u32>,
    /// End of a mute or ban, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "clock::millis::option")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub expires_at: Option<Moment>,
    /// The moderator's note.
    pub note: String,
}
