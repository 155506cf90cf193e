//! Exchanging presence with other nodes.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use game::{Seat, Seats};
use tokio::sync::Notify;
use wire::api::TableId;

use crate::{
    notify::{NotificationBus, PresenceVersion},
    tables::{cache::TableCache, live::LiveTable},
};

/// How long changes are collected after others were announced: a player whose page reloads leaves and returns.
const INTERVAL: Duration = Duration::from_millis(250);

/// Announces which players are connected to this node, and applies announcements of other nodes.
pub(crate) struct PresenceSync {
    cache: Arc<TableCache>,
    bus: NotificationBus,
    /// The tables where somebody came or went, kept in memory until that is announced.
    changed: Mutex<BTreeMap<TableId, Arc<LiveTable>>>,
    wake: Notify,
}

impl PresenceSync {
    /// Keeps the presence at the tables of a cache.
    pub(super) fn new(cache: Arc<TableCache>, bus: NotificationBus) -> PresenceSync {
        PresenceSync { cache, bus, changed: Mutex::default(), wake: Notify::new() }
    }

    /// A connection of this node moves from one seat to another, arrives or leaves.
    pub(crate) fn move_connection(
        &self,
        table: &Arc<LiveTable>,
        from: Option<Seat>,
        to: Option<Seat>,
    ) {
        if table.presence().move_connection(from, to) {
            self.changed
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .insert(table.id, table.clone());
            self.wake.notify_one();
        }
    }

    /// Announces changes of presence, each table's at intervals. It doesn't end by itself.
    pub(crate) async fn run(&self) {
        loop {
            self.wake.notified().await;
            let changed = {
                let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
                std::mem::take(&mut *changed)
            };
            for (id, table) in changed {
                table.notify_presence();
                self.bus.notify_presence(id, table.presence().here());
            }
            tokio::time::sleep(INTERVAL).await;
        }
    }

    /// Announces the presence here, so that other nodes answer with theirs.
    pub(crate) fn announce(&self, table: &LiveTable) {
        self.bus.notify_presence(table.id, table.presence().here());
    }

    /// Applies an announcement of another node. A new node gets this node's presence.
    pub(crate) fn on_announcement(&self, id: TableId, version: PresenceVersion, seats: Seats) {
        let Some(table) = self.cache.peek(id) else { return };
        let (update, here) = {
            let mut presence = table.presence();
            (presence.on_announcement(version, seats, Instant::now()), presence.here())
        };
        if update.is_new && table.has_subscribers() {
            self.bus.notify_presence(id, here);
        }
        if update.is_change {
            table.notify_presence();
        }
    }

    /// Repeats announcements that are due, and drops those of other nodes that have expired.
    pub(super) fn refresh(&self) {
        if !self.bus.is_shared() {
            return;
        }
        let now = Instant::now();
        for table in self.cache.select(LiveTable::has_subscribers) {
            let (is_change, due) = {
                let mut presence = table.presence();
                (presence.expire(now), presence.is_due(now).then(|| presence.here()))
            };
            if is_change {
                table.notify_presence();
            }
            if let Some(here) = due {
                self.bus.notify_presence(table.id, here);
            }
        }
    }
}
