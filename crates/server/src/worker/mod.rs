//! The worker: tables that are due, and the outbox.

mod ages;
mod alerts;
mod bot;
mod clock;
mod delivery;
mod due;
mod slots;

use crate::app::App;

/// Works until the node stops, with a limited number of bots that think concurrently.
pub(crate) async fn run(app: App, bots: u32) {
    tokio::join!(due::run(app.clone(), bots), delivery::run(app.clone()), ages::run(app));
}
