//! Cards of the tables of a list. A table that isn't in memory is folded for its card and not kept.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use clock::Outages;
use store::{ListedTable, Store, TableLog};
use wire::api::{TableId, TableInfo, UserId};

use crate::{
    error::ServiceError,
    tables::{
        cache::TableCache,
        log::{LogEntry, LogError},
        outages::KnownOutages,
        state::TableState,
    },
};

/// Maximum cards that are remembered.
const CARDS_MAX: usize = 10_000;
/// How long a card is remembered: names on it may change.
const CARD_AGE_MAX: Duration = Duration::from_secs(600);
/// Tables whose logs are in memory at the same time.
const BATCH: usize = 10;

/// A remembered card.
struct KnownCard {
    info: TableInfo,
    outages: Outages,
    made: Instant,
}

/// What this node knows of a table without reading its log.
enum Knowledge {
    Card(Box<TableInfo>),
    /// It is played just now: the next card will be wanted soon.
    OlderCard,
    Nothing,
}

/// Reads the cards of lists.
pub(super) struct CardReader {
    store: Store,
    cache: Arc<TableCache>,
    outages: Arc<KnownOutages>,
    known: Mutex<HashMap<TableId, KnownCard>>,
}

impl CardReader {
    /// Reads cards of tables that are in a cache, or in the database.
    pub(super) fn new(
        store: Store,
        cache: Arc<TableCache>,
        outages: Arc<KnownOutages>,
    ) -> CardReader {
        CardReader { store, cache, outages, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TableId, KnownCard>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets all cards.
    pub(super) fn forget(&self) {
        self.known().clear();
    }

    /// The cards of these tables, in this order. A table whose log can't be replayed is left out.
    pub(super) async fn read(
        &self,
        listed: &[ListedTable],
    ) -> Result<Vec<TableInfo>, ServiceError> {
        let (mut cards, mut unknown) = (BTreeMap::new(), Vec::new());
        for table in listed {
            match self.look(*table) {
                Knowledge::Card(info) => {
                    cards.insert(table.id, *info);
                }
                Knowledge::OlderCard => {
                    if let Some(info) = self.load(*table).await? {
                        cards.insert(table.id, info);
                    }
                }
                Knowledge::Nothing => unknown.push(table.id),
            }
        }
        for ids in unknown.chunks(BATCH) {
            cards.extend(self.fold(ids).await?);
        }
        Ok(listed.iter().filter_map(|table| cards.remove(&table.id)).collect())
    }

    fn look(&self, listed: ListedTable) -> Knowledge {
        if let Some(table) = self.cache.peek(listed.id) {
            let state = table.state();
            return match listed.acts <= state.acts() {
                true => Knowledge::Card(Box::new(state.info())),
                false => Knowledge::OlderCard,
            };
        }
        let outages = self.outages.of(listed.id);
        match self.known().get(&listed.id) {
            Some(card) if CARD_AGE_MAX < card.made.elapsed() => Knowledge::Nothing,
            Some(card) if card.info.acts < listed.acts => Knowledge::OlderCard,
            Some(card) if card.outages == outages => Knowledge::Card(Box::new(card.info.clone())),
            Some(_) | None => Knowledge::Nothing,
        }
    }

    /// The card of a table that is kept in memory from now on, while there is room.
    async fn load(&self, listed: ListedTable) -> Result<Option<TableInfo>, ServiceError> {
        self.known().remove(&listed.id);
        let loaded = async {
            let Some(table) = self.cache.load(listed.id).await? else { return Ok(None) };
            if table.state().acts() < listed.acts {
                self.cache.catch_up_since(&table, Instant::now()).await?;
            }
            let info = table.state().info();
            Ok(Some(info))
        };
        match loaded.await {
            Err(ServiceError::Log(error)) => {
                warn(&error);
                Ok(None)
            }
            result => result,
        }
    }

    /// The cards of tables that aren't in memory.
    async fn fold(&self, ids: &[TableId]) -> Result<Vec<(TableId, TableInfo)>, ServiceError> {
        let outages: BTreeMap<TableId, Outages> =
            ids.iter().map(|id| (*id, self.outages.of(*id))).collect();
        let (mut tables, mut unnamed): (_, Vec<UserId>) = (Vec::new(), Vec::new());
        for TableLog { row, acts } in self.store.tables.table_logs(ids).await? {
            let theirs = outages.get(&row.id).cloned().unwrap_or_default();
            let state = TableState::new(row, theirs);
            match LogEntry::parse_all(state.id(), &acts) {
                Ok(entries) => {
                    unnamed.extend(state.unnamed(&entries));
                    tables.push((state, entries));
                }
                Err(error) => warn(&error),
            }
        }
        let names = self.store.home.names(&unnamed).await?;
        let mut cards = Vec::new();
        for (mut state, entries) in tables {
            state.add_names(names.iter().cloned());
            match state.apply_all(&entries) {
                Ok(()) => cards.push((state.id(), state.info())),
                Err(error) => warn(&error),
            }
            // A whole game was replayed: others have their turn.
            tokio::task::yield_now().await;
        }
        self.remember(&cards, &outages);
        Ok(cards)
    }

    fn remember(&self, cards: &[(TableId, TableInfo)], outages: &BTreeMap<TableId, Outages>) {
        let mut known = self.known();
        if CARDS_MAX < known.len() + cards.len() {
            known.clear();
        }
        for (id, info) in cards {
            let outages = outages.get(id).cloned().unwrap_or_default();
            let (info, made) = (info.clone(), Instant::now());
            known.insert(*id, KnownCard { info, outages, made });
        }
    }
}

fn warn(error: &LogError) {
    tracing::warn!(table = %error.table, %error, "failed to read table for a list; leaving it out");
}
