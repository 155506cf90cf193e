//! Applying outages to the clocks of tables in memory.

use std::sync::Arc;

use clock::{Outages, Span};
use store::DatabaseNumber;

use crate::tables::{cache::TableCache, live::LiveTable, outages::KnownOutages};

/// Tables whose clocks are folded before other tasks have their turn.
const BATCH: usize = 64;

/// Folds the clocks again that stood still in an outage. Nothing is read for that: after an outage the database has
/// enough to do.
pub(super) struct OutageSync {
    cache: Arc<TableCache>,
    known: Arc<KnownOutages>,
}

impl OutageSync {
    /// Keeps the clocks of a cache in step with the known outages.
    pub(super) fn new(cache: Arc<TableCache>, known: Arc<KnownOutages>) -> OutageSync {
        OutageSync { cache, known }
    }

    /// Sets the outages of a database. If they changed, the clocks of all its tables are folded again.
    pub(super) async fn set(&self, database: DatabaseNumber, spans: &[Span]) {
        let new = Outages::new(spans.iter().copied());
        if self.known.replace(database, new.clone()) == new {
            return;
        }
        let concerned = self.cache.select(|table| self.known.concern(table.id, database));
        for (at, table) in concerned.into_iter().enumerate() {
            table.set_outages(&new);
            if at % BATCH == BATCH - 1 {
                tokio::task::yield_now().await;
            }
        }
    }

    /// Sets the outages of a table's database, and makes sure that the table has them.
    pub(super) async fn set_for(
        &self,
        table: &LiveTable,
        database: DatabaseNumber,
        spans: &[Span],
    ) {
        self.set(database, spans).await;
        table.set_outages(&Outages::new(spans.iter().copied()));
    }
}
