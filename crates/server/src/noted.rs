//! What is noted of who was refused what they may not do, or do so often: by number, and by nothing else.

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

use crate::who::Who;

/// Lines a second, at most: a flood must not fill the log. The metrics count all of it.
const A_SECOND: NonZeroU32 = NonZeroU32::new(20).expect("more than none");
static ROOM: LazyLock<DefaultDirectRateLimiter> =
    LazyLock::new(|| RateLimiter::direct(Quota::per_second(A_SECOND)));

/// Who asks, once that is known.
#[derive(Clone, Default)]
struct Asker(Arc<OnceLock<UserId>>);

/// It is clear who asks: a person, or a program for one.
pub(crate) fn asks(parts: &Parts, who: &Who) {
    let id = match who {
        Who::Nobody => return,
        Who::Person(user) => user.id,
        Who::Seat { by, .. } => *by,
    };
    if let Some(asker) = parts.extensions.get::<Asker>() {
        let _ = asker.0.set(id);
    }
}

/// Notes who is refused for what they are or for how much they ask.
pub(crate) async fn check(mut request: Request, next: Next) -> Response {
    let asker = Asker::default();
    request.extensions_mut().insert(asker.clone());
    // With holes where an address has names in it.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let answer = next.run(request).await;
    let is_noted = matches!(answer.status(), StatusCode::FORBIDDEN | StatusCode::TOO_MANY_REQUESTS);
    if is_noted && ROOM.check().is_ok() {
        let code = answer.extensions().get::<Code>().map_or("", |code| code.name());
        let route = route.as_ref().map_or("", MatchedPath::as_str);
        let person = asker.0.get().map(tracing::field::display);
        tracing::info!(person, route, code, "refused");
    }
    answer
}
