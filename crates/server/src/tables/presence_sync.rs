//! Exchanging presence with other nodes.

use std::{sync::Arc, time::Instant};

use game::{Seat, Seats};
use wire::api::TableId;

use crate::{
    notify::{NotificationBus, PresenceVersion},
    tables::{cache::TableCache, live::LiveTable},
};

/// Announces which players are connected to this node, and applies announcements of other nodes.
pub(crate) struct PresenceSync {
    cache: Arc<TableCache>,
    bus: NotificationBus,
}

impl PresenceSync {
    /// Keeps the presence at the tables of a cache.
    pub(super) fn new(cache: Arc<TableCache>, bus: NotificationBus) -> PresenceSync {
        PresenceSync { cache, bus }
    }

    /// A connection of this node moves from one seat to another, arrives or leaves.
    pub(crate) fn move_connection(&self, table: &LiveTable, from: Option<Seat>, to: Option<Seat>) {
        let here = {
            let mut presence = table.presence();
            presence.move_connection(from, to).then(|| presence.here())
        };
        if let Some(here) = here {
            table.notify_presence();
            self.bus.notify_presence(table.id, here);
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
