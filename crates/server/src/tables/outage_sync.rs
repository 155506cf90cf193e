//! Applying outages to the clocks of tables in memory.

use std::sync::Arc;

use clock::{Outages, Span};

use crate::{
    error::ServiceError,
    tables::{cache::TableCache, live::LiveTable, outages::KnownOutages},
};

/// Reloads tables whose clocks stood still in an outage.
pub(super) struct OutageSync {
    cache: Arc<TableCache>,
    known: Arc<KnownOutages>,
}

impl OutageSync {
    /// Keeps the clocks of a cache in step with the known outages.
    pub(super) fn new(cache: Arc<TableCache>, known: Arc<KnownOutages>) -> OutageSync {
        OutageSync { cache, known }
    }

    /// Sets the outages. If they changed, tables with running clocks are
    /// reloaded.
    pub(super) async fn set(&self, spans: &[Span]) -> Result<(), ServiceError> {
        let new = Outages::new(spans.iter().copied());
        let before = self.known.replace(new.clone());
        if before == new {
            return Ok(());
        }
        let reloaded = self.reload_timed().await;
        if reloaded.is_err() {
            // The next call tries again.
            self.known.replace(before);
        }
        reloaded
    }

    /// Sets the outages, and makes sure that one table has them.
    pub(super) async fn set_for(
        &self,
        table: &LiveTable,
        spans: &[Span],
    ) -> Result<(), ServiceError> {
        self.set(spans).await?;
        let is_new = table.state().timing.outages != Outages::new(spans.iter().copied());
        if is_new { self.cache.reload(table).await } else { Ok(()) }
    }

    async fn reload_timed(&self) -> Result<(), ServiceError> {
        let is_timed = |table: &LiveTable| table.state().timing.clocks().is_some();
        for table in self.cache.select(is_timed) {
            self.cache.reload(&table).await?;
        }
        Ok(())
    }
}
