//! The heartbeat: nodes record that moves can be made. Clocks pause in gaps of the heartbeat.

use store::StoreError;
use tokio::time::{MissedTickBehavior, interval};

use crate::{
    app::App,
    failure_log::{DATABASE_FAILURES, FailureKind},
};

/// Records a heartbeat until the node stops.
pub(crate) async fn run(app: App) {
    let every = app.config.heartbeat.interval();
    let mut clock = interval(every);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            _ = clock.tick() => {}
        }
        // One of many nodes is enough.
        match app.store.tables.record_heartbeat(app.config.heartbeat.outage(), every / 2).await {
            Ok(()) => DATABASE_FAILURES.succeeded(FailureKind::Heartbeat),
            Err(error) => {
                if let Some(suppressed) = DATABASE_FAILURES.failed(FailureKind::Heartbeat) {
                    tracing::warn!(%error, suppressed, retry_in = ?every, "failed to record heartbeat; retrying");
                }
            }
        }
    }
}

/// Reads the outages until the node stops.
pub(crate) async fn follow_outages(app: App) {
    let mut clock = interval(app.config.heartbeat.interval());
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            _ = clock.tick() => {}
        }
        let read = async {
            let service = app.store.tables.availability().await?;
            app.tables.set_outages(&service.outages).await;
            Ok::<(), StoreError>(())
        };
        match read.await {
            Ok(()) => DATABASE_FAILURES.succeeded(FailureKind::Outages),
            Err(error) => {
                if let Some(suppressed) = DATABASE_FAILURES.failed(FailureKind::Outages) {
                    tracing::warn!(%error, suppressed, "failed to read outages; clocks may be wrong until the next attempt");
                }
            }
        }
    }
}
