//! The id of an HTTP request: in its answer, in its log lines, and in its trace.

use std::{fmt, sync::Arc};

use axum::http::HeaderValue;

use crate::random;

/// Maximum characters of an id that a proxy sends: a UUID has 36.
const LENGTH_MAX: usize = 64;

/// The id of a request. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RequestId(Arc<str>);

impl RequestId {
    /// A new id, of 128 random bits.
    pub(crate) fn random() -> RequestId {
        RequestId(table::fair::hex(&random::bytes::<16>()).into())
    }

    /// The id that a proxy sent; none if it isn't made of letters, digits and `-._`.
    pub(crate) fn parse(sent: &HeaderValue) -> Option<RequestId> {
        let is_safe = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._".contains(byte);
        let text = sent.to_str().ok()?;
        let is_id = (1..=LENGTH_MAX).contains(&text.len()) && text.as_bytes().iter().all(is_safe);
        is_id.then(|| RequestId(text.into()))
    }

    /// The id as a header.
    pub(crate) fn header(&self) -> HeaderValue {
        HeaderValue::from_str(&self.0).expect("letters, digits and -._ are a header")
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Option<RequestId> {
        RequestId::parse(&HeaderValue::from_str(text).expect("a header"))
    }

    #[test]
    fn ids_of_proxies_are_kept_and_noise_is_not() {
        for id in ["7", "0af7651916cd43dd8448eb211c80319c", "a-b.c_D", &"x".repeat(64)] {
            assert_eq!(parse(id).map(|it| it.to_string()).as_deref(), Some(id));
            assert_eq!(parse(id).expect("it is an id").header(), id);
        }
        for noise in ["", "a b", "a\"b", "a{b}", "ä", "a,b", &"x".repeat(65)] {
            assert_eq!(parse(noise), None, "{noise}");
        }
    }

    #[test]
    fn random_ids_are_ids_and_differ() {
        let [one, other] = [RequestId::random(), RequestId::random()];
        assert_ne!(one, other);
        assert_eq!(parse(&one.to_string()), Some(one));
    }
}
