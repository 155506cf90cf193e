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

use crate::telemetry::Traces;

/// Logs JSON lines to standard error, for the whole process, and exports traces, if any.
pub fn init_logging(traces: Option<&Traces>) {
    // The second call in one process, as in tests, keeps the first logger.
    let _ = logger(io::stderr, traces).try_init();
}

/// Logs JSON lines to a writer, at the levels of `RUST_LOG`, without events that would reveal secrets;
/// exports traces, if any.
pub fn logger<W>(writer: W, traces: Option<&Traces>) -> impl Subscriber + Send + Sync + 'static
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // With a hint, events below the level aren't even filtered.
    let harmless = filter_fn(|event| !has_secrets(event)).with_max_level_hint(LevelFilter::TRACE);
    let filter = filter.and(harmless);
    // The list of spans has the request's id; the innermost span is its last.
    let lines = fmt::layer().json().with_current_span(false).with_writer(writer);
    let logger = lines.with_filter(filter);
    tracing_subscriber::registry().with(logger).with(traces.map(Traces::layer))
}

/// Whether an event contains socket messages, which have the hands of all players.
fn has_secrets(event: &tracing::Metadata<'_>) -> bool {
    event.target().starts_with("tungstenite") && *event.level() == tracing::Level::TRACE
}
