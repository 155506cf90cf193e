//! Sweeps: evict tables that don't fit, and find changes whose notifications were lost.

use std::sync::Arc;

use store::Store;
use wire::api::TableId;

use crate::{
    error::ServiceError,
    tables::{cache::TableCache, live::LiveTable, removals::apply_removals},
};

/// Tables of one query.
const BATCH: usize = 5_000;

/// Evicts tables that don't fit into memory, and catches up with all tables that have subscribers.
pub(super) async fn sweep(store: &Store, cache: &Arc<TableCache>) -> Result<(), ServiceError> {
    cache.mark_idle_stale();
    cache.evict_surplus();
    apply_removals(store, cache).await?;
    metrics::gauge!("pagoda_cached_tables").set(cache.len() as f64);
    metrics::gauge!("pagoda_cached_tables_bytes").set(cache.size() as f64);
    let subscribed = cache.select(LiveTable::has_subscribers);
    let ids: Vec<TableId> = subscribed.iter().map(|table| table.id).collect();
    // Not held while waiting: held tables aren't evicted.
    drop(subscribed);
    for ids in ids.chunks(BATCH) {
        for (id, acts) in store.act_counts(ids).await? {
            cache.advance(id, acts).await;
        }
        for (id, number) in store.last_chat_numbers(ids).await? {
            if let Some(table) = cache.peek(id) {
                table.notify_chat_message(number);
            }
        }
    }
    Ok(())
}
