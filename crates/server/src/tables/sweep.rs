//! Sweeps: evict tables that don't fit, and find changes whose notifications were lost.

use std::{collections::HashMap, sync::Arc};

use store::{Part, Store};
use wire::api::TableId;

use crate::{
    error::ServiceError,
    tables::{cache::TableCache, live::LiveTable, removals::apply_removals},
};

/// Tables of one query.
const BATCH: usize = 5_000;

/// Evicts tables that don't fit into memory, and catches up with all tables that have subscribers.
pub(super) async fn sweep(store: &Store, cache: &Arc<TableCache>) -> Result<(), ServiceError> {
    cache.follow_used();
    cache.evict_surplus();
    apply_removals(store, cache).await?;
    metrics::gauge!("pagoda_cached_tables").set(cache.len() as f64);
    metrics::gauge!("pagoda_cached_tables_bytes").set(cache.size() as f64);
    let subscribed = cache.select(LiveTable::has_subscribers);
    let known: Vec<(TableId, u32)> =
        subscribed.iter().map(|table| (table.id, table.state().acts())).collect();
    // Not held while waiting: held tables aren't evicted.
    drop(subscribed);
    for known in known.chunks(BATCH) {
        let ids: Vec<TableId> = known.iter().map(|(id, _)| *id).collect();
        let known: HashMap<TableId, u32> = known.iter().copied().collect();
        for (id, acts) in store.tables.act_counts(&ids).await? {
            let is_shorter = known.get(&id).is_some_and(|known| acts < *known);
            match cache.peek(id).filter(|_| is_shorter) {
                Some(table) => cache.refresh(&table).await,
                None => cache.advance(id, acts).await,
            }
        }
        for (id, number) in store.tables.last_chat_numbers(&ids).await? {
            if let Some(table) = cache.peek(id) {
                table.notify_chat_message(number);
            }
        }
    }
    Ok(())
}

/// Compares all tables with their logs after a failover, which may have lost acts: those with subscribers now, the others
/// when they are used.
pub(super) async fn recheck(cache: &Arc<TableCache>) {
    cache.mark_all_stale();
    for table in cache.select(LiveTable::has_subscribers) {
        cache.refresh(&table).await;
    }
}

/// Compares the tables of a part with their logs: notifications of them didn't arrive before.
pub(super) async fn recheck_part(cache: &Arc<TableCache>, part: Part) {
    for table in cache.select(|table| Part::of(table.id) == part) {
        cache.refresh(&table).await;
    }
}
