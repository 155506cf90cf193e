//! The lobby of a node: one snapshot of its public tables for all who look at it.

mod board;
mod refresh;
mod snapshot;

pub(crate) use crate::lobby::{board::Lobby, refresh::run};
