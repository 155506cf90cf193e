//! Quotas: what one user, and all users of one network, may hold at the same time. Rates are limited elsewhere
//! (`rate_limits.rs`).

mod network;
mod streams;
mod tables;
mod watching;

pub(crate) use crate::quotas::{
    network::NetworkKey,
    streams::{StreamLimit, StreamPermit},
    tables::{Creator, TableQuotas},
    watching::{WatchPermit, WatchQuota},
};
