//! The tables of a node: loading them, and committing to their logs.

use std::{sync::Arc, time::Instant};

use clock::Span;
use store::{DatabaseNumber, ListedTable, Part, Store, Writer};
use wire::api::{ActResult, Code, Problem, TableId, TableInfo};

use crate::{
    config::QuotaConfig,
    error::{ServiceError, logged},
    idempotency::KeyHash,
    notify::{NotificationBus, SealedAct},
    tables::{
        cache::TableCache, card_reader::CardReader, commit::Committer, live::LiveTable,
        notified_acts::NotifiedActs, outage_sync::OutageSync, outages::KnownOutages, plan::Draft,
        presence_sync::PresenceSync, removals::apply_removals, state::TableState, sweep,
    },
};

/// Access to all tables.
pub(crate) struct Tables {
    store: Store,
    cache: Arc<TableCache>,
    committer: Committer,
    notified: NotifiedActs,
    outages: OutageSync,
    cards: CardReader,
    /// The players who are connected.
    pub(crate) presence: PresenceSync,
}

impl Tables {
    /// The tables of a database, none of them in memory yet.
    pub(crate) fn new(
        store: Store,
        writer: Writer,
        bus: NotificationBus,
        quotas: &QuotaConfig,
    ) -> Tables {
        let outages = Arc::new(KnownOutages::new(store.tables.clone()));
        let ceiling = quotas.table_cache_bytes();
        let cache = Arc::new(TableCache::new(store.clone(), bus.clone(), outages.clone(), ceiling));
        Tables {
            committer: Committer::new(cache.clone(), writer, bus.clone(), quotas.max_table_acts),
            notified: NotifiedActs::new(cache.clone(), bus.clone()),
            cards: CardReader::new(store.clone(), cache.clone(), outages.clone()),
            outages: OutageSync::new(cache.clone(), outages),
            presence: PresenceSync::new(cache.clone(), bus),
            store,
            cache,
        }
    }

    /// A table from memory, or else from its log; none if there is no such table.
    pub(crate) async fn load(&self, id: TableId) -> Result<Option<Arc<LiveTable>>, ServiceError> {
        self.cache.load(id).await
    }

    /// A table as this node knows it, or the problem that there is none.
    pub(crate) async fn require(&self, id: TableId) -> Result<Arc<LiveTable>, Problem> {
        let table = self.cache.load(id).await.map_err(logged)?;
        table.ok_or_else(|| Problem::new(Code::NotFound))
    }

    /// A table with all acts of its log, or the problem that there is none.
    pub(crate) async fn require_latest(&self, id: TableId) -> Result<Arc<LiveTable>, Problem> {
        // A table that is loaded now needs no further look at its log.
        let asked = Instant::now();
        let table = self.require(id).await?;
        self.cache.catch_up_since(&table, asked).await.map_err(logged)?;
        Ok(table)
    }

    /// A table to watch, for a client that knows this many acts, or the problem that there is none. A table that others
    /// watch is kept up to date anyway: many that return don't read its log.
    pub(crate) async fn require_watchable(
        &self,
        id: TableId,
        acts: u32,
    ) -> Result<Arc<LiveTable>, Problem> {
        let asked = Instant::now();
        let table = self.require(id).await?;
        let is_current = table.has_subscribers() && acts <= table.state().acts();
        if !is_current {
            self.cache.catch_up_since(&table, asked).await.map_err(logged)?;
        }
        Ok(table)
    }

    /// A table with at least this many acts; none if there is no such table.
    pub(crate) async fn load_with(
        &self,
        id: TableId,
        acts: u32,
    ) -> Result<Option<Arc<LiveTable>>, ServiceError> {
        let table = self.cache.load(id).await?;
        if let Some(table) = &table
            && table.state().acts() < acts
        {
            self.cache.catch_up_since(table, Instant::now()).await?;
        }
        Ok(table)
    }

    /// A table as its log says, which isn't kept in memory; none if there is no such table.
    pub(crate) async fn read(&self, id: TableId) -> Result<Option<TableState>, ServiceError> {
        self.cache.read(id).await
    }

    /// The cards of these tables, in this order, which are kept in memory no longer than they are anyway.
    pub(crate) async fn cards(
        &self,
        listed: &[ListedTable],
    ) -> Result<Vec<TableInfo>, ServiceError> {
        self.cards.read(listed).await
    }

    /// A table if it is in memory.
    pub(crate) fn cached(&self, id: TableId) -> Option<Arc<LiveTable>> {
        self.cache.cached(id)
    }

    /// Applies the acts that the log has and the table hasn't.
    pub(crate) async fn catch_up(&self, table: &LiveTable) -> Result<(), ServiceError> {
        self.cache.catch_up_since(table, Instant::now()).await
    }

    /// Plans an act and appends it to a table's log; planned anew where another node was faster. A command
    /// that was committed with the same key is answered as before.
    pub(crate) async fn commit<P>(
        &self,
        table: &Arc<LiveTable>,
        key: Option<KeyHash>,
        plan: P,
    ) -> Result<ActResult, Problem>
    where
        P: Fn(&TableState) -> Result<Draft, Problem> + Send + 'static,
    {
        self.committer.commit(table.clone(), key, plan).await
    }

    /// Another node has committed an act, after which the table has this many, and may have told it. Returns whether the log must
    /// be read for it.
    pub(crate) fn receive_act(&self, id: TableId, acts: u32, sealed: Option<&SealedAct>) -> bool {
        self.notified.receive(id, acts, sealed)
    }

    /// Reads the acts of a table up to this number.
    pub(crate) async fn read_acts(&self, id: TableId, acts: u32) {
        self.cache.advance(id, acts).await;
    }

    /// Marks all tables as possibly behind their logs: notifications may have been lost.
    pub(crate) fn mark_all_stale(&self) {
        self.cache.mark_all_stale();
    }

    /// Compares all tables with their logs: the database failed over, and may have lost acts.
    pub(crate) async fn recheck(&self) {
        self.cards.forget();
        sweep::recheck(&self.cache).await;
    }

    /// Compares the tables of a part with their logs: notifications of them arrive from now on.
    pub(crate) async fn recheck_part(&self, part: Part) {
        sweep::recheck_part(&self.cache, part).await;
    }

    /// Sets the outages of a database, in which the clocks of its tables stand still.
    pub(crate) async fn set_outages(&self, database: DatabaseNumber, spans: &[Span]) {
        self.outages.set(database, spans).await;
    }

    /// Sets the outages of a table's database, and makes sure that the table has them.
    pub(crate) async fn set_outages_for(
        &self,
        table: &LiveTable,
        database: DatabaseNumber,
        spans: &[Span],
    ) {
        self.outages.set_for(table, database, spans).await;
    }

    /// Applies what moderators removed, on any node, to the tables in memory.
    pub(crate) async fn apply_removals(&self) -> Result<(), ServiceError> {
        Ok(apply_removals(&self.store, &self.cache).await?)
    }

    /// Evicts tables that don't fit into memory, refreshes presence, and finds changes whose notifications were lost.
    pub(crate) async fn sweep(&self) -> Result<(), ServiceError> {
        self.presence.refresh();
        sweep::sweep(&self.store, &self.cache).await
    }
}
