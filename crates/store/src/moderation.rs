//! Moderators, their measures and the audit log.

use std::time::Duration;

use sqlx::{Row, postgres::PgRow};
use wire::api::{Measure, TableId, User, UserId};

use crate::{
    Store, StoreError, TokenHash,
    due_time::micros,
    table::{read_table_id, read_user_id},
};

/// Result of a measure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MeasureResult {
    /// Applied; these sessions were ended.
    Done(Vec<TokenHash>),
    /// No such user.
    Gone,
    /// The user is a moderator, who is exempt.
    Host,
}

/// An entry of the audit log. Deleted users have no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditRow {
    /// Its id.
    pub id: i64,
    /// Time in milliseconds since 1970.
    pub at: i64,
    /// The moderator; none if done by command line.
    pub by: Option<User>,
    /// The action.
    pub what: String,
    /// The user concerned.
    pub person: Option<User>,
    /// The report that was closed.
    pub report: Option<i64>,
    /// End of the measure in milliseconds since 1970.
    pub until: Option<i64>,
    /// Reason.
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
    /// Grants or revokes the moderator role, with an audit entry; false if there is no such user.
    pub async fn set_host(&self, user: UserId, is_host: bool) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "with changed as (update person set is_host = $2 where id = $1 returning id)
             insert into audit (what, person, note)
             select case when $2 then 'host' else 'no host' end, id, '' from changed",
        );
        Ok(self.run(ask.bind(user.bits() as i64).bind(is_host)).await? == 1)
    }

    /// Whether a user is a moderator.
    pub async fn is_host(&self, user: UserId) -> Result<bool, StoreError> {
        let ask = sqlx::query("select from person where id = $1 and is_host");
        Ok(self.row(ask.bind(user.bits() as i64)).await?.is_some())
    }

    /// Applies a measure to a user for a duration, with an audit entry.
    pub async fn measure(
        &self,
        host: UserId,
        user: UserId,
        (measure, time): (Measure, Duration),
        note: &str,
    ) -> Result<MeasureResult, StoreError> {
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
        let Some(row) = self.row(ask.bind(note)).await? else { return Ok(MeasureResult::Gone) };
        if !row.try_get::<bool, _>("is_done")? {
            return Ok(MeasureResult::Host);
        }
        let ended: Vec<Vec<u8>> = row.try_get("ended")?;
        let token = |bytes: Vec<u8>| bytes.try_into().map(TokenHash);
        let ended = ended.into_iter().map(token).collect::<Result<_, _>>();
        Ok(MeasureResult::Done(ended.map_err(|_| StoreError::odd("a token's hash"))?))
    }

    /// The audit log, newest first, before an id.
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

    /// Unfinished tables of a user.
    pub async fn open_tables(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        let ask = sqlx::query(
            "select id from remembered join tables on id = table_id
             where person = $1 and stage in (0, 1)",
        );
        let rows = self.rows(ask.bind(user.bits() as i64)).await?;
        rows.iter().map(|row| read_table_id(row, "id")).collect()
    }
}
