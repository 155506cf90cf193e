//! The quota of watched tables: each keeps a table in this node's memory.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use wire::api::{Code, Problem, UserId};

use crate::{caller::Caller, config::QuotaConfig};

/// Whose watched tables are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Watcher {
    User(UserId),
    Network(IpAddr),
}

/// The watched tables of this node's clients.
pub(crate) struct WatchQuota {
    user_max: u32,
    network_max: u32,
    watched: Mutex<HashMap<Watcher, u32>>,
}

/// The right to watch one table, until it is dropped.
pub(crate) struct WatchPermit {
    quota: Arc<WatchQuota>,
    watchers: [Option<Watcher>; 2],
}

impl WatchQuota {
    /// The quota that is configured.
    pub(crate) fn new(config: &QuotaConfig) -> Arc<WatchQuota> {
        let user_max = config.max_watched_tables;
        let network_max = user_max.saturating_mul(config.quota_factor_per_ip);
        Arc::new(WatchQuota { user_max, network_max, watched: Mutex::default() })
    }

    /// Counts a table that a caller watches from an address, which is the network's for IPv6.
    pub(crate) fn take(
        self: &Arc<WatchQuota>,
        caller: &Caller,
        address: IpAddr,
    ) -> Result<WatchPermit, Problem> {
        let user = match caller {
            Caller::Person(user) => Some(user.id),
            Caller::Seat { issuer, .. } => Some(*issuer),
            Caller::Anonymous => None,
        };
        let watchers = [user.map(Watcher::User), Some(Watcher::Network(address))];
        let mut watched = self.watched.lock().unwrap_or_else(PoisonError::into_inner);
        for watcher in watchers.iter().flatten() {
            let most = match watcher {
                Watcher::User(_) => self.user_max,
                Watcher::Network(_) => self.network_max,
            };
            if most <= watched.get(watcher).copied().unwrap_or(0) {
                return Err(Problem::new(Code::TooManyWatched));
            }
        }
        for watcher in watchers.into_iter().flatten() {
            *watched.entry(watcher).or_default() += 1;
        }
        Ok(WatchPermit { quota: self.clone(), watchers })
    }
}

impl Drop for WatchPermit {
    fn drop(&mut self) {
        let mut watched = self.quota.watched.lock().unwrap_or_else(PoisonError::into_inner);
        for watcher in self.watchers.iter().flatten() {
            if let Some(count) = watched.get_mut(watcher) {
                *count -= 1;
                if *count == 0 {
                    watched.remove(watcher);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use wire::api::User;

    use super::*;

    fn quota() -> Arc<WatchQuota> {
        let (user_max, network_max) = (2, 3);
        Arc::new(WatchQuota { user_max, network_max, watched: Mutex::default() })
    }

    fn person(id: u64) -> Caller {
        Caller::Person(User { id: UserId::from_bits(id), name: String::new() })
    }

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    #[test]
    fn the_last_one_passes_and_the_next_is_refused() {
        let quota = quota();
        let mut held: Vec<WatchPermit> =
            (1..=2).map(|at| quota.take(&person(1), address(at)).expect("it fits")).collect();
        let refused = quota.take(&person(1), address(9)).err().expect("a third is refused");
        assert_eq!(refused.code, Code::TooManyWatched);
        held.pop();
        assert!(quota.take(&person(1), address(9)).is_ok(), "another was given up");
    }

    #[test]
    fn users_of_a_network_are_counted_together() {
        let quota = quota();
        let callers = [person(1), person(2), Caller::Anonymous];
        let _held: Vec<WatchPermit> =
            callers.iter().map(|it| quota.take(it, address(1)).expect("it fits")).collect();
        assert!(quota.take(&person(3), address(1)).is_err());
        assert!(quota.take(&Caller::Anonymous, address(1)).is_err());
        assert!(quota.take(&person(3), address(2)).is_ok());
    }

    #[test]
    fn client_without_watched_tables_is_forgotten() {
        let quota = quota();
        drop(quota.take(&person(1), address(1)));
        assert!(quota.watched.lock().expect("no thread panicked").is_empty());
    }
}
