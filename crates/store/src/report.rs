//! Reports of users by users.

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, User, UserId};

use crate::{Store, StoreError, table::read_user_id};

/// A report to insert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewReportRow<'a> {
    /// The reporter.
    pub by: UserId,
    /// The reported user.
    pub person: UserId,
    /// The table.
    pub table: Option<TableId>,
    /// The chat line's number there.
    pub line: Option<u32>,
    /// Reason.
    pub text: &'a str,
}

/// A stored report. Deleted users have no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Its id.
    pub id: i64,
    /// Time in milliseconds since 1970.
    pub at: i64,
    /// The reporter.
    pub by: User,
    /// The reported user.
    pub person: User,
    /// The table.
    pub table: Option<TableId>,
    /// The chat line's number there.
    pub line: Option<u32>,
    /// Reason.
    pub text: String,
    /// Text of the chat line at that time.
    pub said: Option<String>,
    /// Whether a moderator closed it.
    pub is_closed: bool,
    /// The moderator's note.
    pub note: Option<String>,
}

const FIELDS: &str = "select report.id, (extract(epoch from report.at) * 1000)::bigint as at,
         report.by, coalesce(reporter.name, '') as by_name,
         report.person, coalesce(reported.name, '') as person_name,
         table_id, line, text, said, closed_at is not null as is_closed, note
     from report left join person as reporter on reporter.id = report.by
     left join person as reported on reported.id = report.person";

fn read(row: &PgRow) -> Result<ReportRow, StoreError> {
    let named = |id, name| {
        Ok::<_, StoreError>(User { id: read_user_id(row, id)?, name: row.try_get(name)? })
    };
    let table = row.try_get::<Option<i64>, _>("table_id")?;
    let line = row.try_get::<Option<i32>, _>("line")?;
    Ok(ReportRow {
        id: row.try_get("id")?,
        at: row.try_get("at")?,
        by: named("by", "by_name")?,
        person: named("person", "person_name")?,
        table: table.map(|bits| TableId::from_bits(bits as u64)),
        line: line.map(u32::try_from).transpose().map_err(StoreError::odd)?,
        text: row.try_get("text")?,
        said: row.try_get("said")?,
        is_closed: row.try_get("is_closed")?,
        note: row.try_get("note")?,
    })
}

impl Store {
    /// Stores a report with the chat line's current text; once for the same. False if there is no such
    /// user, or no such line of theirs.
    pub async fn report(&self, new: NewReportRow<'_>) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "with line as (
                 select text from chat
                 where table_id = $3 and number = $4 and person = $2 and text <> ''),
             reported as (
                 select id from person where id = $2 and ($4::int is null or exists (select from line))),
             added as (
                 insert into report (by, person, table_id, line, text, said)
                 select $1, id, $3, $4, $5, (select text from line) from reported
                 on conflict do nothing)
             select id from reported",
        );
        let ask = ask.bind(new.by.bits() as i64).bind(new.person.bits() as i64);
        let ask = ask.bind(new.table.map(|table| table.bits() as i64));
        let line = new.line.map(|line| i32::try_from(line).unwrap_or(i32::MAX));
        Ok(self.row(ask.bind(line).bind(new.text)).await?.is_some())
    }

    /// Open reports, oldest first, after an id.
    pub async fn open_reports(
        &self,
        after: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let text = format!(
            "{FIELDS} where closed_at is null and coalesce($1, 0) < report.id
             order by report.id limit $2"
        );
        let ask = sqlx::query(sqlx::AssertSqlSafe(text)).bind(after).bind(i64::from(limit));
        self.rows(ask).await?.iter().map(read).collect()
    }

    /// Closed reports, newest first, before an id.
    pub async fn closed_reports(
        &self,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let text = format!(
            "{FIELDS} where closed_at is not null and ($1::bigint is null or report.id < $1)
             order by report.id desc limit $2"
        );
        let ask = sqlx::query(sqlx::AssertSqlSafe(text)).bind(before).bind(i64::from(limit));
        self.rows(ask).await?.iter().map(read).collect()
    }

    /// A user's own reports, newest first.
    pub async fn reports_by(&self, person: UserId) -> Result<Vec<ReportRow>, StoreError> {
        let text = format!("{FIELDS} where report.by = $1 order by report.id desc");
        let ask = sqlx::query(sqlx::AssertSqlSafe(text)).bind(person.bits() as i64);
        self.rows(ask).await?.iter().map(read).collect()
    }

    /// Closes a report, with an audit entry; false if there is no such open report.
    pub async fn close_report(
        &self,
        host: UserId,
        id: i64,
        note: &str,
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "with closed as (
                 update report set closed_at = now(), closed_by = $1, note = $3
                 where id = $2 and closed_at is null returning id, person)
             insert into audit (by, what, person, report, note)
             select $1, 'close', person, id, $3 from closed",
        );
        Ok(self.run(ask.bind(host.bits() as i64).bind(id).bind(note)).await? == 1)
    }
}
