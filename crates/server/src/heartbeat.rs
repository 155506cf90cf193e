//! The heartbeat: nodes record that moves can be made. Where the heartbeat stopped, clocks stood still.

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;

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
        if let Err(error) =
            app.store.record_heartbeat(app.config.heartbeat.outage(), every / 2).await
        {
            tracing::warn!(%error, retry_in = ?every, "failed to record heartbeat; retrying");
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
            let service = app.store.availability().await?;
            app.tables.set_outages(&service.outages).await
        };
        if let Err(error) = read.await {
            tracing::warn!(%error, "failed to read outages; clocks may be wrong until the next attempt");
        }
    }
}
