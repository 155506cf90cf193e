//! The server, as seen from a page: requests, news over a socket, and who one is there.

mod link;
mod me;
mod request;

pub(crate) use self::{
    link::{Link, Linked},
    me::Me,
    request::{Failed, delete, get, patch, post, put},
};

/// A text that nobody else has: a key to repeat a command by, or what one adds to chance.
pub(crate) fn random_text() -> String {
    crate::saved::random_digits(16)
}
