//! Due tables: games to start, bots to move, clocks to check, finished games to archive. Any number of workers
//! may claim them; each table belongs to one worker until its lease ends, and unfinished work becomes due again.

use std::{sync::Arc, time::Duration};

use store::{Due, DueLane, DueTime, TableStatus};
use tokio::time::{sleep, timeout};

use crate::{
    actions::{seed, start, time_out},
    app::App,
    error::ServiceError,
    failure_log::{DATABASE_FAILURES, FailureKind},
    results,
    tables::LiveTable,
    worker::{
        alerts, bot, clock,
        slots::{Slot, Slots},
    },
};

/// How long a claimed table is one worker's: longer than any bot thinks.
const LEASE: Duration = Duration::from_secs(15);
/// Interval of polling for due tables without a notification.
const POLL_INTERVAL: Duration = Duration::from_millis(250);
/// How long to wait after an error.
const RETRY_DELAY: Duration = Duration::from_millis(500);

/// A kind of due work that has workers of its own: a flood of one kind doesn't delay the others.
struct Work {
    lanes: &'static [DueLane],
    concurrency: u32,
}

/// Claims and handles due tables until the node stops, with this many bots that think concurrently.
pub(super) async fn run(app: App, bots: u32) {
    tokio::join!(
        work(&app, Work { lanes: &[DueLane::Clock], concurrency: 4 }),
        work(&app, Work { lanes: &[DueLane::Alert], concurrency: 4 }),
        work(&app, Work { lanes: &DueLane::BOTS, concurrency: bots }),
        work(&app, Work { lanes: &[DueLane::Archive], concurrency: 1 }),
    );
}

async fn work(app: &App, work: Work) {
    let slots = Slots::new(work.concurrency);
    while !app.stop.is_cancelled() {
        // All free slots are filled with one query.
        let free = slots.take(&app.stop).await;
        if free.is_empty() {
            break;
        }
        let claimed = app.store.tables.claim_due(work.lanes, free.len() as u32, LEASE).await;
        match claimed.inspect(|_| DATABASE_FAILURES.succeeded(FailureKind::DueTables)) {
            Ok(due) if due.is_empty() => {
                drop(free);
                tokio::select! {
                    () = app.stop.cancelled() => {}
                    _ = timeout(POLL_INTERVAL, app.bus.due(work.lanes[0])) => {}
                }
            }
            Ok(due) => {
                record_ages(&due);
                for (due, slot) in due.into_iter().zip(free) {
                    tokio::spawn(handle(app.clone(), due, slot));
                }
            }
            Err(error) => {
                if let Some(suppressed) = DATABASE_FAILURES.failed(FailureKind::DueTables) {
                    tracing::warn!(%error, suppressed, retry_in = ?RETRY_DELAY, "failed to claim due tables; retrying");
                }
                drop(free);
                sleep(RETRY_DELAY).await;
            }
        }
    }
    // Work in progress is finished.
    slots.finish().await;
}

/// Records how late claimed tables are.
fn record_ages(claimed: &[Due]) {
    for due in claimed {
        metrics::histogram!("pagoda_due_claim_age_seconds", "lane" => due.lane.name())
            .record(due.age);
    }
}

async fn handle(app: App, due: Due, _slot: Slot) {
    let handled = match due.status {
        TableStatus::Open => start_or_expire(&app, due).await,
        TableStatus::Running => attend(&app, due).await,
        TableStatus::Finished | TableStatus::Aborted => archive(&app, due).await,
    };
    if let Err(error) = handled {
        tracing::warn!(table = %due.table, %error, "failed to handle due table; retrying when its lease ends");
    }
}

/// Stores the result of a finished game, rates it, and moves it to the archive.
async fn archive(app: &App, due: Due) -> Result<(), ServiceError> {
    results::finish(&app.store, due.table).await?;
    app.store.tables.archive(due.table).await?;
    metrics::counter!("pagoda_games_archived_total").increment(1);
    Ok(())
}

/// A due table, with at least the acts that it was claimed with.
async fn load(app: &App, due: Due) -> Result<Option<Arc<LiveTable>>, ServiceError> {
    let Some(table) = app.tables.load(due.table).await? else { return Ok(None) };
    let is_behind = table.state().acts() < due.acts;
    if is_behind {
        app.tables.catch_up(&table).await?;
    }
    Ok(Some(table))
}

/// Starts a game whose chairs are all taken, waits for its players' seeds, or closes an abandoned table.
async fn start_or_expire(app: &App, due: Due) -> Result<(), ServiceError> {
    let Some(table) = load(app, due).await? else { return Ok(()) };
    let (waits, is_prepared, is_ready) = {
        let state = table.state();
        (state.awaits_seeds_until(), state.is_prepared(), state.is_ready_to_start())
    };
    let done = match waits {
        Some(deadline) if due.now < deadline => {
            alerts::alert_players(app, &table).await?;
            let next = Some(DueTime::At(deadline));
            return Ok(app.store.tables.reschedule(due.table, due.acts, next).await?);
        }
        Some(_) => seed::miss(app, &table, due.now).await,
        None if is_prepared => start::start_prepared_game(app, &table).await.map(drop),
        None if is_ready => start::start_game(app, &table, None, None).await.map(drop),
        None => time_out::expire(app, &table, due.acts).await.map(drop),
    };
    if let Err(problem) = done {
        let code = problem.code.name();
        tracing::info!(table = %due.table, code, "failed to start or close open table; retrying when it is due again");
    }
    Ok(())
}

/// Lets the bot to act move, or checks the clock and alerts the players to act.
async fn attend(app: &App, due: Due) -> Result<(), ServiceError> {
    let Some(table) = load(app, due).await? else { return Ok(()) };
    match bot::question(&table) {
        Some(question) if matches!(due.lane, DueLane::Bot(_)) => {
            bot::play(app, &table, question).await;
            Ok(())
        }
        // A bot doesn't think in a slot for quick work.
        Some(question) => {
            let lane = DueLane::Bot(question.level());
            app.store.tables.redirect(due.table, due.acts, lane).await?;
            app.bus.notify_workers(lane);
            Ok(())
        }
        None => clock::attend(app, &table, due).await,
    }
}
