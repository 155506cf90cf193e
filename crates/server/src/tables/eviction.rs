//! Which tables leave memory when it is full.

use wire::api::TableId;

/// A table in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cached {
    pub(super) id: TableId,
    /// Its estimated size in bytes.
    pub(super) size: usize,
    /// When it was last used, in seconds.
    pub(super) last_used: u32,
    /// Whether it must stay: somebody watches or uses it.
    pub(super) is_held: bool,
}

/// The tables to evict, so that the rest fits: those not used for longest. An eighth more is freed, so that a
/// full cache isn't searched for each table that is loaded.
pub(super) fn surplus(mut cached: Vec<Cached>, ceiling: usize) -> Vec<TableId> {
    let mut total: usize = cached.iter().map(|table| table.size).sum();
    if total <= ceiling {
        return Vec::new();
    }
    let goal = ceiling - ceiling / 8;
    cached.retain(|table| !table.is_held);
    cached.sort_unstable_by_key(|table| table.last_used);
    let mut evicted = Vec::new();
    for table in cached {
        if total <= goal {
            break;
        }
        total -= table.size;
        evicted.push(table.id);
    }
    evicted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cached(id: u64, size: usize, last_used: u32) -> Cached {
        Cached { id: TableId::from_bits(id), size, last_used, is_held: false }
    }

    fn evicted(cached: Vec<Cached>, ceiling: usize) -> Vec<u64> {
        surplus(cached, ceiling).into_iter().map(TableId::bits).collect()
    }

    #[test]
    fn nothing_is_evicted_while_all_fit() {
        let all = vec![cached(1, 50, 0), cached(2, 50, 1_000_000)];
        assert!(evicted(all, 100).is_empty(), "however long a table is idle");
    }

    #[test]
    fn tables_not_used_for_longest_are_evicted_first() {
        let all = vec![cached(1, 30, 7), cached(2, 30, 5), cached(3, 30, 9), cached(4, 30, 8)];
        assert_eq!(evicted(all, 100), [2, 1]);
    }

    #[test]
    fn large_tables_make_room_for_many_small_ones() {
        let mut all = vec![cached(1, 90, 1)];
        all.extend((2..=12).map(|id| cached(id, 5, 2)));
        assert_eq!(evicted(all, 100), [1]);
    }

    #[test]
    fn held_tables_stay() {
        let held = Cached { is_held: true, ..cached(1, 200, 0) };
        assert_eq!(evicted(vec![held, cached(2, 10, 1), cached(3, 10, 2)], 100), [2, 3]);
    }
}
