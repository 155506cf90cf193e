//! The admin listener: metrics and health.

use axum::{Router, extract::State, routing::get};
use metrics_exporter_prometheus::PrometheusHandle;

use crate::{app::App, http::health::ready};

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
