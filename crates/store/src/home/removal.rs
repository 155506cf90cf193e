//! Removals by moderators: of names of users, and the audit entries of those of chat messages and titles. The audit log says that
//! something was removed, not what it was.

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, User, UserId};

use crate::{
    HomeStore, ModerationResult, StoreError,
    columns::{read_table_id, read_user_id},
};

/// Content that a moderator removed, which nodes may still have in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Removal {
    /// The user's former name; they have this one now.
    Name(User),
    /// The title of the table.
    Title(TableId),
}

/// Content of a table that a moderator removes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RemovedContent {
    /// A chat message.
    Message {
        /// The table.
        table: TableId,
        /// The message's number there.
        number: u32,
    },
    /// The title.
    Title(TableId),
}

impl HomeStore {
    /// Adds an audit entry: a moderator removes content of a user.
    pub(crate) async fn audit_removal(
        &self,
        moderator: UserId,
        author: UserId,
        content: RemovedContent,
        note: &str,
    ) -> Result<(), StoreError> {
        let (action, table, number) = match content {
            RemovedContent::Message { table, number } => ("remove_message", table, Some(number)),
            RemovedContent::Title(table) => ("remove_title", table, None),
        };
        let query = sqlx::query(
            "insert into audit_log (moderator_id, action, user_id, table_id, message_number, note)
             values ($1, $2, $3, $4, $5, $6)",
        );
        let query = query.bind(moderator.bits() as i64).bind(action).bind(author.bits() as i64);
        let number = number.map(|number| i32::try_from(number).unwrap_or(i32::MAX));
        let query = query.bind(table.bits() as i64).bind(number);
        self.database.run(query.bind(note)).await.map(drop)
    }

    /// Replaces the name of a user, with an audit entry.
    pub async fn remove_name(
        &self,
        moderator: UserId,
        user: UserId,
        replacement: &str,
        note: &str,
    ) -> Result<ModerationResult, StoreError> {
        let query = sqlx::query(
            "with changed as (
                 update users set name = $3 where id = $2 and not is_moderator returning id),
             audited as (
                 insert into audit_log (moderator_id, action, user_id, note)
                 select $1, 'remove_name', id, $4 from changed)
             select exists (select from changed) as is_done from users where id = $2",
        );
        let query = query.bind(moderator.bits() as i64).bind(user.bits() as i64);
        Ok(match self.database.row(query.bind(replacement).bind(note)).await? {
            None => ModerationResult::Gone,
            Some(row) if row.try_get("is_done")? => ModerationResult::Done(Vec::new()),
            Some(_) => ModerationResult::Moderator,
        })
    }

    /// The names and titles that were removed within the last hour.
    pub async fn recent_removals(&self) -> Result<Vec<Removal>, StoreError> {
        let query = sqlx::query(
            "select users.id, users.name, audit_log.table_id
             from audit_log left join users on users.id = audit_log.user_id
             where action in ('remove_name', 'remove_title')
                 and audit_log.created_at > now() - interval '1 hour'
                 and (users.id is not null or audit_log.table_id is not null)",
        );
        self.database.rows(query).await?.iter().map(read).collect()
    }
}

fn read(row: &PgRow) -> Result<Removal, StoreError> {
    if row.try_get::<Option<i64>, _>("table_id")?.is_some() {
        return Ok(Removal::Title(read_table_id(row, "table_id")?));
    }
    Ok(Removal::Name(User { id: read_user_id(row, "id")?, name: row.try_get("name")? }))
}
