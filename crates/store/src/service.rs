//! Whether moves can be made: nodes say so all the time, and where nobody said so nobody's time ran.

use std::time::Duration;

use sqlx::{Row, postgres::PgRow};

use crate::{Store, StoreError, due::micros};

/// When moves could be made. Times are milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Service {
    /// The last time that somebody said so: every outage before it is known.
    pub beat: i64,
    /// When no move could be made in the last year or so, in order.
    pub outages: Vec<(i64, i64)>,
}

impl Store {
    /// Says that moves can be made. If nobody has said so for longer than `most`, none could be made since:
    /// that is kept. Who says so less than `spared` after another is spared the writing.
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

    /// When moves could be made.
    pub async fn service(&self) -> Result<Service, StoreError> {
        // One statement is one moment: of an outage either nothing is seen or its end too.
        let ask = sqlx::query(
            "select (extract(epoch from at) * 1000)::bigint as since, null::bigint as until from beat
             union all
             select (extract(epoch from since) * 1000)::bigint,
                 (extract(epoch from until) * 1000)::bigint
             from outage where now() - interval '400 days' < until
             order by until nulls first, since",
        );
        let mut service = Service::default();
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
