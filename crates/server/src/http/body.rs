//! JSON bodies.

use std::{collections::BTreeMap, time::Duration};

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::header,
};
use serde::de::{DeserializeOwned, IgnoredAny};
use tokio::time::timeout;
use wire::api::{Code, Problem};

use crate::http::reply::Refused;

/// Maximum length of a body in bytes.
pub(crate) const BODY_MAX: usize = 16 * 1024;
/// How long it may take to arrive: as long as the head before it.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// A JSON object as the body: its value, and its bytes for the idempotency key.
pub(crate) struct Body<T>(pub(crate) T, pub(crate) Bytes);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Refused> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or("");
        if kind.split(';').next().unwrap_or("").trim() != "application/json" {
            return Err(Problem::new(Code::NotJson).into());
        }
        let body = timeout(BODY_TIMEOUT, axum::body::to_bytes(request.into_body(), BODY_MAX)).await;
        let body = body.map_err(|_| Problem::new(Code::RequestTimeout))?;
        let body = body.map_err(|_| Problem::new(Code::TooLarge))?;
        match serde_json::from_slice(&body) {
            Ok(_) if !is_object(&body) => Err(Problem::new(Code::InvalidValue).into()),
            Ok(value) => Ok(Body(value, body)),
            Err(error) if error.is_data() => Err(Problem::new(Code::InvalidValue).into()),
            Err(_) => Err(Problem::new(Code::MalformedRequest).into()),
        }
    }
}

/// Whether JSON is an object. Serde would read a list as the fields in their order, which no client should count
/// on.
fn is_object(json: &[u8]) -> bool {
    serde_json::from_slice::<BTreeMap<String, IgnoredAny>>(json).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_objects_are_objects() {
        for json in ["{}", " {\"x\":[7]}\n", "{\"x\":{\"y\":null}}"] {
            assert!(is_object(json.as_bytes()), "{json}");
        }
        for json in ["[]", "[{}]", "7", "null", "\"{}\"", ""] {
            assert!(!is_object(json.as_bytes()), "{json}");
        }
    }
}
