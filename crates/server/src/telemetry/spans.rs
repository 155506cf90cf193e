//! Spans: of a request for the log, and of the stages of an act for traces. Those of the stages are below the log's default
//! level: without an exporter each costs a comparison.
//!
//! A field of a span leaves the machine with its trace. It may name a request, a route or a status, never content.

use tracing::{Instrument as _, Span, field::Empty};

use crate::telemetry::request_id::RequestId;

/// The target of spans that are exported; no others are.
pub(crate) const TRACED: &str = "pagoda::traced";

/// The span of an HTTP request. Its status is recorded at the end.
pub(crate) fn request(id: &RequestId, method: &'static str, route: Option<&str>) -> Span {
    tracing::info_span!(target: TRACED, "request", request_id = %id, method, route, status = Empty)
}

/// The span of planning an act.
pub(crate) fn plan() -> Span {
    tracing::debug_span!(target: TRACED, "plan")
}

/// The span of committing an act: the wait for the writer, and its statement.
pub(crate) fn commit() -> Span {
    tracing::debug_span!(target: TRACED, "commit")
}

/// The span of notifying subscribers of an act.
pub(crate) fn notify() -> Span {
    tracing::debug_span!(target: TRACED, "notify")
}

/// Makes a move that arrived over the socket of this request, in a trace of its own: a socket is open for hours. Without an
/// exporter it has no span; one for the log would cost a move more than all its metrics.
pub(crate) async fn socket_move<T>(request: &RequestId, work: impl Future<Output = T>) -> T {
    let span = tracing::debug_span!(target: TRACED, parent: None, "move", request_id = %request);
    work.instrument(span).await
}
