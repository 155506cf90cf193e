//! Middleware: the rate limit by client address.

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};

use crate::{
    app::App,
    http::{extract::address, reply::Refused},
};

/// Refuses requests from an address that makes too many. Commands are counted by caller, too, once that is
/// known.
pub(crate) async fn check(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Refused> {
    let (parts, body) = request.into_parts();
    let address = address(&parts, &app)?;
    // /health and /ready have no limit: load balancers poll them.
    if parts.uri.path().starts_with("/api/") {
        app.limits.request(address, &parts.method)?;
    }
    Ok(next.run(Request::from_parts(parts, body)).await)
}
