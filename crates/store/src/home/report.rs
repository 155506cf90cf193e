//! Reports of users by users.

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{ReportId, TableId, User, UserId};

use crate::{
    HomeStore, StoreError,
    columns::{read_moment, read_user_id},
};

/// A report to insert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewReportRow<'a> {
    /// The reporter.
    pub reporter: UserId,
    /// The reported user.
    pub reported: UserId,
    /// The table.
    pub table: Option<TableId>,
    /// The chat message's number there.
    pub message_number: Option<u32>,
    /// Reason.
    pub reason: &'a str,
}

/// A stored report. Deleted users have no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Its id.
    pub id: ReportId,
    /// When it was made.
    pub at: Moment,
    /// The reporter.
    pub reporter: User,
    /// The reported user.
    pub reported: User,
    /// The table.
    pub table: Option<TableId>,
    /// The chat message's number there.
    pub message_number: Option<u32>,
    /// Reason.
    pub reason: String,
    /// Text of the chat message at that time.
    pub message_text: Option<String>,
    /// Whether a moderator closed it.
    pub is_closed: bool,
    /// The moderator's note.
    pub note: Option<String>,
}

const FIELDS: &str =
    "select report.id, (extract(epoch from report.created_at) * 1000)::bigint as at,
         reporter_id, coalesce(reporter.name, '') as reporter_name,
         reported_id, coalesce(reported.name, '') as reported_name,
         table_id, message_number, reason, message_text, closed_at is not null as is_closed, note
     from report left join users as reporter on reporter.id = reporter_id
     left join users as reported on reported.id = reported_id";

fn read(row: &PgRow) -> Result<ReportRow, StoreError> {
    let named = |id, name| {
        Ok::<_, StoreError>(User { id: read_user_id(row, id)?, name: row.try_get(name)? })
    };
    let table = row.try_get::<Option<i64>, _>("table_id")?;
    let message_number = row.try_get::<Option<i32>, _>("message_number")?;
    Ok(ReportRow {
        id: ReportId(row.try_get("id")?),
        at: read_moment(row, "at")?,
        reporter: named("reporter_id", "reporter_name")?,
        reported: named("reported_id", "reported_name")?,
        table: table.map(|bits| TableId::from_bits(bits as u64)),
        message_number: message_number.map(u32::try_from).transpose().map_err(StoreError::odd)?,
        reason: row.try_get("reason")?,
        message_text: row.try_get("message_text")?,
        is_closed: row.try_get("is_closed")?,
        note: row.try_get("note")?,
    })
}

impl HomeStore {
    /// Stores a report with the text of the chat message that it is about; once for the same. False if there is no such user.
    pub(crate) async fn add_report(
        &self,
        new: NewReportRow<'_>,
        message_text: Option<&str>,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with reported as (select id from users where id = $2),
             added as (
                 insert into report
                     (reporter_id, reported_id, table_id, message_number, reason, message_text)
                 select $1, id, $3, $4, $5, $6 from reported
                 on conflict do nothing)
             select id from reported",
        );
        let query = query.bind(new.reporter.bits() as i64).bind(new.reported.bits() as i64);
        let query = query.bind(new.table.map(|table| table.bits() as i64));
        let number = new.message_number.map(|number| i32::try_from(number).unwrap_or(i32::MAX));
        let query = query.bind(number).bind(new.reason).bind(message_text);
        Ok(self.database.changed_row(query).await?.is_some())
    }

    /// Open reports, oldest first, after an id.
    pub async fn open_reports(
        &self,
        after: Option<ReportId>,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let text = format!(
            "{FIELDS} where closed_at is null and coalesce($1, 0) < report.id
             order by report.id limit $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(text))
            .bind(after.map(|id| id.0))
            .bind(i64::from(limit));
        self.database.rows(query).await?.iter().map(read).collect()
    }

    /// Closed reports, newest first, before an id.
    pub async fn closed_reports(
        &self,
        before: Option<ReportId>,
        limit: u32,
    ) -> Result<Vec<ReportRow>, StoreError> {
        let text = format!(
            "{FIELDS} where closed_at is not null and ($1::bigint is null or report.id < $1)
             order by report.id desc limit $2"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(text))
            .bind(before.map(|id| id.0))
            .bind(i64::from(limit));
        self.database.rows(query).await?.iter().map(read).collect()
    }

    /// A user's own reports, newest first.
    pub async fn reports_by(&self, user: UserId) -> Result<Vec<ReportRow>, StoreError> {
        let text = format!("{FIELDS} where reporter_id = $1 order by report.id desc");
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(user.bits() as i64);
        self.database.rows(query).await?.iter().map(read).collect()
    }

    /// Closes a report, with an audit entry; false if there is no such open report.
    pub async fn close_report(
        &self,
        moderator: UserId,
        id: ReportId,
        note: &str,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with closed as (
                 update report set closed_at = now(), closed_by = $1, note = $3
                 where id = $2 and closed_at is null returning id, reported_id)
             insert into audit_log (moderator_id, action, user_id, report_id, note)
             select $1, 'close_report', reported_id, id, $3 from closed",
        );
        Ok(self.database.run(query.bind(moderator.bits() as i64).bind(id.0).bind(note)).await? == 1)
    }
}
