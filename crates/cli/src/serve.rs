//! The server's commands: `serve`, `worker`, `migrate` and `openapi`.

use rustix::process::{Resource, getrlimit, setrlimit};
use server::Config;

use crate::Failure;

/// Runs a future on all cores, with as many connections as the system lets us have.
pub(crate) fn block_on<T>(future: impl Future<Output = T>) -> Result<T, Failure> {
    let mut files = getrlimit(Resource::Nofile);
    files.current = files.maximum;
    setrlimit(Resource::Nofile, files)?;
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
