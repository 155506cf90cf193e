//! Due tables: bots to move, clocks that ran out, tables to archive.

use std::time::Duration;

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, TableStatus};

use crate::{
    DueTime, Store, StoreError,
    due_time::micros,
    table::{read_count, read_moment, read_table_id},
    values::read_status,
};

/// A due table, leased to the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The table.
    pub table: TableId,
    /// Its number of acts.
    pub acts: u32,
    /// Its status.
    pub status: TableStatus,
    /// Time of the claim.
    pub now: Moment,
}

impl Store {
    /// Claims due tables, longest overdue first. No other worker gets them until the lease ends; then
    /// they are due again, unless an act or [`Store::reschedule`] rescheduled them.
    pub async fn claim_due(&self, limit: u32, lease: Duration) -> Result<Vec<Due>, StoreError> {
        let query = sqlx::query(
            "with due as (
                 select id from tables where due_at <= now()
                 order by due_at limit $1 for update skip locked)
             update tables set due_at = now() + $2 * interval '1 microsecond'
             from due where tables.id = due.id
             returning tables.id, tables.acts, tables.status,
                 (extract(epoch from now()) * 1000)::bigint as now",
        );
        let rows = self.rows(query.bind(i64::from(limit)).bind(micros(lease))).await?;
        let read = |row: &PgRow| {
            let status = read_status(row.try_get("status")?)?;
            let (table, acts) = (read_table_id(row, "id")?, read_count(row, "acts")?);
            Ok(Due { table, acts, status, now: read_moment(row, "now")? })
        };
        rows.iter().map(read).collect()
    }

    /// Reschedules a table, if it still has this number of acts.
    pub async fn reschedule(
        &self,
        table: TableId,
        acts: u32,
        due: Option<DueTime>,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "update tables set due_at = coalesce(now() + $3 * interval '1 microsecond',
                 timestamptz 'epoch' + $4 * interval '1 millisecond')
             where id = $1 and acts = $2",
        );
        let query = query.bind(table.bits() as i64).bind(i64::from(acts));
        let query = query.bind(due.and_then(DueTime::wait)).bind(due.and_then(DueTime::moment));
        self.run(query).await.map(drop)
    }
}
