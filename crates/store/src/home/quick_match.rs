//! Quick match: open tables for players who request the same game and pace.

use sqlx::Row;
use wire::api::TableId;

use crate::{HomeStore, StoreError};

/// The open tables of one pool of quick match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuickMatchPool {
    /// Version, for optimistic locking.
    pub version: i32,
    /// Oldest first. Some may be full by now, or not created yet.
    pub tables: Vec<TableId>,
}

impl HomeStore {
    /// The open tables of a pool.
    pub async fn quick_match_pool(&self, pool: &str) -> Result<QuickMatchPool, StoreError> {
        let query =
            sqlx::query("select version, table_ids from quick_match where pool = $1").bind(pool);
        let Some(row) = self.database.row(query).await? else {
            return Ok(QuickMatchPool::default());
        };
        let tables: Vec<i64> = row.try_get("table_ids")?;
        let tables = tables.into_iter().map(|bits| TableId::from_bits(bits as u64)).collect();
        Ok(QuickMatchPool { version: row.try_get("version")?, tables })
    }

    /// Replaces the pool; false if another node changed it since this version.
    pub async fn set_quick_match_pool(
        &self,
        pool: &str,
        version: i32,
        tables: &[TableId],
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "insert into quick_match (pool, version, table_ids) select $1, $2 + 1, $3
             where $2 = 0 or exists (select from quick_match where pool = $1)
             on conflict (pool) do update set version = $2 + 1, table_ids = $3
             where quick_match.version = $2",
        );
        let ids: Vec<i64> = tables.iter().map(|table| table.bits() as i64).collect();
        Ok(self.database.run(query.bind(pool).bind(version).bind(ids)).await? == 1)
    }
}
