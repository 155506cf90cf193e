//! The news feed: changes are sent to a client when it can take them, over a WebSocket or as a stream.

mod chat;
mod feed;
mod lists;
mod lobby_watch;
mod message;
mod socket;
mod stream;

pub(crate) use crate::news::{feed::Feed, socket::serve, stream::lines};
