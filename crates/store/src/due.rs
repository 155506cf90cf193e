//! What is due: bots to move, clocks that ran out, tables to pack.

use std::time::Duration;

use sqlx::{Row, postgres::PgRow};
use wire::api::TableId;

use crate::{
    Stage, Store, StoreError, When,
    table::{read_count, read_table_id},
};

/// A table where something is due, ours until the lease ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The table.
    pub table: TableId,
    /// How many acts it has.
    pub acts: u32,
    /// How far it is.
    pub stage: Stage,
    /// When it was claimed: milliseconds since 1970.
    pub now: i64,
}

/// Microseconds, as many as PostgreSQL can add to a time.
pub(crate) fn micros(wait: Duration) -> i64 {
    const CENTURY: u64 = 100 * 366 * 24 * 3600;
    wait.min(Duration::from_secs(CENTURY)).as_micros() as i64
}

impl Store {
    /// Takes tables where something is due, those that waited longest first. Until the lease ends nobody
    /// else gets them; then, unless an act or [`Store::put_off`] says otherwise, they are due again.
    pub async fn claim_due(&self, limit: u32, lease: Duration) -> Result<Vec<Due>, StoreError> {
        let ask = sqlx::query(
            "with due as (
                 select id from tables where due_at <= now()
                 order by due_at limit $1 for update skip locked)
             update tables set due_at = now() + $2 * interval '1 microsecond'
             from due where tables.id = due.id
             returning tables.id, tables.acts, tables.stage,
                 (extract(epoch from now()) * 1000)::bigint as now",
        );
        let rows = self.rows(ask.bind(i64::from(limit)).bind(micros(lease))).await?;
        let read = |row: &PgRow| {
            let stage = Stage::read(row.try_get("stage")?)?;
            let (table, acts) = (read_table_id(row, "id")?, read_count(row, "acts")?);
            Ok(Due { table, acts, stage, now: row.try_get("now")? })
        };
        rows.iter().map(read).collect()
    }

    /// Says when a table is due next, if it still has so many acts.
    pub async fn put_off(
        &self,
        table: TableId,
        acts: u32,
        due: Option<When>,
    ) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "update tables set due_at = coalesce(now() + $3 * interval '1 microsecond',
                 timestamptz 'epoch' + $4 * interval '1 millisecond')
             where id = $1 and acts = $2",
        );
        let ask = ask.bind(table.bits() as i64).bind(i64::from(acts));
        let ask = ask.bind(due.and_then(When::wait)).bind(due.and_then(When::moment));
        self.run(ask).await.map(drop)
    }
}
