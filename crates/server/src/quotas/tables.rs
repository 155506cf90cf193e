//! Quotas of those who create tables.

use std::net::IpAddr;

use store::{NetworkHash, Store, TableUse, WebhookLimits};
use tokio::sync::{Mutex, MutexGuard};
use wire::api::{Code, Problem, User};

use crate::{config::QuotaConfig, error::logged, quotas::network::NetworkKey};

/// Networks whose checks may run at the same time.
const STRIPES: usize = 64;

/// Who creates something, and from where.
#[derive(Clone, Copy)]
pub(crate) struct Creator<'a> {
    /// The user.
    pub(crate) user: &'a User,
    /// Their address, as rate limits count it.
    pub(crate) address: IpAddr,
}

/// The quotas of tables, bots and webhooks.
pub(crate) struct TableQuotas {
    store: Store,
    config: QuotaConfig,
    key: NetworkKey,
    /// Held from the check until what was checked is stored: of two concurrent commands the second counts the
    /// first. Between nodes one may slip through.
    turns: [Mutex<()>; STRIPES],
}

impl TableQuotas {
    /// The quotas that are configured.
    pub(crate) fn new(store: Store, config: &QuotaConfig, key: NetworkKey) -> TableQuotas {
        let turns = std::array::from_fn(|_| Mutex::default());
        TableQuotas { store, config: config.clone(), key, turns }
    }

    /// The network of an address.
    pub(crate) fn network(&self, address: IpAddr) -> NetworkHash {
        self.key.hash(address)
    }

    /// Waits until no other command from this network is being checked.
    pub(crate) async fn turn(&self, address: IpAddr) -> MutexGuard<'_, ()> {
        let stripe = self.network(address).0.rem_euclid(STRIPES as i64);
        self.turns[stripe as usize].lock().await
    }

    /// How many webhooks a user may have, and all users of a network, within their channels.
    pub(crate) fn webhooks(&self, channels: u32) -> WebhookLimits {
        let webhooks = self.config.max_webhooks;
        let of_network = webhooks.saturating_mul(self.config.quota_factor_per_ip);
        WebhookLimits { channels, webhooks, of_network }
    }

    /// Refuses if the creator, or their network, would use more than they may.
    pub(crate) async fn check(&self, creator: Creator<'_>, more: TableUse) -> Result<(), Problem> {
        let network = self.network(creator.address);
        let used = self.store.tables.creator_use(creator.user.id, network).await.map_err(logged)?;
        let most = TableUse {
            waiting: self.config.max_waiting_tables,
            live: self.config.max_live_tables,
            bots: self.config.max_bot_seats,
        };
        let factor = self.config.quota_factor_per_ip;
        let most_of_network = TableUse {
            waiting: most.waiting.saturating_mul(factor),
            live: most.live.saturating_mul(factor),
            bots: most.bots.saturating_mul(factor),
        };
        check(used.user, more, most)?;
        check(used.network, more, most_of_network)
    }
}

/// Refuses if what is used and what is added is more than the most.
fn check(used: TableUse, more: TableUse, most: TableUse) -> Result<(), Problem> {
    // What was used before a quota was lowered may stay.
    let exceeds = |used: u32, more: u32, most: u32| 0 < more && most < used.saturating_add(more);
    if exceeds(used.waiting, more.waiting, most.waiting) || exceeds(used.live, more.live, most.live)
    {
        return Err(Problem::new(Code::TooManyTables));
    }
    if exceeds(used.bots, more.bots, most.bots) {
        return Err(Problem::new(Code::TooManyBots));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: TableUse = TableUse { waiting: 2, live: 5, bots: 8 };

    #[test]
    fn the_last_one_passes_and_the_next_is_refused() {
        let table = TableUse { waiting: 1, live: 1, bots: 4 };
        for (used, code) in [
            (TableUse { waiting: 1, live: 4, bots: 4 }, None),
            (TableUse { waiting: 2, live: 4, bots: 4 }, Some(Code::TooManyTables)),
            (TableUse { waiting: 1, live: 5, bots: 4 }, Some(Code::TooManyTables)),
            (TableUse { waiting: 1, live: 4, bots: 5 }, Some(Code::TooManyBots)),
        ] {
            assert_eq!(check(used, table, MOST).map_err(|problem| problem.code).err(), code);
        }
    }

    #[test]
    fn command_that_adds_nothing_passes_even_beyond_the_quota() {
        let used = TableUse { waiting: 3, live: 9, bots: 9 };
        assert!(check(used, TableUse::default(), MOST).is_ok());
    }
}
