//! The limit of open sockets and streams per client address. Connections that proxies make can't tell their clients apart, but
//! these requests can, and each of them keeps a connection.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use wire::api::{Code, Problem};

/// The open sockets and streams of this node's clients.
pub(crate) struct StreamLimit {
    most: usize,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// The right to one socket or stream, until it is dropped.
pub(crate) struct StreamPermit {
    limit: Arc<StreamLimit>,
    address: IpAddr,
}

impl StreamLimit {
    /// At most this many for each address.
    pub(crate) fn new(most: usize) -> Arc<StreamLimit> {
        Arc::new(StreamLimit { most, open: Mutex::default() })
    }

    /// Counts a socket or stream of an address, which is the network's for IPv6.
    pub(crate) fn take(self: &Arc<StreamLimit>, address: IpAddr) -> Result<StreamPermit, Problem> {
        let mut open = self.open();
        let count = open.get(&address).copied().unwrap_or(0);
        if self.most <= count {
            return Err(Problem::new(Code::RateLimited));
        }
        open.insert(address, count + 1);
        Ok(StreamPermit { limit: self.clone(), address })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.limit.open();
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}
