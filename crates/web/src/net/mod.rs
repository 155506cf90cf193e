//! The client's side of the server API: requests, news over a WebSocket, the signed-in user.

mod backoff;
mod link;
mod me;
mod request;

pub(crate) use self::{
    link::{ConnectionState, Link},
    me::Me,
    request::{RequestError, delete, get, patch, post, put},
};

/// A random key: an idempotency key, or a player's contribution to chance.
pub(crate) fn random_text() -> String {
    crate::saved::random_digits(16)
}
