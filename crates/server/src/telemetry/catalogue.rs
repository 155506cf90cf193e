//! The catalogue of metrics: names, descriptions, and buckets of histograms.

use std::{sync::OnceLock, time::Duration};

use metrics::{describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use crate::telemetry::moves;

/// How often recorded values are put into their buckets. Until then they are a list, which grows with every move.
const DRAIN_INTERVAL: Duration = Duration::from_secs(1);

/// Bounds for what takes from microseconds (a notification) to seconds (a lost connection).
const STAGES: &[f64] = &[
    0.000_01, 0.000_025, 0.000_1, 0.000_25, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25,
    1.0, 5.0,
];
/// Bounds for answers; 0.1 is the objective for moves (`ship/slo.yaml`).
const ANSWERS: &[f64] =
    &[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0];
/// Bounds for requests, fewer, as there are many routes.
const REQUESTS: &[f64] = &[0.001, 0.005, 0.025, 0.1, 0.25, 1.0, 5.0];
/// Bounds for bots, which think for at most 1.5 s.
const BOTS: &[f64] = &[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];
/// Bounds for work that is late.
const AGES: &[f64] =
    &[0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 120.0, 600.0];
/// Bounds for acts of one statement, at most 256.
const BATCHES: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];
/// Bounds for frames.
const FRAMES: &[f64] =
    &[256.0, 512.0, 1024.0, 2048.0, 4096.0, 8192.0, 16_384.0, 32_768.0, 65_536.0];

/// Counters, with their descriptions.
const COUNTERS: [(&str, &str); 18] = [
    ("pagoda_table_acts_total", "Acts committed at tables: moves, joins and so on"),
    ("pagoda_moves_total", "Moves of players by outcome"),
    ("pagoda_games_archived_total", "Finished games moved to the archive"),
    ("pagoda_clock_timeouts_total", "Seats that ran out of time"),
    ("pagoda_outbox_messages_total", "Emails, push messages and webhooks by outcome"),
    ("pagoda_http_requests_total", "HTTP requests by route, method and status class"),
    ("pagoda_http_errors_total", "Error responses by problem code"),
    ("pagoda_connections_rejected_total", "Connections closed because of a connection limit"),
    ("pagoda_slow_clients_total", "Connections closed because the client read too slowly"),
    ("pagoda_notifications_dropped_total", "Notifications to other nodes that were dropped"),
    ("pagoda_notified_acts_total", "Acts of other nodes at tables in the cache, by outcome"),
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
/// Histograms, with their descriptions and the bounds of their buckets.
const HISTOGRAMS: [(&str, &str, &[f64]); 9] = [
    ("pagoda_act_duration_seconds", "Duration of the stages of an act", STAGES),
    (
        "pagoda_move_acknowledgement_seconds",
        "Time from reading a player's move until it is acknowledged",
        ANSWERS,
    ),
    ("pagoda_write_batch_acts", "Acts written by one statement", BATCHES),
    ("pagoda_database_connection_wait_seconds", "Wait for a database connection by pool", STAGES),
    ("pagoda_due_claim_age_seconds", "Age of due work by lane when a worker claims it", AGES),
    ("pagoda_remote_act_lag_seconds", "Age of another node's act when this node reads it", AGES),
    ("pagoda_frame_bytes", "Size of frames sent to clients", FRAMES),
    (
        "pagoda_http_request_duration_seconds",
        "Time until the answer to an HTTP request begins, by route",
        REQUESTS,
    ),
    ("pagoda_bot_move_duration_seconds", "Time that a bot takes to choose a move", BOTS),
];

/// Installs the metrics recorder, once per process. Metrics that are created before it record nothing.
pub(crate) fn install() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    let begin = || {
        let handle = builder().install_recorder();
        describe();
        moves::register();
        handle.expect("no other recorder is installed in this process")
    };
    HANDLE.get_or_init(begin).clone()
}

fn builder() -> PrometheusBuilder {
    HISTOGRAMS.iter().fold(PrometheusBuilder::new(), |builder, (name, _, bounds)| {
        let matcher = Matcher::Full((*name).to_owned());
        builder.set_buckets_for_metric(matcher, bounds).expect("there are buckets")
    })
}

/// Describes every metric, for the `# HELP` lines.
fn describe() {
    for (name, help) in COUNTERS {
        describe_counter!(name, help);
    }
    for (name, help) in GAUGES {
        describe_gauge!(name, help);
    }
    for (name, help, _) in HISTOGRAMS {
        describe_histogram!(name, help);
    }
}

/// Puts recorded values into their buckets until the node stops.
pub(crate) async fn drain(handle: PrometheusHandle, stop: CancellationToken) {
    while !stop.is_cancelled() {
        handle.run_upkeep();
        tokio::select! {
            () = stop.cancelled() => {}
            () = sleep(DRAIN_INTERVAL) => {}
        }
    }
}
