//! Connections of their own for each purpose: no number of readers delays an authentication, a heartbeat or a write.

use std::sync::Arc;

use crate::database::{
    hosts::{Hosts, NO_SETTINGS},
    pool::Pool,
};

/// The pools of a [`crate::Store`]. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Pools {
    /// The hosts of the database.
    pub(crate) hosts: Arc<Hosts>,
    /// Queries.
    pub(crate) reads: Arc<Pool>,
    /// Statements that change something.
    pub(crate) writes: Arc<Pool>,
    /// Sessions: whoever isn't authenticated can't move.
    pub(crate) sessions: Arc<Pool>,
    /// Heartbeats and outages: without a heartbeat all clocks stop.
    pub(crate) heartbeats: Arc<Pool>,
}

impl Pools {
    /// Divides this many connections: a quarter for sessions and for writes, one for heartbeats, the rest for reads.
    pub(crate) fn new(hosts: Arc<Hosts>, connections: usize) -> Pools {
        let quarter = (connections / 4).max(1);
        let rest = connections.saturating_sub(2 * quarter + 1).max(1);
        let pool = |name, connections| Pool::new(name, hosts.clone(), NO_SETTINGS, connections);
        Pools {
            reads: pool("read", rest),
            writes: pool("write", quarter),
            sessions: pool("session", quarter),
            heartbeats: pool("heartbeat", 1),
            hosts,
        }
    }
}
