//! Chat messages, with their authors by id: names and blocks are in the home database.

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, UserId};

use crate::{
    KeyHash, StoreError, TableStore,
    columns::{read_count, read_moment, read_table_id, read_user_id},
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

/// A stored chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableMessage {
    /// The table.
    pub(crate) table: TableId,
    /// Its number at the table, from 1.
    pub(crate) number: u32,
    /// When it was inserted.
    pub(crate) at: Moment,
    /// The author.
    pub(crate) author: UserId,
    /// The text.
    pub(crate) text: String,
}

/// A page of a table's chat.
#[derive(Clone, Copy)]
pub(crate) enum MessagePage {
    /// The first messages after a number.
    After(u32),
    /// The last messages.
    Last,
}

/// Columns of a message that wasn't removed.
const MESSAGES: &str =
    "select table_id, number, (extract(epoch from created_at) * 1000)::bigint as at, user_id, text
     from chat_message where text <> ''";

fn read(row: &PgRow) -> Result<TableMessage, StoreError> {
    Ok(TableMessage {
        table: read_table_id(row, "table_id")?,
        number: read_count(row, "number")?,
        at: read_moment(row, "at")?,
        author: read_user_id(row, "user_id")?,
        text: row.try_get("text")?,
    })
}

/// As PostgreSQL's `integer`. No table has as many messages as it can't hold.
fn number(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl TableStore {
    /// Inserts a chat message with the table's next number; retries on conflict. One with the same key is inserted once.
    pub(crate) async fn add_message(
        &self,
        new: NewChatMessageRow<'_>,
    ) -> Result<TableMessage, StoreError> {
        for _ in 0..TRIES {
            if let Some(row) = self.insert_message(new).await? {
                return read(&row);
            }
        }
        let contended = std::io::Error::other("too many concurrent chat messages at a table");
        Err(StoreError::Unavailable(contended.into()))
    }

    async fn insert_message(
        &self,
        new: NewChatMessageRow<'_>,
    ) -> Result<Option<PgRow>, StoreError> {
        let query = sqlx::query(
            "with known as (select * from chat_message where table_id = $1 and idempotency_key = $4),
             added as (
                 insert into chat_message (table_id, number, user_id, text, idempotency_key)
                 select $1, 1 + coalesce(
                     (select max(number) from chat_message where table_id = $1), 0), $2, $3, $4
                 where not exists (select from known)
                 on conflict do nothing returning *)
             select table_id, number, (extract(epoch from created_at) * 1000)::bigint as at, user_id, text
             from (select * from known union all select * from added) as stored",
        );
        let query = query.bind(new.table.bits() as i64).bind(new.user.bits() as i64);
        let key = new.idempotency_key.as_ref().map(|key| key.0.as_slice());
        self.of(new.table).changed_row(query.bind(new.text).bind(key)).await
    }

    /// Messages of a table, in order, without those of some authors.
    pub(crate) async fn messages(
        &self,
        table: TableId,
        page: MessagePage,
        hidden: &[UserId],
        limit: u32,
    ) -> Result<Vec<TableMessage>, StoreError> {
        let (after, order) = match page {
            MessagePage::After(after) => (after, "order by number"),
            MessagePage::Last => (0, "order by number desc"),
        };
        let text = format!(
            "{MESSAGES} and table_id = $1 and $2 < number and user_id <> all($3) {order} limit $4"
        );
        let hidden: Vec<i64> = hidden.iter().map(|user| user.bits() as i64).collect();
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(table.bits() as i64);
        let query = query.bind(number(after)).bind(hidden).bind(i64::from(limit));
        let rows = self.of(table).rows(query).await?;
        let mut messages = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        messages.sort_unstable_by_key(|message| message.number);
        Ok(messages)
    }

    /// A message; none if it was removed.
    pub(crate) async fn message(
        &self,
        table: TableId,
        message: u32,
    ) -> Result<Option<TableMessage>, StoreError> {
        let text = format!("{MESSAGES} and table_id = $1 and number = $2");
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(table.bits() as i64);
        self.of(table).row(query.bind(number(message))).await?.as_ref().map(read).transpose()
    }

    /// All messages of a user, in order.
    pub(crate) async fn messages_by(&self, user: UserId) -> Result<Vec<TableMessage>, StoreError> {
        let text = format!("{MESSAGES} and user_id = $1 order by created_at, table_id, number");
        let query = || sqlx::query(sqlx::AssertSqlSafe(text.clone())).bind(user.bits() as i64);
        let rows = self.rows_of_all(query).await?;
        let mut messages = rows.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        messages.sort_by_key(|message| message.at);
        Ok(messages)
    }

    /// Removes the text of a message; false if there is none. It keeps its number.
    pub(crate) async fn clear_message(
        &self,
        table: TableId,
        message: u32,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "update chat_message set text = '' where table_id = $1 and number = $2 and text <> ''",
        );
        let query = query.bind(table.bits() as i64).bind(number(message));
        Ok(self.of(table).run(query).await? == 1)
    }

    /// The last message's number of each of these tables; tables without chat are left out.
    pub async fn last_chat_numbers(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, u32)>, StoreError> {
        // One index lookup for each table, not a scan of its messages.
        let query = |ids| {
            sqlx::query(
                "select id, number from unnest($1::bigint[]) as id, lateral (
                     select number from chat_message where table_id = id order by number desc limit 1) as last",
            )
            .bind(ids)
        };
        let rows = self.available_rows_about(tables, query).await?;
        let read = |row| Ok((read_table_id(row, "id")?, read_count(row, "number")?));
        rows.iter().map(read).collect()
    }
}
