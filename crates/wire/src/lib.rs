//! Serialized types at process boundaries: the HTTP and WebSocket API ([`api`]), frames of a table, and
//! the messages between the page and its web worker. Used by every crate on either side; depends on
//! `game` and `clock` only.

pub mod api;
mod frame;
mod request;

pub use game::Change;

pub use crate::{
    frame::{Choices, Frame, Listed, Preview, Told, Way},
    request::{Advice, Kept, Opened, Problem, Reason, Request, Verdict, Weighed},
};
