//! Logging: JSON lines on standard error.

use std::io;

use tracing::Subscriber;
use tracing_subscriber::{
    EnvFilter, Layer as _,
    filter::{FilterExt as _, LevelFilter, filter_fn},
    fmt::{self, MakeWriter},
    layer::SubscriberExt as _,
    util::SubscriberInitExt as _,
};

/// Logs JSON lines to standard error, for the whole process.
pub fn init_logging() {
    // The second call in one process, as in tests, keeps the first logger.
    let _ = logger(io::stderr).try_init();
}

/// Logs JSON lines to a writer, at the levels of `RUST_LOG`, without events that would reveal secrets.
pub fn logger<W>(writer: W) -> impl Subscriber + Send + Sync + 'static
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // With a hint, events below the level aren't even filtered.
    let harmless = filter_fn(|event| !has_secrets(event)).with_max_level_hint(LevelFilter::TRACE);
    let filter = filter.and(harmless);
    let logger = fmt::layer().json().with_writer(writer).with_filter(filter);
    tracing_subscriber::registry().with(logger)
}

/// Whether an event contains socket messages, which have the hands of all players.
fn has_secrets(event: &tracing::Metadata<'_>) -> bool {
    event.target().starts_with("tungstenite") && *event.level() == tracing::Level::TRACE
}
