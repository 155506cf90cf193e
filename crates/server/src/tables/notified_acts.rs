//! Acts that other nodes tell: applied if they follow what this node has, otherwise read from the log.

use std::{slice, sync::Arc, time::Instant};

use wire::api::TableId;

use crate::{
    notify::{NotificationBus, SealedAct},
    tables::{cache::TableCache, live::LiveTable, log::LogEntry},
};

/// What became of an act that this node didn't have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// It was applied as it was told.
    Applied,
    /// The log has to be read.
    Read,
    /// It isn't authentic: the log has to be read.
    Refused,
}

impl Outcome {
    /// Its name in metrics.
    fn name(self) -> &'static str {
        match self {
            Outcome::Applied => "applied",
            Outcome::Read => "read",
            Outcome::Refused => "refused",
        }
    }
}

/// Applies the acts that other nodes tell.
pub(super) struct NotifiedActs {
    cache: Arc<TableCache>,
    bus: NotificationBus,
}

impl NotifiedActs {
    /// Applies to the tables of a cache what arrives by a bus.
    pub(super) fn new(cache: Arc<TableCache>, bus: NotificationBus) -> NotifiedActs {
        NotifiedActs { cache, bus }
    }

    /// A table has this number of acts, and maybe the last of them was told. Returns whether its log must be read.
    pub(super) fn receive(&self, id: TableId, acts: u32, sealed: Option<&SealedAct>) -> bool {
        let Some(table) = self.cache.peek(id) else { return false };
        if acts <= table.state().acts() {
            return false;
        }
        let outcome = sealed.map_or(Outcome::Read, |sealed| self.apply(&table, acts, sealed));
        metrics::counter!("pagoda_notified_acts_total", "outcome" => outcome.name()).increment(1);
        outcome != Outcome::Applied
    }

    /// Applies an act if it is authentic and the next one. Only the log tells the names of users who sit down, and which acts are
    /// left after a failover.
    fn apply(&self, table: &LiveTable, acts: u32, sealed: &SealedAct) -> Outcome {
        let Some(cipher) = self.bus.cipher() else { return Outcome::Read };
        // Nobody has used it for long, or it has missed an act: whoever uses it next reads the log anyway.
        if table.is_stale() && !table.has_subscribers() {
            return Outcome::Read;
        }
        let Some(told) = cipher.open(table.id, acts, sealed) else { return Outcome::Refused };
        let has_failed_over =
            table.rollback().count != 0 || self.cache.timeline(table.id) != Some(told.timeline);
        let Ok(entry) = LogEntry::parse(table.id, &told.row) else { return Outcome::Read };
        if has_failed_over {
            return Outcome::Read;
        }
        let applied = {
            let mut state = table.state();
            let is_next = state.acts() == entry.number && state.head() == told.before;
            if !is_next || !state.unnamed(slice::from_ref(&entry)).is_empty() {
                return Outcome::Read;
            }
            state.applied_at = Instant::now();
            state.apply_all(slice::from_ref(&entry))
        };
        if let Err(error) = applied {
            // The node that told it has applied it: the log has it, so the table is loaded anew.
            tracing::error!(table = %table.id, %error, "failed to apply notified act; reloading table from the database");
            self.cache.evict(table.id);
            return Outcome::Read;
        }
        table.notify_changed();
        Outcome::Applied
    }
}
