//! The creators of live tables, and what they use.

use sqlx::Row;
use wire::api::{TableId, UserId};

use crate::{NetworkHash, StoreError, TableStore, columns::small};

/// The tables that a user or a network has created and that haven't ended, and their bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableUse {
    /// Tables that wait for their game to start.
    pub waiting: u32,
    /// Tables that wait or are played.
    pub live: u32,
    /// Seats of bots at these tables.
    pub bots: u32,
}

/// What a user and all users of their network use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CreatorUse {
    /// The user.
    pub user: TableUse,
    /// The network.
    pub network: TableUse,
}

impl TableStore {
    /// What a user and a network use.
    pub async fn creator_use(
        &self,
        user: UserId,
        network: NetworkHash,
    ) -> Result<CreatorUse, StoreError> {
        let query = || {
            sqlx::query(
                "select scope, count(*) filter (where status = 0) as waiting, count(*) as live,
                     sum(bots)::bigint as bots
                 from (select 0 as scope, table_id, bots from table_creator where user_id = $1
                       union all
                       select 1, table_id, bots from table_creator where network = $2) as created
                 join tables on id = table_id
                 where status in (0, 1) group by scope",
            )
            .bind(user.bits() as i64)
            .bind(network.0)
        };
        let mut found = CreatorUse::default();
        for row in self.available_rows(query).await? {
            let count = |column: &str| -> Result<u32, StoreError> {
                u32::try_from(row.try_get::<i64, _>(column)?).map_err(StoreError::odd)
            };
            let (waiting, live, bots) = (count("waiting")?, count("live")?, count("bots")?);
            let scope = match row.try_get::<i32, _>("scope")? {
                0 => &mut found.user,
                _ => &mut found.network,
            };
            scope.waiting += waiting;
            scope.live += live;
            scope.bots += bots;
        }
        Ok(found)
    }

    /// Sets how many seats of a table bots have.
    pub async fn set_bots(&self, table: TableId, bots: u8) -> Result<(), StoreError> {
        let query = sqlx::query("update table_creator set bots = $2 where table_id = $1");
        self.of(table).run(query.bind(table.bits() as i64).bind(small(bots))).await.map(drop)
    }

    /// Deletes creators of tables that an older program left when it deleted those.
    pub async fn delete_orphaned_creators(&self) -> Result<u64, StoreError> {
        let query = "delete from table_creator
             where not exists (select from tables where tables.id = table_id)";
        self.run_on_all(|| sqlx::query(query)).await
    }
}
