//! The server's commands: `serve`, `worker` and `migrate`.

use cli::block_on;
use server::Config;

use crate::Failure;

/// Serves players, and lets bots move.
pub(crate) fn serve(config: Config) -> Result<(), Failure> {
    server::init_logging();
    Ok(block_on(server::serve(config))??)
}

/// Lets bots move, and serves nobody.
pub(crate) fn worker(config: Config) -> Result<(), Failure> {
    server::init_logging();
    Ok(block_on(server::run_worker(config))??)
}

/// Brings the database up to date.
pub(crate) fn migrate(config: &Config) -> Result<(), Failure> {
    server::init_logging();
    Ok(block_on(server::migrate(config))??)
}
