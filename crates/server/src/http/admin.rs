//! The admin listener: metrics and health.

use axum::{Router, extract::State, routing::get};
use metrics::{describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::{app::App, http::health::ready};

/// Counters, with their descriptions.
const COUNTERS: [(&str, &str); 15] = [
    ("pagoda_table_acts_total", "Acts committed at tables: moves, joins and so on"),
    ("pagoda_games_archived_total", "Finished games moved to the archive"),
    ("pagoda_clock_timeouts_total", "Seats that ran out of time"),
    ("pagoda_outbox_messages_total", "Emails, push messages and webhooks by outcome"),
    ("pagoda_http_errors_total", "Error responses by problem code"),
    ("pagoda_connections_rejected_total", "Connections closed because of a connection limit"),
    ("pagoda_slow_clients_total", "Connections closed because the client read too slowly"),
    ("pagoda_notifications_dropped_total", "Notifications to other nodes that were dropped"),
    ("pagoda_lobby_reads_total", "Reads of the lobby from the database"),
    (
        "pagoda_database_statements_total",
        "Database statements by pool, without those that write acts",
    ),
    ("pagoda_database_failovers_total", "Failovers of the database to another server"),
    ("pagoda_table_rollbacks_total", "Tables whose logs lost acts in a failover"),
    ("pagoda_table_acts_lost_total", "Committed acts that the database lost"),
    ("pagoda_database_unavailable_total", "Requests that failed: database unavailable"),
    ("pagoda_internal_errors_total", "Requests that failed: a bug or corrupt data"),
];
/// Gauges, with their descriptions.
const GAUGES: [(&str, &str); 6] = [
    ("pagoda_connections", "Open client connections"),
    ("pagoda_feed_subscribers", "Open subscriptions to updates of tables and lists"),
    ("pagoda_cached_tables", "Tables in the cache"),
    ("pagoda_cached_tables_bytes", "Estimated memory of the tables in the cache"),
    ("pagoda_due_age_seconds", "Age of the longest overdue table by lane"),
    ("pagoda_outbox_age_seconds", "Age of the oldest due message of the outbox by lane"),
];
/// Histograms, with their descriptions.
const HISTOGRAMS: [(&str, &str); 1] =
    [("pagoda_bot_move_duration_seconds", "Time that a bot takes to choose a move")];

/// Installs the metrics recorder, once per process.
pub(crate) fn metrics() -> PrometheusHandle {
    static HANDLE: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    let begin = || {
        let seconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &seconds)
            .expect("there are buckets");
        let handle = builder.install_recorder();
        describe();
        handle.expect("no other recorder is installed in this process")
    };
    HANDLE.get_or_init(begin).clone()
}

/// Describes every metric, for the `# HELP` lines.
fn describe() {
    for (name, help) in COUNTERS {
        describe_counter!(name, help);
    }
    for (name, help) in GAUGES {
        describe_gauge!(name, help);
    }
    for (name, help) in HISTOGRAMS {
        describe_histogram!(name, help);
    }
}

/// All metrics, with those that others count.
fn render(app: &App, handle: &PrometheusHandle) -> String {
    for (pool, statements) in app.store.statement_counts() {
        metrics::counter!("pagoda_database_statements_total", "pool" => pool).absolute(statements);
    }
    handle.render()
}

/// The routes for operators.
pub(crate) fn router(app: App, handle: PrometheusHandle) -> Router {
    Router::new()
        .route("/metrics", get(async move |State(app): State<App>| render(&app, &handle)))
        .route("/health", get(async || "ok\n"))
        .route("/ready", get(ready))
        .with_state(app)
}
