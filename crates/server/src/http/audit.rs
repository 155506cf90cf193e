//! Audit log of refused requests: forbidden, or over a rate limit.

use std::{
    num::NonZeroU32,
    sync::{Arc, LazyLock, OnceLock},
};

use axum::{
    extract::{MatchedPath, Request},
    http::{StatusCode, request::Parts},
    middleware::Next,
    response::Response,
};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use wire::api::{Code, UserId};

use crate::caller::Caller;

/// Maximum lines per second: a flood must not fill the log. The metrics count all refusals.
const LINES_PER_SECOND: NonZeroU32 = NonZeroU32::new(20).expect("more than none");
static LIMIT: LazyLock<DefaultDirectRateLimiter> =
    LazyLock::new(|| RateLimiter::direct(Quota::per_second(LINES_PER_SECOND)));

/// The user of a request, once it is authenticated.
#[derive(Clone, Default)]
struct Audited(Arc<OnceLock<UserId>>);

/// Records the caller of a request for the audit log: a user, or a program for one.
pub(super) fn set_caller(parts: &Parts, caller: &Caller) {
    let person = match caller {
        Caller::Anonymous => return,
        Caller::Person(user) => user.id,
        Caller::Seat { issuer, .. } => *issuer,
    };
    if let Some(audited) = parts.extensions.get::<Audited>() {
        let _ = audited.0.set(person);
    }
}

/// Logs requests that are refused by authorization or rate limits.
pub(crate) async fn log(mut request: Request, next: Next) -> Response {
    let audited = Audited::default();
    request.extensions_mut().insert(audited.clone());
    // The route's pattern, without the ids of the path.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let answer = next.run(request).await;
    let status = answer.status();
    let is_audited = matches!(status, StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS);
    if is_audited && LIMIT.check().is_ok() {
        let code = answer.extensions().get::<Code>().map_or("", |code| code.name());
        let route = route.as_ref().map_or("", MatchedPath::as_str);
        let user = audited.0.get().map(tracing::field::display);
        tracing::info!(user, route, code, "request refused");
    }
    answer
}
