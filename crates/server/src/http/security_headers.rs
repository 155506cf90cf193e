//! Security headers of every answer.

use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue},
    middleware::Next,
    response::Response,
};

use crate::app::App;

/// Adds the headers that an answer doesn't have yet; pages of the client bring their own policy.
pub(crate) async fn add(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    for (name, value) in [
        ("cache-control", "no-store"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        // No answer of the API is a page.
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
        ("cross-origin-resource-policy", "same-origin"),
        ("strict-transport-security", "max-age=31536000; includeSubDomains"),
    ] {
        if app.config.listeners.tls || name != "strict-transport-security" {
            headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
        }
    }
    answer
}
