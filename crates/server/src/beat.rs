//! Nodes say all the time that moves can be made. Where nobody said so, clocks stood.

use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::app::App;

/// Says so until the node stops.
pub(crate) async fn beat(app: App) {
    let every = app.config.beat();
    let mut clock = interval(every);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            _ = clock.tick() => {}
        }
        let outage = Duration::from_secs(app.config.outage);
        // One of many nodes is enough.
        if let Err(trouble) = app.store.beat(outage, every / 2).await {
            tracing::warn!(%trouble, "nobody can say that moves can be made");
        }
    }
}

/// Learns of outages until the node stops.
pub(crate) async fn follow(app: App) {
    let mut clock = interval(app.config.beat());
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stop.cancelled() => return,
            _ = clock.tick() => {}
        }
        let learnt = async {
            let service = app.store.service().await?;
            app.rooms.set_outages(&service.outages).await
        };
        if let Err(trouble) = learnt.await {
            tracing::warn!(%trouble, "nobody knows whether clocks stood");
        }
    }
}
