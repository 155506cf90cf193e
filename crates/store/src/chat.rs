//! Chat at tables.

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, User, UserId};

use crate::{
    KeyHash, Store, StoreError,
    moderation::read_expiry,
    table::{read_count, read_moment, read_table_id, read_user_id},
};

/// Attempts after a conflict on a message's number.
const TRIES: u32 = 20;

/// A chat message to insert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewChatMessageRow<'a> {
    /// The table.
    pub table: TableId,
    /// The author.
    pub user: UserId,
    /// The text.
    pub text: &'a str,
    /// Idempotency key.
    pub idempotency_key: Option<KeyHash>,
}

/// Result of an insert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChatResult {
    /// Inserted, now or by an earlier request with the same key.
    Done {
        /// Its number at the table, from 1.
        number: u32,
        /// When it was inserted.
        at: Moment,
    },
    /// The author is muted.
    Muted {
        /// Until when; none if the mute has no end.
        expires_at: Option<Moment>,
    },
    /// The author was deleted.
    Gone,
}

/// A stored chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatMessageRow {
    /// The table.
    pub table: TableId,
    /// Its number at the table, from 1.
    pub number: u32,
    /// When it was inserted.
    pub at: Moment,
    /// The author.
    pub user: User,
    /// The text.
    pub text: String,
}

/// Columns of a visible message.
const MESSAGES: &str =
    "select table_id, number, (extract(epoch from chat_message.created_at) * 1000)::bigint as at,
         users.id, users.name, text
     from chat_message join users on users.id = chat_message.user_id where text <> ''";
/// Messages by users whom the reader blocked are invisible.
const VISIBLE: &str = "and table_id = $1 and $3 < number
     and not exists (select from block where blocker_id = $2 and blocked_id = chat_message.user_id)";

fn read(row: &PgRow) -> Result<ChatMessageRow, StoreError> {
    Ok(ChatMessageRow {
        table: read_table_id(row, "table_id")?,
        number: read_count(row, "number")?,
        at: read_moment(row, "at")?,
        user: User { id: read_user_id(row, "id")?, name: row.try_get("name")? },
        text: row.try_get("text")?,
    })
}

impl Store {
    /// Inserts a chat message with the table's next number; retries on conflict.
    pub async fn add_chat_message(
        &self,
        message: NewChatMessageRow<'_>,
    ) -> Result<ChatResult, StoreError> {
        for _ in 0..TRIES {
            if let Some(result) = self.insert_chat_message(message).await? {
                return Ok(result);
            }
        }
        let contended = std::io::Error::other("too many concurrent chat messages at a table");
        Err(StoreError::Unavailable(contended.into()))
    }

    async fn insert_chat_message(
        &self,
        message: NewChatMessageRow<'_>,
    ) -> Result<Option<ChatResult>, StoreError> {
        let query = sqlx::query(
            "with known as (select number, created_at from chat_message
                        where table_id = $1 and idempotency_key = $4),
             author as (select id, coalesce(now() < muted_until, false) as is_muted,
                            case when muted_until < now() + interval '50 years'
                                then (extract(epoch from muted_until) * 1000)::bigint end as expires
                        from users where id = $2),
             added as (
                 insert into chat_message (table_id, number, user_id, text, idempotency_key)
                 select $1, 1 + coalesce(
                     (select max(number) from chat_message where table_id = $1), 0), id, $3, $4
                 from author where not is_muted and not exists (select from known)
                 on conflict do nothing returning number, created_at),
             stored as (select * from known union all select * from added)
             select number, (extract(epoch from created_at) * 1000)::bigint as at,
                 (select is_muted from author) as is_muted, (select expires from author) as expires
             from (select) as one left join stored on true",
        );
        let query = query.bind(message.table.bits() as i64).bind(message.user.bits() as i64);
        let key = message.idempotency_key.as_ref().map(|key| key.0.as_slice());
        let Some(row) = self.changed_row(query.bind(message.text).bind(key)).await? else {
            return Ok(None);
        };
        if row.try_get::<Option<i32>, _>("number")?.is_some() {
            let (number, at) = (read_count(&row, "number")?, read_moment(&row, "at")?);
            return Ok(Some(ChatResult::Done { number, at }));
        }
        Ok(match row.try_get("is_muted")? {
            Some(true) => Some(ChatResult::Muted { expires_at: read_expiry(&row)? }),
            Some(false) => None,
            None => Some(ChatResult::Gone),
        })
    }

    /// Messages of a table after a number, in order, as visible to a user.
    pub async fn chat_messages(
        &self,
        table: TableId,
        reader: UserId,
        after: u32,
        limit: u32,
    ) -> Result<Vec<ChatMessageRow>, StoreError> {
        self.visible_messages(table, reader, after, limit, "order by number limit $4").await
    }

    /// The last messages of a table, in order, as visible to a user.
    pub async fn last_chat_messages(
        &self,
        table: TableId,
        reader: UserId,
        limit: u32,
    ) -> Result<Vec<ChatMessageRow>, StoreError> {
        let order = "order by number desc limit $4";
        let mut messages = self.visible_messages(table, reader, 0, limit, order).await?;
        messages.reverse();
        Ok(messages)
    }

    async fn visible_messages(
        &self,
        table: TableId,
        reader: UserId,
        after: u32,
        limit: u32,
        order: &str,
    ) -> Result<Vec<ChatMessageRow>, StoreError> {
        let query = sqlx::query(sqlx::AssertSqlSafe(format!("{MESSAGES} {VISIBLE} {order}")));
        let query = query.bind(table.bits() as i64).bind(reader.bits() as i64);
        let after = i32::try_from(after).unwrap_or(i32::MAX);
        let rows = self.rows(query.bind(after).bind(i64::from(limit))).await?;
        rows.iter().map(read).collect()
    }

    /// All messages of a user, in order.
    pub async fn chat_messages_by(&self, user: UserId) -> Result<Vec<ChatMessageRow>, StoreError> {
        let text = format!(
            "{MESSAGES} and user_id = $1 order by chat_message.created_at, table_id, number"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(text));
        self.rows(query.bind(user.bits() as i64)).await?.iter().map(read).collect()
    }

    /// The last message's number of each of these tables; tables without chat are left out.
    pub async fn last_chat_numbers(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, u32)>, StoreError> {
        let ids: Vec<i64> = tables.iter().map(|id| id.bits() as i64).collect();
        // One index lookup for each table, not a scan of its messages.
        let query = sqlx::query(
            "select id, number from unnest($1::bigint[]) as id, lateral (
                 select number from chat_message where table_id = id order by number desc limit 1) as last",
        );
        let rows = self.rows(query.bind(ids)).await?;
        let read = |row| Ok((read_table_id(row, "id")?, read_count(row, "number")?));
        rows.iter().map(read).collect()
    }
}
