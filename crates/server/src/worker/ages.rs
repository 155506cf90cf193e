//! The age of the oldest waiting work of each lane, as a metric.

use std::{collections::BTreeMap, time::Duration};

use store::{DueLane, OutboxLane, StoreError};
use tokio::time::sleep;

use crate::app::App;

/// How often the ages are measured.
const INTERVAL: Duration = Duration::from_secs(5);

/// Measures ages until the node stops.
pub(super) async fn run(app: App) {
    while !app.stop.is_cancelled() {
        // While the database is unavailable nothing is measured; other tasks report that.
        let _ = measure(&app).await;
        tokio::select! {
            () = app.stop.cancelled() => {}
            () = sleep(INTERVAL) => {}
        }
    }
}

async fn measure(app: &App) -> Result<(), StoreError> {
    let due = app.store.tables.due_ages().await?;
    let due: BTreeMap<&str, Duration> =
        due.into_iter().map(|(lane, age)| (lane.name(), age)).collect();
    for name in DueLane::ALL.map(DueLane::name) {
        let age = due.get(name).copied().unwrap_or_default();
        metrics::gauge!("pagoda_due_age_seconds", "lane" => name).set(age.as_secs_f64());
    }
    let outbox = app.store.home.outbox_ages().await?;
    let outbox: BTreeMap<&str, Duration> =
        outbox.into_iter().map(|(lane, age)| (lane.name(), age)).collect();
    for name in OutboxLane::ALL.map(OutboxLane::name) {
        let age = outbox.get(name).copied().unwrap_or_default();
        metrics::gauge!("pagoda_outbox_age_seconds", "lane" => name).set(age.as_secs_f64());
    }
    Ok(())
}
