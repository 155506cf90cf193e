//! Where those meet who want the same game at once.

use sqlx::Row;
use wire::api::TableId;

use crate::{Store, StoreError};

/// The tables where those meet who want the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quick {
    /// How often that has changed.
    pub round: i32,
    /// The tables, the oldest first. Some may be full by now, or not laid yet.
    pub tables: Vec<TableId>,
}

impl Store {
    /// Where those meet who want this.
    pub async fn quick(&self, kind: &str) -> Result<Quick, StoreError> {
        let ask = sqlx::query("select round, tables from quick where kind = $1").bind(kind);
        let Some(row) = self.row(ask).await? else { return Ok(Quick::default()) };
        let tables: Vec<i64> = row.try_get("tables")?;
        let tables = tables.into_iter().map(|bits| TableId::from_bits(bits as u64)).collect();
        Ok(Quick { round: row.try_get("round")?, tables })
    }

    /// They meet at these tables from now on; false if that changed since this round.
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
