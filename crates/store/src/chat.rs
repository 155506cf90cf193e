//! Chat at tables.

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, User, UserId};

use crate::{
    Store, StoreError,
    table::{read_count, read_table_id, read_user_id},
};

/// Attempts after a conflict on a line's number.
const TRIES: u32 = 20;

/// A chat line to insert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewLineRow<'a> {
    /// The table.
    pub table: TableId,
    /// The author.
    pub person: UserId,
    /// The text.
    pub text: &'a str,
    /// Idempotency key.
    pub key: Option<[u8; 16]>,
}

/// Result of an insert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// Inserted, now or by an earlier request with the same key.
    Done {
        /// Its number at the table, from 1.
        number: u32,
        /// Time in milliseconds since 1970.
        at: i64,
    },
    /// The author is muted.
    Muted,
    /// The author was deleted.
    Gone,
}

/// A stored chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRow {
    /// The table.
    pub table: TableId,
    /// Its number at the table, from 1.
    pub number: u32,
    /// Time in milliseconds since 1970.
    pub at: i64,
    /// The author.
    pub user: User,
    /// The text.
    pub text: String,
}

/// Columns of a visible line.
const LINES: &str = "select table_id, number, (extract(epoch from chat.at) * 1000)::bigint as at,
         person.id, person.name, text
     from chat join person on person.id = chat.person where text <> ''";
/// Lines by users whom the reader blocked are invisible.
const HEARD: &str = "and table_id = $1 and $3 < number
     and not exists (select from block where block.by = $2 and block.person = chat.person)";

fn read(row: &PgRow) -> Result<LineRow, StoreError> {
    Ok(LineRow {
        table: read_table_id(row, "table_id")?,
        number: read_count(row, "number")?,
        at: row.try_get("at")?,
        user: User { id: read_user_id(row, "id")?, name: row.try_get("name")? },
        text: row.try_get("text")?,
    })
}

impl Store {
    /// Inserts a chat line with the table's next number; retries on conflict.
    pub async fn say(&self, line: NewLineRow<'_>) -> Result<Said, StoreError> {
        for _ in 0..TRIES {
            if let Some(said) = self.say_once(line).await? {
                return Ok(said);
            }
        }
        let crowded = std::io::Error::other("all talk at once at a table");
        Err(StoreError::Unavailable(crowded.into()))
    }

    async fn say_once(&self, line: NewLineRow<'_>) -> Result<Option<Said>, StoreError> {
        let ask = sqlx::query(
            "with known as (select number, at from chat where table_id = $1 and key = $4),
             author as (select id, coalesce(now() < muted_until, false) as is_muted
                        from person where id = $2),
             added as (
                 insert into chat (table_id, number, person, text, key)
                 select $1, 1 + coalesce((select max(number) from chat where table_id = $1), 0), id, $3, $4
                 from author where not is_muted and not exists (select from known)
                 on conflict do nothing returning number, at),
             said as (select number, at from known union all select number, at from added)
             select number, (extract(epoch from at) * 1000)::bigint as at,
                 (select is_muted from author) as is_muted
             from (select) as one left join said on true",
        );
        let ask = ask.bind(line.table.bits() as i64).bind(line.person.bits() as i64);
        let key = line.key.as_ref().map(<[u8; 16]>::as_slice);
        let Some(row) = self.row(ask.bind(line.text).bind(key)).await? else { return Ok(None) };
        if row.try_get::<Option<i32>, _>("number")?.is_some() {
            let (number, at) = (read_count(&row, "number")?, row.try_get("at")?);
            return Ok(Some(Said::Done { number, at }));
        }
        Ok(match row.try_get("is_muted")? {
            Some(true) => Some(Said::Muted),
            Some(false) => None,
            None => Some(Said::Gone),
        })
    }

    /// Lines of a table after a number, in order, as visible to a user.
    pub async fn lines(
        &self,
        table: TableId,
        reader: UserId,
        after: u32,
        limit: u32,
    ) -> Result<Vec<LineRow>, StoreError> {
        self.heard(table, reader, after, limit, "order by number limit $4").await
    }

    /// The last lines of a table, in order, as visible to a user.
    pub async fn last_lines(
        &self,
        table: TableId,
        reader: UserId,
        limit: u32,
    ) -> Result<Vec<LineRow>, StoreError> {
        let order = "order by number desc limit $4";
        let mut lines = self.heard(table, reader, 0, limit, order).await?;
        lines.reverse();
        Ok(lines)
    }

    async fn heard(
        &self,
        table: TableId,
        reader: UserId,
        after: u32,
        limit: u32,
        order: &str,
    ) -> Result<Vec<LineRow>, StoreError> {
        let ask = sqlx::query(sqlx::AssertSqlSafe(format!("{LINES} {HEARD} {order}")));
        let ask = ask.bind(table.bits() as i64).bind(reader.bits() as i64);
        let after = i32::try_from(after).unwrap_or(i32::MAX);
        let rows = self.rows(ask.bind(after).bind(i64::from(limit))).await?;
        rows.iter().map(read).collect()
    }

    /// All lines of a user, in order.
    pub async fn said_by(&self, person: UserId) -> Result<Vec<LineRow>, StoreError> {
        let text = format!("{LINES} and chat.person = $1 order by chat.at, table_id, number");
        let ask = sqlx::query(sqlx::AssertSqlSafe(text));
        self.rows(ask.bind(person.bits() as i64)).await?.iter().map(read).collect()
    }

    /// The last line's number of each of these tables; tables without chat are left out.
    pub async fn last_said(&self, tables: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let ids: Vec<i64> = tables.iter().map(|id| id.bits() as i64).collect();
        // One index lookup for each table, not a scan of its lines.
        let ask = sqlx::query(
            "select id, number from unnest($1::bigint[]) as id, lateral (
                 select number from chat where table_id = id order by number desc limit 1) as last",
        );
        let rows = self.rows(ask.bind(ids)).await?;
        let read = |row| Ok((read_table_id(row, "id")?, read_count(row, "number")?));
        rows.iter().map(read).collect()
    }
}
