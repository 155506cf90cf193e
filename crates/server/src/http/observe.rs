//! Middleware: gives each request an id and a span, and measures it.

use std::{net::SocketAddr, time::Instant};

use axum::{
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::HeaderName,
    middleware::Next,
    response::Response,
};
use tracing::Instrument as _;

use crate::{
    app::App,
    network::is_trusted,
    telemetry::{RequestId, method_label, record_request, spans},
};

/// The header of the request and of the answer.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Answers a request within its span. Only a trusted proxy may choose the id: it is in the log.
pub(crate) async fn observe(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = sent_id(&app, &request).unwrap_or_else(RequestId::random);
    request.extensions_mut().insert(id.clone());
    let method = method_label(request.method());
    let route = request.extensions().get::<MatchedPath>().cloned();
    // The pattern, without the ids of the path.
    let route = route.as_ref().map(MatchedPath::as_str);
    let span = spans::request(&id, method, route);
    let mut answer = next.run(request).instrument(span.clone()).await;
    span.record("status", answer.status().as_u16());
    record_request(route, method, answer.status(), began.elapsed());
    answer.headers_mut().insert(REQUEST_ID, id.header());
    answer
}

/// The id that a trusted proxy sent.
fn sent_id(app: &App, request: &Request) -> Option<RequestId> {
    let sent = request.headers().get(REQUEST_ID)?;
    let ConnectInfo(peer) = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    let is_proxy = is_trusted(&app.config.listeners.trusted_proxies, peer.ip());
    RequestId::parse(sent).filter(|_| is_proxy)
}
