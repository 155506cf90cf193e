//! News: what changed, told to whoever listens, made when they can take it.

mod socket;
mod stream;
mod watch;

pub(crate) use crate::news::{
    socket::serve,
    stream::lines,
    watch::{Watch, sent},
};
