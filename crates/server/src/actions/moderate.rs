//! What moderators do.

use std::time::Duration;

use store::{AuditRow, ModerationResult, ReportRow};
use wire::api::{AuditLine, Close, Code, Measure, NewMeasure, Problem, ReportInfo, User, UserId};

use crate::{actions::leave::leave_all, app::App, caller::Caller, error::logged, text::paragraph};

/// Maximum rows of one page.
const PAGE: u32 = 50;
/// A measure without an end: longer than anybody waits.
const FOREVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);

/// The moderator who asks. Looked up each time, so that a role that was revoked ends at once.
async fn require_moderator<'a>(app: &App, caller: &'a Caller) -> Result<&'a User, Problem> {
    let user = caller.person()?;
    let is_moderator = app.store.is_moderator(user.id).await.map_err(logged)?;
    if is_moderator { Ok(user) } else { Err(Problem::new(Code::NotYours)) }
}

/// A page of the audit log, the newest first.
pub(crate) async fn audit_log(
    app: &App,
    caller: &Caller,
    before: Option<i64>,
) -> Result<Vec<AuditLine>, Problem> {
    require_moderator(app, caller).await?;
    let rows = app.store.audit_log(before, PAGE).await.map_err(logged)?;
    Ok(rows.into_iter().map(audit_line).collect())
}

fn audit_line(row: AuditRow) -> AuditLine {
    let AuditRow { id, at, moderator, action, user, report_id, expires_at, note } = row;
    let (by, what, person, report) = (moderator, action, user, report_id);
    AuditLine { id, at, by, what, person, report, until: expires_at, note }
}

/// A page of open reports, the oldest first, or of closed ones, the newest first.
pub(crate) async fn reports(
    app: &App,
    caller: &Caller,
    is_open: bool,
    before: Option<i64>,
) -> Result<Vec<ReportInfo>, Problem> {
    require_moderator(app, caller).await?;
    let rows = if is_open {
        app.store.open_reports(before, PAGE).await
    } else {
        app.store.closed_reports(before, PAGE).await
    };
    Ok(rows.map_err(logged)?.into_iter().map(report_info).collect())
}

fn report_info(row: ReportRow) -> ReportInfo {
    let ReportRow { id, at, table, message_number: line, is_closed, note, .. } = row;
    let (by, person, text, said) = (row.reporter, row.reported, row.reason, row.message_text);
    ReportInfo { id, at, by, person, table, line, text, said, open: !is_closed, note }
}

/// Closes a report.
pub(crate) async fn close_report(
    app: &App,
    caller: &Caller,
    id: &str,
    close: &Close,
) -> Result<(), Problem> {
    let moderator = require_moderator(app, caller).await?;
    app.limits.command(caller)?;
    let unknown = || Problem::new(Code::Unknown);
    let (id, note) = (id.parse().map_err(|_| unknown())?, paragraph(&close.note)?);
    if !app.store.close_report(moderator.id, id, &note).await.map_err(logged)? {
        return Err(unknown());
    }
    Ok(())
}

/// Mutes or bans somebody, or lifts that. Somebody who is banned loses their sessions and leaves all tables.
pub(crate) async fn measure(
    app: &App,
    caller: &Caller,
    person: UserId,
    new: &NewMeasure,
) -> Result<(), Problem> {
    let moderator = require_moderator(app, caller).await?;
    app.limits.command(caller)?;
    let (note, time) = (paragraph(&new.note)?, duration(new.minutes)?);
    match app.store.measure(moderator.id, person, new.what, time, &note).await.map_err(logged)? {
        ModerationResult::Gone => return Err(Problem::new(Code::Unknown)),
        ModerationResult::Moderator => return Err(Problem::new(Code::NotYours)),
        ModerationResult::Done(ended) => app.sessions.end(&ended),
    }
    if new.what == Measure::Ban {
        leave_all(app, &User { id: person, name: String::new() }).await?;
    }
    Ok(())
}

fn duration(minutes: Option<u32>) -> Result<Duration, Problem> {
    match minutes {
        Some(0) => Err(Problem::new(Code::BadValue)),
        Some(minutes) => Ok(FOREVER.min(Duration::from_secs(60 * u64::from(minutes)))),
        None => Ok(FOREVER),
    }
}
