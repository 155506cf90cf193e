//! The heartbeat: nodes record that moves can be made, in each database of tables. Clocks pause in gaps of the heartbeat.

use futures_util::future::join_all;
use store::{DatabaseNumber, StoreError};
use tokio::time::{Interval, MissedTickBehavior, interval};

use crate::{
    app::App,
    failure_log::{DATABASE_FAILURES, FailureKind, FailureLog},
};

/// Records heartbeats until the node stops.
pub(crate) async fn run(app: App) {
    let databases = app.store.tables.numbered().into_iter();
    join_all(databases.map(|(number, name)| record(&app, number, name))).await;
}

/// Reads the outages until the node stops.
pub(crate) async fn follow_outages(app: App) {
    let databases = app.store.tables.numbered().into_iter();
    join_all(databases.map(|(number, name)| follow(&app, number, name))).await;
}

/// The failures of a database: people notice those of the home database elsewhere, too.
fn failures(number: DatabaseNumber, own: &FailureLog) -> &FailureLog {
    if number.is_home() { &DATABASE_FAILURES } else { own }
}

fn clock(app: &App) -> Interval {
    let mut clock = interval(app.config.heartbeat.interval());
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    clock
}

async fn record(app: &App, number: DatabaseNumber, database: String) {
    let (every, own) = (app.config.heartbeat.interval(), FailureLog::new());
    let (mut clock, failures) = (clock(app), failures(number, &own));
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            _ = clock.tick() => {}
        }
        // One of many nodes is enough.
        let gap = app.config.heartbeat.outage();
        match app.store.tables.record_heartbeat(number, gap, every / 2).await {
            Ok(()) => failures.succeeded(FailureKind::Heartbeat),
            Err(error) => {
                if let Some(suppressed) = failures.failed(FailureKind::Heartbeat) {
                    tracing::warn!(database, %error, suppressed, retry_in = ?every, "failed to record heartbeat; retrying");
                }
            }
        }
    }
}

async fn follow(app: &App, number: DatabaseNumber, database: String) {
    let own = FailureLog::new();
    let (mut clock, failures) = (clock(app), failures(number, &own));
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            _ = clock.tick() => {}
        }
        let read = async {
            let service = app.store.tables.availability(number).await?;
            app.tables.set_outages(number, &service.outages).await;
            Ok::<(), StoreError>(())
        };
        match read.await {
            Ok(()) => failures.succeeded(FailureKind::Outages),
            Err(error) => {
                if let Some(suppressed) = failures.failed(FailureKind::Outages) {
                    tracing::warn!(database, %error, suppressed, "failed to read outages; clocks may be wrong until the next attempt");
                }
            }
        }
    }
}
