//! The worker: tables that are due, and the outbox.

mod alerts;
mod bot;
mod clock;
mod delivery;
mod due;
mod slots;

use crate::app::App;

/// Works until the node stops, on a limited number of tables concurrently.
pub(crate) async fn run(app: App, concurrency: usize) {
    tokio::join!(due::run(app.clone(), concurrency), delivery::run(app));
}
