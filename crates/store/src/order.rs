//! Who keeps order, what they do, and that it is noted.

use std::time::Duration;

use sqlx::{Row, postgres::PgRow};
use wire::api::{Measure, TableId, User, UserId};

use crate::{
    Store, StoreError, TokenHash,
    due::micros,
    table::{read_table_id, read_user_id},
};

/// What became of a measure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measured {
    /// It was taken; these sessions ended with it.
    Done(Vec<TokenHash>),
    /// There is no such person.
    Gone,
    /// Nobody does that to a host.
    Host,
}

/// What was done to keep order. Who is with us no more is called nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditRow {
    /// Its number.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who did it; none if it was done at the machine.
    pub by: Option<User>,
    /// What.
    pub what: String,
    /// To whom.
    pub person: Option<User>,
    /// Which complaint was seen to.
    pub report: Option<i64>,
    /// Until when, in milliseconds since 1970.
    pub until: Option<i64>,
    /// Why.
    pub note: String,
}

fn read(row: &PgRow) -> Result<AuditRow, StoreError> {
    let named = |id, name| {
        let Some(_) = row.try_get::<Option<i64>, _>(id)? else { return Ok(None) };
        Ok::<_, StoreError>(Some(User { id: read_user_id(row, id)?, name: row.try_get(name)? }))
    };
    Ok(AuditRow {
        id: row.try_get("id")?,
        at: row.try_get("at")?,
        by: named("by", "by_name")?,
        what: row.try_get("what")?,
        person: named("person", "person_name")?,
        report: row.try_get("report")?,
        until: row.try_get("until")?,
        note: row.try_get("note")?,
    })
}

impl Store {
    /// Makes somebody a host, or no more; false if there is no such person. It is noted with it.
    pub async fn set_host(&self, user: UserId, is_host: bool) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "with changed as (update person set is_host = $2 where id = $1 returning id)
             insert into audit (what, person, note)
             select case when $2 then 'host' else 'no host' end, id, '' from changed",
        );
        Ok(self.run(ask.bind(user.bits() as i64).bind(is_host)).await? == 1)
    }

    /// Whether somebody keeps order.
    pub async fn is_host(&self, user: UserId) -> Result<bool, StoreError> {
        let ask = sqlx::query("select from person where id = $1 and is_host");
        Ok(self.row(ask.bind(user.bits() as i64)).await?.is_some())
    }

    /// Does something about somebody who is no host, for so long. It is noted with it.
    pub async fn measure(
        &self,
        host: UserId,
        user: UserId,
        (measure, time): (Measure, Duration),
        note: &str,
    ) -> Result<Measured, StoreError> {
        let (what, time) = match measure {
            Measure::Mute => ("mute", Some(micros(time))),
            Measure::Ban => ("ban", Some(micros(time))),
            Measure::Lift => ("lift", None),
        };
        let ask = sqlx::query(
            "with until as (select now() + $4 * interval '1 microsecond' as it),
             changed as (
                 update person
                 set muted_until = case when $3 = 'ban' then muted_until else until.it end,
                     banned_until = case when $3 = 'mute' then banned_until else until.it end
                 from until where id = $2 and not is_host returning id),
             ended as (
                 update session set ended_at = now()
                 from changed where person = changed.id and ended_at is null and $3 = 'ban'
                 returning token),
             noted as (
                 insert into audit (by, what, person, until, note)
                 select $1, $3, id, until.it, $5 from changed, until)
             select exists (select from changed) as is_done, array(select token from ended) as ended
             from person where id = $2",
        );
        let ask = ask.bind(host.bits() as i64).bind(user.bits() as i64).bind(what).bind(time);
        let Some(row) = self.row(ask.bind(note)).await? else { return Ok(Measured::Gone) };
        if !row.try_get::<bool, _>("is_done")? {
            return Ok(Measured::Host);
        }
        let ended: Vec<Vec<u8>> = row.try_get("ended")?;
        let token = |bytes: Vec<u8>| bytes.try_into().map(TokenHash);
        let ended = ended.into_iter().map(token).collect::<Result<_, _>>();
        Ok(Measured::Done(ended.map_err(|_| StoreError::odd("a token's hash"))?))
    }

    /// What was done to keep order, the newest first, before one of these.
    pub async fn audit(
        &self,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<AuditRow>, StoreError> {
        let ask = sqlx::query(
            "select audit.id, (extract(epoch from audit.at) * 1000)::bigint as at, audit.by, what,
                 coalesce(host.name, '') as by_name, audit.person,
                 coalesce(whom.name, '') as person_name, report,
                 (extract(epoch from until) * 1000)::bigint as until, note
             from audit left join person as host on host.id = audit.by
             left join person as whom on whom.id = audit.person
             where $1::bigint is null or audit.id < $1 order by audit.id desc limit $2",
        );
        self.rows(ask.bind(before).bind(i64::from(limit))).await?.iter().map(read).collect()
    }

    /// The tables at which somebody may sit that aren't over.
    pub async fn open_tables(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        let ask = sqlx::query(
            "select id from remembered join tables on id = table_id
             where person = $1 and stage in (0, 1)",
        );
        let rows = self.rows(ask.bind(user.bits() as i64)).await?;
        rows.iter().map(|row| read_table_id(row, "id")).collect()
    }
}
