//! The server's commands: `serve`, `worker` and `migrate`.

use cli::block_on;
use server::{Config, MigrateConfig, StartError, Traces};

use crate::Failure;

/// Starts the log, with warnings of former variables.
fn begin(traces: Option<&Traces>) {
    server::init_logging(traces);
    server::warn_of_former_variables();
}

/// Runs a node or a worker, and exports its traces.
fn run<F>(config: Config, node: impl FnOnce(Config) -> F) -> Result<(), Failure>
where
    F: Future<Output = Result<(), StartError>>,
{
    let traces = Traces::start(&config.traces)?;
    begin(traces.as_ref());
    let done = block_on(node(config));
    traces.into_iter().for_each(Traces::stop);
    Ok(done??)
}

/// Runs a node: HTTP and WebSocket, bots and background work.
pub(crate) fn serve(config: Config) -> Result<(), Failure> {
    run(config, server::serve)
}

/// Runs a worker: bots and background work only.
pub(crate) fn worker(config: Config) -> Result<(), Failure> {
    run(config, server::run_worker)
}

/// Runs pending migrations.
pub(crate) fn migrate(config: &MigrateConfig) -> Result<(), Failure> {
    begin(None);
    Ok(block_on(server::migrate(config))??)
}
