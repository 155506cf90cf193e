//! Heartbeats and outages: nodes record that moves can be made, and clocks stand still in the gaps.

use std::time::Duration;

use sqlx::{Row, postgres::PgRow};

use crate::{Store, StoreError, due_time::micros};

/// When the service was available. Times are milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Availability {
    /// Last heartbeat: every outage before it is known.
    pub beat: i64,
    /// Outages of the last 400 days, in order.
    pub outages: Vec<(i64, i64)>,
}

impl Store {
    /// Records a heartbeat. A gap longer than `most` since the last one is recorded as an outage. A
    /// heartbeat less than `spared` after another writes nothing.
    pub async fn beat(&self, most: Duration, spared: Duration) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "with last as (
                 select at from beat where at < now() - $2 * interval '1 microsecond' for update),
             gap as (
                 insert into outage (since, until)
                 select at, now() from last where at < now() - $1 * interval '1 microsecond'
                 on conflict do nothing),
             first as (
                 insert into beat (id, at) select 1, now() where not exists (select from beat)
                 on conflict do nothing)
             update beat set at = now() from last where beat.at < now()",
        );
        self.run(ask.bind(micros(most)).bind(micros(spared))).await.map(drop)
    }

    /// Heartbeat and outages.
    pub async fn service(&self) -> Result<Availability, StoreError> {
        // One statement is one snapshot: an outage is seen with its end or not at all.
        let ask = sqlx::query(
            "select (extract(epoch from at) * 1000)::bigint as since, null::bigint as until from beat
             union all
             select (extract(epoch from since) * 1000)::bigint,
                 (extract(epoch from until) * 1000)::bigint
             from outage where now() - interval '400 days' < until
             order by until nulls first, since",
        );
        let mut service = Availability::default();
        for row in self.rows(ask).await? {
            let (since, until) = read(&row)?;
            match until {
                None => service.beat = since,
                Some(until) => service.outages.push((since, until)),
            }
        }
        Ok(service)
    }
}

fn read(row: &PgRow) -> Result<(i64, Option<i64>), StoreError> {
    Ok((row.try_get("since")?, row.try_get("until")?))
}
