//! Heartbeats and outages of each database: nodes record that moves can be made, and clocks stand still in the gaps.

use std::time::Duration;

use clock::{Moment, Span};
use sqlx::{Row, postgres::PgRow};

use crate::{
    DatabaseNumber, StoreError, TableStore,
    columns::{micros, read_moment},
};

/// When the service was available.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Availability {
    /// Last heartbeat: every outage before it is known.
    pub heartbeat: Moment,
    /// Outages of the last 400 days, in order.
    pub outages: Vec<Span>,
}

impl TableStore {
    /// Records a heartbeat of a database. A gap longer than `gap` since the last one is recorded as an outage. A
    /// heartbeat less than `interval` after another writes nothing.
    pub async fn record_heartbeat(
        &self,
        database: DatabaseNumber,
        gap: Duration,
        interval: Duration,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "with last as (
                 select sent_at from heartbeat where sent_at < now() - $2 * interval '1 microsecond' for update),
             gap as (
                 insert into outage (started_at, ended_at)
                 select sent_at, now() from last where sent_at < now() - $1 * interval '1 microsecond'
                 on conflict do nothing),
             first as (
                 insert into heartbeat (id, sent_at)
                 select 1, now() where not exists (select from heartbeat)
                 on conflict do nothing)
             update heartbeat set sent_at = now() from last where heartbeat.sent_at < now()",
        );
        let it = self.databases.numbered(database);
        let heartbeats = &it.database().pools.heartbeats;
        it.note(heartbeats.run(query.bind(micros(gap)).bind(micros(interval))).await).map(drop)
    }

    /// Heartbeat and outages of a database.
    pub async fn availability(&self, database: DatabaseNumber) -> Result<Availability, StoreError> {
        // One statement is one snapshot: an outage is seen with its end or not at all.
        let query = sqlx::query(
            "select (extract(epoch from sent_at) * 1000)::bigint as started, null::bigint as ended
             from heartbeat
             union all
             select (extract(epoch from started_at) * 1000)::bigint,
                 (extract(epoch from ended_at) * 1000)::bigint
             from outage where now() - interval '400 days' < ended_at
             order by ended nulls first, started",
        );
        let mut availability = Availability::default();
        let database = self.databases.numbered(database).database();
        for row in database.pools.heartbeats.rows(query).await? {
            let span = read(&row)?;
            match span.until {
                None => availability.heartbeat = span.from,
                Some(_) => availability.outages.push(span),
            }
        }
        Ok(availability)
    }
}

/// An outage; the heartbeat has no end.
fn read(row: &PgRow) -> Result<Span, StoreError> {
    let ended: Option<i64> = row.try_get("ended")?;
    Ok(Span { from: read_moment(row, "started")?, until: ended.map(Moment::from_millis) })
}
