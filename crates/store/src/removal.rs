//! Content that moderators remove: chat messages, names of users, titles of tables. The audit log says that it was removed,
//! not what it was.

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, User, UserId};

use crate::{
    ModerationResult, Store, StoreError,
    table::{read_table_id, read_user_id},
};

/// Content that a moderator removed, which nodes may still have in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Removal {
    /// The user's former name; they have this one now.
    Name(User),
    /// The title of the table.
    Title(TableId),
}

impl Store {
    /// Removes the text of a chat message, with an audit entry; false if there is no such message. It keeps its number.
    pub async fn remove_chat_message(
        &self,
        moderator: UserId,
        table: TableId,
        number: u32,
        note: &str,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with changed as (
                 update chat_message set text = ''
                 where table_id = $2 and number = $3 and text <> '' returning user_id)
             insert into audit_log (moderator_id, action, user_id, table_id, message_number, note)
             select $1, 'remove_message', user_id, $2, $3, $4 from changed",
        );
        let query = query.bind(moderator.bits() as i64).bind(table.bits() as i64);
        let query = query.bind(i32::try_from(number).unwrap_or(i32::MAX)).bind(note);
        Ok(self.run(query).await? == 1)
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
        Ok(match self.row(query.bind(replacement).bind(note)).await? {
            None => ModerationResult::Gone,
            Some(row) if row.try_get("is_done")? => ModerationResult::Done(Vec::new()),
            Some(_) => ModerationResult::Moderator,
        })
    }

    /// Removes the title of a table, live or archived, with an audit entry; false if there is no such title.
    pub async fn remove_title(
        &self,
        moderator: UserId,
        table: TableId,
        note: &str,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with live as (
                 update tables set title = '' where id = $2 and title <> '' returning owner_id),
             archived as (
                 update archived_table set title = '' where id = $2 and title <> '' returning owner_id),
             changed as (select owner_id from live union all select owner_id from archived)
             insert into audit_log (moderator_id, action, user_id, table_id, note)
             select $1, 'remove_title', owner_id, $2, $3 from changed",
        );
        let query = query.bind(moderator.bits() as i64).bind(table.bits() as i64);
        Ok(self.run(query.bind(note)).await? == 1)
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
        self.rows(query).await?.iter().map(read).collect()
    }
}

fn read(row: &PgRow) -> Result<Removal, StoreError> {
    if row.try_get::<Option<i64>, _>("table_id")?.is_some() {
        return Ok(Removal::Title(read_table_id(row, "table_id")?));
    }
    Ok(Removal::Name(User { id: read_user_id(row, "id")?, name: row.try_get("name")? }))
}
