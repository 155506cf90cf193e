//! The server's commands: `serve`, `worker`, `migrate` and `openapi`.

use server::Config;

use crate::Failure;

/// Runs a future on all cores.
fn block_on<T>(future: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(future))
}

/// Serves players, and lets bots move.
pub(crate) fn serve(config: Config) -> Result<(), Failure> {
    server::log();
    Ok(block_on(server::serve(config))??)
}

/// Lets bots move, and serves nobody.
pub(crate) fn worker(config: Config) -> Result<(), Failure> {
    server::log();
    Ok(block_on(server::work_only(config))??)
}

/// Brings the database up to date.
pub(crate) fn migrate(config: &Config) -> Result<(), Failure> {
    server::log();
    Ok(block_on(server::migrate(config))??)
}

/// Prints the description of the API.
pub(crate) fn openapi() -> Result<(), Failure> {
    use std::io::Write as _;
    Ok(std::io::stdout().write_all(server::openapi().as_bytes())?)
}
