//! The server's commands: `serve`, `worker` and `migrate`.

use cli::block_on;
use server::Config;

use crate::Failure;

/// Runs a node: HTTP and WebSocket, bots and background work.
pub(crate) fn serve(config: Config) -> Result<(), Failure> {
    server::init_logging();
    Ok(block_on(server::serve(config))??)
}

/// Runs a worker: bots and background work only.
pub(crate) fn worker(config: Config) -> Result<(), Failure> {
    server::init_logging();
    Ok(block_on(server::run_worker(config))??)
}

/// Runs pending migrations.
pub(crate) fn migrate(config: &Config) -> Result<(), Failure> {
    server::init_logging();
    Ok(block_on(server::migrate(config))??)
}
