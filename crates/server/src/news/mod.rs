//! News: what changed, told to whoever listens, made when they can take it.

mod sent;
mod socket;
mod stream;
mod talk;
mod watch;

pub(crate) use crate::news::{
    sent::{Head, text},
    socket::serve,
    stream::lines,
    watch::Watch,
};
