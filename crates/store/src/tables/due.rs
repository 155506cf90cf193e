//! Due tables: bots to move, clocks that ran out, tables to archive.

use std::{collections::BTreeMap, time::Duration};

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, TableStatus};

use crate::{
    DueLane, DueTime, StoreError, TableStore,
    columns::{micros, read_count, read_millis, read_moment, read_table_id},
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
    /// The kind of work.
    pub lane: DueLane,
    /// Time of the claim.
    pub now: Moment,
    /// How long it has been due.
    pub age: Duration,
}

/// Claims due tables of one database.
const CLAIM: &str = "
    with waiting as (
        select id, due_at
            + case lane when 3 then interval '0.5 seconds' when 4 then interval '2 seconds'
                  else interval '0' end
            + count(*) over (partition by coalesce(network, owner_id)) * interval '1 second' as rank
        from tables left join table_creator on table_id = id
        where due_at <= now() and lane = any($3)),
    due as (
        select tables.id, tables.due_at from tables join waiting on waiting.id = tables.id
        where tables.due_at <= now()
        order by waiting.rank limit $1 for update of tables skip locked)
    update tables set due_at = now() + $2 * interval '1 microsecond'
    from due where tables.id = due.id
    returning tables.id, tables.acts, tables.status, tables.lane,
        (extract(epoch from now()) * 1000)::bigint as now,
        (extract(epoch from now() - due.due_at) * 1000)::bigint as age";

fn read_due(row: &PgRow) -> Result<Due, StoreError> {
    let status = read_status(row.try_get("status")?)?;
    let (table, acts) = (read_table_id(row, "id")?, read_count(row, "acts")?);
    let lane = DueLane::read(row.try_get("lane")?)?;
    let (now, age) = (read_moment(row, "now")?, read_millis(row, "age")?);
    Ok(Due { table, acts, status, lane, now, age })
}

impl TableStore {
    /// Claims due tables of some lanes, longest overdue first; but a second later for each due table of the same
    /// creator or network, so that one with many doesn't hold up the others, and bots the later the more time
    /// they take. No other worker gets them until the lease ends; then they are due again, unless an act,
    /// [`TableStore::reschedule`] or [`TableStore::redirect`] rescheduled them.
    pub async fn claim_due(
        &self,
        lanes: &[DueLane],
        limit: u32,
        lease: Duration,
    ) -> Result<Vec<Due>, StoreError> {
        let lanes: Vec<i16> = lanes.iter().map(|lane| lane.number()).collect();
        let (mut claimed, mut answered, mut failure) = (Vec::new(), false, None);
        for it in self.databases.by_turns() {
            let left = limit.saturating_sub(claimed.len() as u32);
            // Nobody waits for an unavailable database; its heartbeat finds it again.
            if left == 0 || it.is_away() && answered {
                continue;
            }
            let query = sqlx::query(CLAIM).bind(i64::from(left)).bind(micros(lease));
            match it.note(it.database().changed_rows(query.bind(lanes.clone())).await) {
                Ok(rows) => {
                    answered = true;
                    claimed.extend(rows.iter().map(read_due).collect::<Result<Vec<_>, _>>()?);
                }
                Err(error @ StoreError::Unavailable(_)) => failure = Some(error),
                Err(error) => return Err(error),
            }
        }
        match failure {
            Some(error) if !answered => Err(error),
            _ => Ok(claimed),
        }
    }

    /// How long the longest overdue table of each lane has waited; lanes without one are left out.
    pub async fn due_ages(&self) -> Result<Vec<(DueLane, Duration)>, StoreError> {
        let query = || {
            sqlx::query(
                "select lane, (extract(epoch from now() - min(due_at)) * 1000)::bigint as age
                 from tables where due_at <= now() group by lane",
            )
        };
        let mut ages: BTreeMap<i16, Duration> = BTreeMap::new();
        for row in self.available_rows(query).await? {
            let oldest = ages.entry(row.try_get("lane")?).or_default();
            *oldest = read_millis(&row, "age")?.max(*oldest);
        }
        ages.into_iter().map(|(lane, age)| Ok((DueLane::read(lane)?, age))).collect()
    }

    /// Reschedules a table for a look at its clock, if it still has this number of acts.
    pub async fn reschedule(
        &self,
        table: TableId,
        acts: u32,
        due: Option<DueTime>,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "update tables set lane = $5, due_at = coalesce(now() + $3 * interval '1 microsecond',
                 timestamptz 'epoch' + $4 * interval '1 millisecond')
             where id = $1 and acts = $2",
        );
        let query = query.bind(table.bits() as i64).bind(i64::from(acts));
        let query = query.bind(due.and_then(DueTime::wait)).bind(due.and_then(DueTime::moment));
        self.of(table).run(query.bind(DueLane::Clock.number())).await.map(drop)
    }

    /// Makes a table due at once in another lane, if it still has this number of acts.
    pub async fn redirect(
        &self,
        table: TableId,
        acts: u32,
        lane: DueLane,
    ) -> Result<(), StoreError> {
        let query =
            sqlx::query("update tables set lane = $3, due_at = now() where id = $1 and acts = $2");
        let query = query.bind(table.bits() as i64).bind(i64::from(acts));
        self.of(table).run(query.bind(lane.number())).await.map(drop)
    }
}
