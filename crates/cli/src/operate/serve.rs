//! The server's commands: `serve`, `worker` and `migrate`.

use cli::block_on;
use server::{Config, MigrateConfig};

use crate::Failure;

/// Starts the log, with warnings of former variables.
fn begin() {
    server::init_logging();
    server::warn_of_former_variables();
}

/// Runs a node: HTTP and WebSocket, bots and background work.
pub(crate) fn serve(config: Config) -> Result<(), Failure> {
    begin();
    Ok(block_on(server::serve(config))??)
}

/// Runs a worker: bots and background work only.
pub(crate) fn worker(config: Config) -> Result<(), Failure> {
    begin();
    Ok(block_on(server::run_worker(config))??)
}

/// Runs pending migrations.
pub(crate) fn migrate(config: &MigrateConfig) -> Result<(), Failure> {
    begin();
    Ok(block_on(server::migrate(config))??)
}
