//! The tables in this node's memory: loaded from their logs, kept up to date, evicted when
//! memory is full.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use store::{ActRow, Part, PartSet, Store, StoreError};
use wire::api::{TableId, UserId};

use crate::{
    error::ServiceError,
    failure_log::{DATABASE_FAILURES, FailureKind},
    notify::NotificationBus,
    tables::{
        eviction::{Cached, surplus},
        live::LiveTable,
        loads::Loads,
        log::{LogEntry, StoredLog},
        outages::KnownOutages,
        state::TableState,
    },
    telemetry::ACTS,
};

/// A table that wasn't used for this long is compared with its log when it is used again: notifications may have
/// been lost.
const IDLE_MAX: Duration = Duration::from_secs(600);

/// What there is of a log from an act on.
enum Log {
    /// Its acts.
    Acts(Vec<ActRow>),
    /// The game had ended, and is in the archive.
    Archived,
    /// Nothing: the log is shorter, or gone.
    Missing,
}

/// Users' names, by id.
type Names = Vec<(UserId, String)>;

/// The tables in memory, by id.
pub(super) struct TableCache {
    store: Store,
    bus: NotificationBus,
    outages: Arc<KnownOutages>,
    tables: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    loads: Loads,
    /// Maximum size of the tables, in bytes.
    ceiling: usize,
    /// Their size when they were last added up, and of those that were loaded since.
    size: AtomicUsize,
    started: Instant,
}

impl TableCache {
    /// An empty cache; clocks stand still in the given outages.
    pub(super) fn new(
        store: Store,
        bus: NotificationBus,
        outages: Arc<KnownOutages>,
        ceiling: usize,
    ) -> TableCache {
        let (tables, loads, size) = (Mutex::default(), Loads::default(), AtomicUsize::new(0));
        TableCache { store, bus, outages, tables, loads, ceiling, size, started: Instant::now() }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Seconds since the node started.
    fn now(&self) -> u32 {
        self.started.elapsed().as_secs() as u32
    }

    /// The number of tables in memory.
    pub(super) fn len(&self) -> usize {
        self.tables().len()
    }

    /// A table from memory, or else from its log; none if there is no such table.
    pub(super) async fn load(
        self: &Arc<Self>,
        id: TableId,
    ) -> Result<Option<Arc<LiveTable>>, ServiceError> {
        if let Some(table) = self.cached(id) {
            self.bus.follow(id);
            if table.take_stale() {
                self.catch_up(&table).await?;
            }
            return Ok(Some(table));
        }
        let load = || {
            let cache = self.clone();
            async move { cache.load_from_log(id).await }
        };
        self.loads.share(id, load).await
    }

    async fn load_from_log(&self, id: TableId) -> Result<Option<Arc<LiveTable>>, ServiceError> {
        self.bus.follow_now(id).await;
        let began = Instant::now();
        let Some(state) = self.read(id).await? else { return Ok(None) };
        let loaded = Arc::new(LiveTable::new(state, began));
        let size = self.size.fetch_add(loaded.size(), Ordering::Relaxed) + loaded.size();
        // Of two loads the first wins: two copies would each have half of the subscribers.
        let table = self.tables().entry(id).or_insert(loaded).clone();
        // An outage may have become known while the log was read.
        table.set_outages(&self.outages.of(id));
        table.touch(self.now());
        if self.ceiling < size {
            self.evict_surplus();
        }
        Ok(Some(table))
    }

    /// The estimated memory of the tables, in bytes.
    pub(super) fn size(&self) -> usize {
        self.size.load(Ordering::Relaxed)
    }

    /// A table if it is in memory, which counts as using it.
    pub(super) fn cached(&self, id: TableId) -> Option<Arc<LiveTable>> {
        let table = self.peek(id)?;
        table.touch(self.now());
        Some(table)
    }

    /// A table if it is in memory; this doesn't prevent its eviction.
    pub(super) fn peek(&self, id: TableId) -> Option<Arc<LiveTable>> {
        self.tables().get(&id).cloned()
    }

    /// The tables in memory that a filter selects.
    pub(super) fn select(&self, is_meant: impl Fn(&LiveTable) -> bool) -> Vec<Arc<LiveTable>> {
        self.tables().values().filter(|table| is_meant(table)).cloned().collect()
    }

    /// Drops a table from memory; the next load reads its log.
    pub(super) fn evict(&self, id: TableId) {
        self.tables().remove(&id);
    }

    /// Drops the tables that weren't used for longest until the rest fits.
    pub(super) fn evict_surplus(&self) {
        let mut tables = self.tables();
        let cached = |(id, table): (&TableId, &Arc<LiveTable>)| Cached {
            id: *id,
            size: table.size(),
            last_used: table.last_used(),
            is_held: 1 < Arc::strong_count(table) || table.has_subscribers(),
        };
        let cached: Vec<Cached> = tables.iter().map(cached).collect();
        for id in surplus(cached, self.ceiling) {
            tables.remove(&id);
        }
        let size = tables.values().map(|table| table.size()).sum();
        self.size.store(size, Ordering::Relaxed);
    }

    /// Marks tables that weren't used for long as possibly behind their logs, and receives notifications of the others.
    pub(super) fn follow_used(&self) {
        let then = self.now().checked_sub(IDLE_MAX.as_secs() as u32);
        let is_idle = |table: &LiveTable| {
            then.is_some_and(|then| table.last_used() <= then) && !table.has_subscribers()
        };
        let mut used = PartSet::default();
        for table in self.tables().values() {
            match is_idle(table) {
                true => table.mark_stale(),
                false => used.insert(Part::of(table.id)),
            }
        }
        self.bus.follow_only(used);
    }

    /// Marks all tables as possibly behind their logs: notifications may have been lost.
    pub(super) fn mark_all_stale(&self) {
        for table in self.tables().values() {
            table.mark_stale();
        }
    }

    /// A table as its log says; none if there is no such table.
    pub(super) async fn read(&self, id: TableId) -> Result<Option<TableState>, ServiceError> {
        let Some(StoredLog { row, acts }) = StoredLog::read(&self.store, id).await? else {
            return Ok(None);
        };
        let entries = LogEntry::parse_all(id, &acts)?;
        let mut state = TableState::new(row, self.outages.of(id));
        state.add_names(self.store.home.names(&state.unnamed(&entries)).await?);
        state.apply_all(&entries)?;
        Ok(Some(state))
    }

    /// The same as [`TableCache::catch_up`], shared by all who ask for it before it begins.
    pub(super) async fn catch_up_since(
        &self,
        table: &LiveTable,
        asked: Instant,
    ) -> Result<(), ServiceError> {
        table.log_check.share(asked, self.catch_up(table)).await
    }

    /// Applies the acts that the log has and the table hasn't, and notifies subscribers. Where the log lacks acts that were
    /// applied, the table is read anew.
    pub(super) async fn catch_up(&self, table: &LiveTable) -> Result<(), ServiceError> {
        let (known, head) = {
            let state = table.state();
            (state.acts(), state.head())
        };
        // The last known act is read too, and compared.
        let log = match self.log_from(table, known.saturating_sub(1)).await {
            Ok(log) => log,
            Err(error) => {
                table.mark_stale();
                return Err(error.into());
            }
        };
        let acts = match log {
            Log::Acts(acts) => acts,
            Log::Archived => return Ok(()),
            Log::Missing => return self.roll_back(table).await,
        };
        let last = acts.iter().find(|act| act.number + 1 == known);
        if 0 < known && last.map(ActRow::head) != head {
            return self.roll_back(table).await;
        }
        if acts.last().is_none_or(|last| last.number < known) {
            return Ok(());
        }
        let applied = self.apply(table, &acts).await;
        match &applied {
            Ok(()) => table.notify_changed(),
            Err(ServiceError::Store(_)) => table.mark_stale(),
            Err(ServiceError::Log(_)) => self.evict(table.id),
        }
        applied
    }

    /// Reads a table anew whose log lost acts, and notifies subscribers.
    async fn roll_back(&self, table: &LiveTable) -> Result<(), ServiceError> {
        let known = table.state().acts();
        let found = match self.read(table.id).await {
            Ok(found) => found,
            Err(error) => {
                table.mark_stale();
                return Err(error);
            }
        };
        let kept = match found {
            Some(found) => table.roll_back(found),
            None => {
                self.evict(table.id);
                table.mark_gone();
                0
            }
        };
        let lost = known.saturating_sub(kept);
        metrics::counter!("pagoda_table_rollbacks_total").increment(1);
        metrics::counter!("pagoda_table_acts_lost_total").increment(lost.into());
        // Acts may have been added since it was read.
        table.mark_stale();
        tracing::error!(table = %table.id, kept, lost, "the database lost committed acts of table; reloaded it");
        table.notify_changed();
        Ok(())
    }

    async fn apply(&self, table: &LiveTable, acts: &[ActRow]) -> Result<(), ServiceError> {
        let entries = LogEntry::parse_all(table.id, acts)?;
        let unnamed = table.state().unnamed(&entries);
        let names: Names = self.store.home.names(&unnamed).await?;
        let mut state = table.state();
        state.add_names(names);
        state.applied_at = Instant::now();
        Ok(state.apply_all(&entries)?)
    }

    /// The log from an act on.
    async fn log_from(&self, table: &LiveTable, from: u32) -> Result<Log, StoreError> {
        let acts = self.store.tables.aged_acts(table.id, from).await?;
        let (acts, ages): (Vec<ActRow>, Vec<Duration>) = acts.into_iter().unzip();
        // Without subscribers nobody waits for acts of other nodes. The first one was known already.
        if table.has_subscribers() {
            ages.into_iter().skip(1).for_each(|age| ACTS.remote_lag.record(age));
        }
        let (is_new, is_ended) = {
            let state = table.state();
            (state.acts() == 0, state.is_ended())
        };
        if !acts.is_empty() || is_new {
            return Ok(Log::Acts(acts));
        }
        // It was archived, or the log lost acts.
        if is_ended {
            let is_live = self.store.tables.table(table.id).await?.is_some();
            return Ok(if is_live { Log::Missing } else { Log::Archived });
        }
        let archived = self.store.tables.archived_table(table.id).await?;
        Ok(archived.map_or(Log::Missing, |(_, acts)| Log::Acts(acts)))
    }

    /// The timeline of a table's database, as far as this node knows.
    pub(super) fn timeline(&self, table: TableId) -> Option<String> {
        self.store.tables.timeline(table)
    }

    /// Catches up with a table that has this number of acts: immediately if it has subscribers, else on load.
    pub(super) async fn advance(&self, id: TableId, acts: u32) {
        let Some(table) = self.peek(id) else { return };
        if table.state().acts() < acts {
            self.refresh(&table).await;
        }
    }

    /// Compares a table with its log: immediately if it has subscribers, else on load.
    pub(super) async fn refresh(&self, table: &LiveTable) {
        if !table.has_subscribers() {
            return table.mark_stale();
        }
        if let Err(error) = self.catch_up(table).await {
            // A log that can't be replayed concerns this table alone.
            let suppressed = match error.is_unavailable() {
                true => DATABASE_FAILURES.failed(FailureKind::NewActs),
                false => Some(0),
            };
            if let Some(suppressed) = suppressed {
                tracing::warn!(table = %table.id, %error, suppressed, "failed to load new acts of table; retrying at the next sweep");
            }
        }
    }
}
