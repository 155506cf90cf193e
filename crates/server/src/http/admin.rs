//! The admin listener: metrics and health.

use axum::{Router, routing::get};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::{app::App, http::health::ready};

/// Installs the metrics recorder, once per process.
pub(crate) fn metrics() -> PrometheusHandle {
    static HANDLE: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    let begin = || {
        let seconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0];
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &seconds)
            .expect("there are buckets");
        builder.install_recorder().expect("no other recorder is installed in this process")
    };
    HANDLE.get_or_init(begin).clone()
}

/// The routes for operators.
pub(crate) fn router(app: App, handle: PrometheusHandle) -> Router {
    Router::new()
        .route("/metrics", get(async move || handle.render()))
        .route("/health", get(async || "ok\n"))
        .route("/ready", get(ready))
        .with_state(app)
}
