//! Archived tables: one row each, so that the live tables stay small.

use sqlx::Row;
use wire::api::TableId;

use crate::{
    ActRow, StoreError, TableRow, TableStore,
    tables::{
        archived_log::{LogFormat, forget_early_keys, unpack_log},
        table::read_table,
    },
};

impl TableStore {
    /// Archives a finished or aborted table with its acts into one row. False if it isn't live, isn't
    /// finished, or changed meanwhile.
    pub async fn archive(&self, id: TableId) -> Result<bool, StoreError> {
        let Some(table) = self.table(id).await?.filter(|table| table.status.is_closed()) else {
            return Ok(false);
        };
        let mut acts = self.acts(id, 0).await?;
        if acts.len() != table.acts as usize {
            return Ok(false);
        }
        forget_early_keys(&mut acts, table.seats);
        let log = self.log_format(id).await?.pack(&acts)?;
        let query = sqlx::query(
            "with gone as (delete from tables where id = $1 and acts = $2 and status in (2, 3) returning *),
             acts as (delete from act where table_id in (select id from gone)),
             freed as (delete from table_creator where table_id in (select id from gone))
             insert into archived_table (id, game, edition, seats, options, title, public, owner_id, seed,
                 status, acts, created_at, log)
             select id, game, edition, seats, options, title, public, owner_id, seed,
                 status, acts, created_at, $3 from gone",
        );
        let query = query.bind(id.bits() as i64).bind(i64::from(table.acts)).bind(log);
        Ok(self.of(id).run(query).await? == 1)
    }

    /// The format in which logs are archived: one that all nodes read.
    async fn log_format(&self, id: TableId) -> Result<LogFormat, StoreError> {
        let query = sqlx::query(
            "select from format_change where name = 'archived_log_columns' and written_from <= now()",
        );
        let is_columns = self.of(id).row(query).await?.is_some();
        Ok(if is_columns { LogFormat::Columns } else { LogFormat::Json })
    }

    /// An archived table and its acts. Of idempotency keys it has only the last ones.
    pub async fn archived_table(
        &self,
        id: TableId,
    ) -> Result<Option<(TableRow, Vec<ActRow>)>, StoreError> {
        let query = sqlx::query(
            "select id, game, edition, seats, options, title, public, owner_id, seed, status, acts, log,
                 (extract(epoch from created_at) * 1000)::bigint as created
             from archived_table where id = $1",
        );
        let Some(row) = self.of(id).row(query.bind(id.bits() as i64)).await? else {
            return Ok(None);
        };
        Ok(Some((read_table(&row)?, unpack_log(row.try_get("log")?)?)))
    }

    /// Archived games that were finished, after a table, in the order of their ids.
    pub async fn finished_after(
        &self,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let text =
            "select id from archived_table where status = 2 and ($1::bigint is null or $1 < id)
             order by id limit $2";
        self.ids_after(text, after, limit).await
    }
}
