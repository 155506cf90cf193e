//! Moderation: reports, mutes, bans and the audit log.

use std::time::Duration;

use store::{AuditRow, ModerationResult, ReportRow};
use wire::api::{
    AuditEntry, AuditId, CloseReport, Code, ModerationAction, NewModerationAction, PairFinding,
    Problem, RatingFindings, ReportId, ReportInfo, RiseFinding, User, UserId,
};

use crate::{
    actions::leave::leave_all,
    app::App,
    caller::{Caller, Client},
    error::logged,
    results,
    text::paragraph,
};

/// Maximum rows of one page.
const PAGE: u32 = 50;
/// Days of rated games that are looked at by default, and at most.
const DAYS: u32 = 30;
const DAYS_MAX: u32 = 366;
/// A duration without an end: longer than any user waits, and than the ends that the store reports to the user.
const FOREVER: Duration = Duration::from_secs(100 * 365 * 24 * 3600);

/// The caller as a moderator. Looked up each time, so that a revoked role ends immediately.
pub(super) async fn require_moderator<'a>(
    app: &App,
    caller: &'a Caller,
) -> Result<&'a User, Problem> {
    let user = caller.person()?;
    let is_moderator = app.store.home.is_moderator(user.id).await.map_err(logged)?;
    if is_moderator { Ok(user) } else { Err(Problem::new(Code::Forbidden)) }
}

/// The caller as a moderator who authenticated recently: a stolen session mutes and bans nobody, and removes nothing.
pub(super) async fn require_proven_moderator<'a>(
    app: &App,
    caller: &'a Caller,
    client: &Client,
) -> Result<&'a User, Problem> {
    let user = caller.person()?;
    let session = client.session.ok_or(Problem::new(Code::Unauthenticated))?;
    match app.store.home.moderator_proof(user.id, &session).await.map_err(logged)? {
        None => Err(Problem::new(Code::Forbidden)),
        Some(proof) if proof.is_recent => Ok(user),
        Some(proof) if proof.has_credential => Err(Problem::new(Code::ReauthenticationRequired)),
        Some(_) => Err(Problem::new(Code::AccountRequired)),
    }
}

/// A page of the audit log, the newest first.
pub(crate) async fn audit_log(
    app: &App,
    caller: &Caller,
    before: Option<AuditId>,
) -> Result<Vec<AuditEntry>, Problem> {
    require_moderator(app, caller).await?;
    let rows = app.store.home.audit_log(before, PAGE).await.map_err(logged)?;
    Ok(rows.into_iter().map(audit_entry).collect())
}

fn audit_entry(row: AuditRow) -> AuditEntry {
    AuditEntry {
        id: row.id,
        created_at: row.at,
        moderator: row.moderator,
        action: row.action,
        user: row.user,
        report: row.report_id,
        table: row.table,
        message: row.message_number,
        expires_at: row.expires_at,
        note: row.note,
    }
}

/// A page of open reports, the oldest first, or of closed ones, the newest first.
pub(crate) async fn reports(
    app: &App,
    caller: &Caller,
    is_open: bool,
    before: Option<ReportId>,
) -> Result<Vec<ReportInfo>, Problem> {
    require_moderator(app, caller).await?;
    let rows = if is_open {
        app.store.home.open_reports(before, PAGE).await
    } else {
        app.store.home.closed_reports(before, PAGE).await
    };
    Ok(rows.map_err(logged)?.into_iter().map(report_info).collect())
}

fn report_info(row: ReportRow) -> ReportInfo {
    ReportInfo {
        id: row.id,
        created_at: row.at,
        reporter: row.reporter,
        user: row.reported,
        table: row.table,
        message: row.message_number,
        reason: row.reason,
        message_text: row.message_text,
        open: !row.is_closed,
        note: row.note,
    }
}

/// Closes a report.
pub(crate) async fn close_report(
    app: &App,
    caller: &Caller,
    client: &Client,
    id: ReportId,
    close: &CloseReport,
) -> Result<(), Problem> {
    let moderator = require_proven_moderator(app, caller, client).await?;
    app.limits.command(caller)?;
    let note = paragraph(&close.note)?;
    if !app.store.home.close_report(moderator.id, id, &note).await.map_err(logged)? {
        return Err(Problem::new(Code::NotFound));
    }
    Ok(())
}

/// Mutes or bans a user, or lifts that. A banned user loses their sessions and leaves all tables.
pub(crate) async fn moderate(
    app: &App,
    caller: &Caller,
    client: &Client,
    user: UserId,
    new: &NewModerationAction,
) -> Result<(), Problem> {
    let moderator = require_proven_moderator(app, caller, client).await?;
    app.limits.command(caller)?;
    let (note, time) = (paragraph(&new.note)?, duration(new.minutes)?);
    match app
        .store
        .home
        .moderate(moderator.id, user, new.action, time, &note)
        .await
        .map_err(logged)?
    {
        ModerationResult::Gone => return Err(Problem::new(Code::NotFound)),
        ModerationResult::Moderator => return Err(Problem::new(Code::Forbidden)),
        ModerationResult::Done(ended) => app.sessions.end(&ended),
    }
    if new.action == ModerationAction::Ban {
        leave_all(app, &User { id: user, name: String::new() }).await?;
    }
    Ok(())
}

fn duration(minutes: Option<u32>) -> Result<Duration, Problem> {
    match minutes {
        Some(0) => Err(Problem::new(Code::InvalidValue)),
        Some(minutes) => Ok(FOREVER.min(Duration::from_secs(60 * u64::from(minutes)))),
        None => Ok(FOREVER),
    }
}

/// Rated games of the last days that hint at unfair ratings.
pub(crate) async fn rating_findings(
    app: &App,
    caller: &Caller,
    days: Option<u32>,
) -> Result<RatingFindings, Problem> {
    require_moderator(app, caller).await?;
    let days = days.unwrap_or(DAYS);
    if !(1..=DAYS_MAX).contains(&days) {
        return Err(Problem::new(Code::InvalidValue));
    }
    let found = results::report_results(&app.store, days).await.map_err(logged)?;
    let in_pairs = found.pairs.iter().flat_map(|it| [it.winner, it.loser]);
    let users: Vec<UserId> = in_pairs.chain(found.risen.iter().map(|(it, _)| it.user)).collect();
    let names = app.store.home.names(&users).await.map_err(logged)?;
    let user = |id: UserId| {
        let name = names.iter().find(|(known, _)| *known == id).map(|it| it.1.clone());
        User { id, name: name.unwrap_or_default() }
    };
    let pairs = found.pairs.iter().map(|it| PairFinding {
        winner: user(it.winner),
        loser: user(it.loser),
        games: it.games,
        wins: it.wins,
        uncounted: it.uncounted,
    });
    let rises = found.risen.iter().map(|(it, rise)| RiseFinding {
        user: user(it.user),
        game: it.game.clone(),
        pool: it.pool,
        games: it.games,
        rise: *rise,
    });
    Ok(RatingFindings { pairs: pairs.collect(), rises: rises.collect() })
}
