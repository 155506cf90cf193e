//! Quick match: open tables for players who want the same game at the same pace.

use sqlx::Row;
use wire::api::TableId;

use crate::{Store, StoreError};

/// The open tables of one kind of quick match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuickMatchPool {
    /// Version, for optimistic locking.
    pub round: i32,
    /// Oldest first. Some may be full by now, or not created yet.
    pub tables: Vec<TableId>,
}

impl Store {
    /// The pool of a kind.
    pub async fn quick(&self, kind: &str) -> Result<QuickMatchPool, StoreError> {
        let ask = sqlx::query("select round, tables from quick where kind = $1").bind(kind);
        let Some(row) = self.row(ask).await? else { return Ok(QuickMatchPool::default()) };
        let tables: Vec<i64> = row.try_get("tables")?;
        let tables = tables.into_iter().map(|bits| TableId::from_bits(bits as u64)).collect();
        Ok(QuickMatchPool { round: row.try_get("round")?, tables })
    }

    /// Replaces the pool; false if another node changed it since this version.
    pub async fn set_quick(
        &self,
        kind: &str,
        round: i32,
        tables: &[TableId],
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "insert into quick (kind, round, tables) select $1, $2 + 1, $3
             where $2 = 0 or exists (select from quick where kind = $1)
             on conflict (kind) do update set round = $2 + 1, tables = $3 where quick.round = $2",
        );
        let ids: Vec<i64> = tables.iter().map(|table| table.bits() as i64).collect();
        Ok(self.run(ask.bind(kind).bind(round).bind(ids)).await? == 1)
    }
}
