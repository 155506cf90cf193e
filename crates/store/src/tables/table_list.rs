//! Lists of tables, and the logs of many tables at once.

use std::collections::BTreeMap;

use sqlx::Row;
use wire::api::{TableId, TableStatus, UserId};

use crate::{
    ActRow, StoreError, TableRow, TableStore,
    columns::{read_count, read_table_id},
    tables::{
        archived_log::unpack_log,
        fan_out::newest_first,
        table::{read_act, read_table},
    },
    values::read_status,
};

/// A table of a list, as far as a list needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedTable {
    /// Its id.
    pub id: TableId,
    /// Its number of acts.
    pub acts: u32,
    /// Its status.
    pub status: TableStatus,
}

/// A table and all its acts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLog {
    /// The table.
    pub row: TableRow,
    /// Its acts, in order.
    pub acts: Vec<ActRow>,
}

impl TableStore {
    /// Public tables: at most `open` ones that wait, then at most `running` ones with a game, each newest first.
    pub async fn public_tables(
        &self,
        open: u32,
        running: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        let query = || {
            sqlx::query(
                "(select id, acts, status, (extract(epoch from created_at) * 1000000)::bigint as created
                  from tables where public and status = 0 order by created_at desc limit $1)
                 union all
                 (select id, acts, status, (extract(epoch from created_at) * 1000000)::bigint
                  from tables where public and status = 1 order by created_at desc limit $2)",
            )
            .bind(i64::from(open))
            .bind(i64::from(running))
        };
        let mut listed = (Vec::new(), Vec::new());
        for row in newest_first(self.available_rows(query).await?, "created", u32::MAX)? {
            let table = read_listed(&row)?;
            match table.status {
                TableStatus::Open => listed.0.push(table),
                _ => listed.1.push(table),
            }
        }
        let (waiting, played) = (listed.0.into_iter().take(open as usize), listed.1);
        Ok(waiting.chain(played.into_iter().take(running as usize)).collect())
    }

    /// The newest tables, live or archived, of which a user is or was a member, newest first.
    pub async fn own_tables(
        &self,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        let query = || {
            sqlx::query(
                "with own as (
                     select table_id, joined_at from table_member where user_id = $1
                     order by joined_at desc, table_id limit $2)
                 select table_id as id, coalesce(live.acts, archived.acts) as acts,
                     coalesce(live.status, archived.status) as status,
                     (extract(epoch from joined_at) * 1000000)::bigint as joined
                 from own left join tables as live on live.id = table_id
                     left join archived_table as archived on archived.id = table_id
                 where coalesce(live.id, archived.id) is not null
                 order by joined_at desc, table_id",
            )
            .bind(user.bits() as i64)
            .bind(i64::from(limit))
        };
        let rows = newest_first(self.available_rows(query).await?, "joined", limit)?;
        rows.iter().map(read_listed).collect()
    }

    /// The logs of these tables, live or archived, in no order; those that don't exist are left out.
    pub async fn table_logs(&self, ids: &[TableId]) -> Result<Vec<TableLog>, StoreError> {
        // One statement is one snapshot: a table is read before or after it was archived. Each row is a table, or an
        // act of a live one.
        let query = |ids| {
            sqlx::query(
            "select id, game, edition, seats, options, title, public, owner_id, seed, status, acts, log,
                 (extract(epoch from created_at) * 1000)::bigint as created,
                 null::integer as number, null::bigint as at, null::bytea as idempotency_key, null as body
             from (select id, game, edition, seats, options, title, public, owner_id, seed, status, acts,
                       created_at, null::bytea as log
                   from tables where id = any($1)
                   union all
                   select id, game, edition, seats, options, title, public, owner_id, seed, status, acts,
                       created_at, log
                   from archived_table where id = any($1)) as stored
             union all
             select table_id, null, null, null, null, null, null, null, null, null, null, null, null,
                 number, (extract(epoch from created_at) * 1000)::bigint, idempotency_key, body
             from act where table_id = any($1)
             order by number nulls first",
        ).bind(ids)
        };
        let mut logs: BTreeMap<TableId, TableLog> = BTreeMap::new();
        for row in self.available_rows_about(ids, query).await? {
            let id = read_table_id(&row, "id")?;
            if row.try_get::<Option<i32>, _>("number")?.is_some() {
                if let Some(log) = logs.get_mut(&id) {
                    log.acts.push(read_act(&row)?);
                }
                continue;
            }
            let acts = row.try_get::<Option<&[u8]>, _>("log")?.map(unpack_log).transpose()?;
            logs.insert(id, TableLog { row: read_table(&row)?, acts: acts.unwrap_or_default() });
        }
        Ok(logs.into_values().collect())
    }
}

fn read_listed(row: &sqlx::postgres::PgRow) -> Result<ListedTable, StoreError> {
    Ok(ListedTable {
        id: read_table_id(row, "id")?,
        acts: read_count(row, "acts")?,
        status: read_status(row.try_get("status")?)?,
    })
}
