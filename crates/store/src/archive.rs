//! Archived tables: one row each, so that the live tables stay small.

use clock::Moment;
use serde::{Deserialize, Serialize};
use sqlx::Row;
use wire::api::TableId;

use crate::{ActRow, KeyHash, Store, StoreError, TableRow, table::read_table};

/// Compression level: a good ratio at thousands of games per second.
const LEVEL: i32 = 9;

/// An archived act: milliseconds since the act before it, its key in hexadecimal, its body. Its number is its
/// index.
#[derive(Serialize, Deserialize)]
struct ArchivedAct(i64, Option<String>, String);

impl Store {
    /// Archives a finished or aborted table with its acts into one row. False if it isn't live, isn't
    /// finished, or changed meanwhile.
    pub async fn archive(&self, id: TableId) -> Result<bool, StoreError> {
        let Some(table) = self.table(id).await?.filter(|table| table.status.is_closed()) else {
            return Ok(false);
        };
        let acts = self.acts(id, 0).await?;
        if acts.len() != table.acts as usize {
            return Ok(false);
        }
        let query = sqlx::query(
            "with gone as (delete from tables where id = $1 and acts = $2 and status in (2, 3) returning *),
             acts as (delete from act where table_id in (select id from gone)),
             freed as (delete from table_creator where table_id in (select id from gone))
             insert into archived_table (id, game, edition, seats, options, title, public, owner_id, seed,
                 status, acts, created_at, log)
             select id, game, edition, seats, options, title, public, owner_id, seed,
                 status, acts, created_at, $3 from gone",
        );
        let query = query.bind(id.bits() as i64).bind(i64::from(table.acts)).bind(pack(&acts)?);
        Ok(self.run(query).await? == 1)
    }

    /// An archived table and its acts.
    pub async fn archived_table(
        &self,
        id: TableId,
    ) -> Result<Option<(TableRow, Vec<ActRow>)>, StoreError> {
        let query = sqlx::query(
            "select id, game, edition, seats, options, title, public, owner_id, seed, status, acts, log,
                 (extract(epoch from created_at) * 1000)::bigint as created
             from archived_table where id = $1",
        );
        let Some(row) = self.row(query.bind(id.bits() as i64)).await? else { return Ok(None) };
        Ok(Some((read_table(&row)?, unpack(row.try_get("log")?)?)))
    }
}

fn pack(acts: &[ActRow]) -> Result<Vec<u8>, StoreError> {
    let mut last = 0;
    let packed: Vec<ArchivedAct> = acts
        .iter()
        .map(|act| {
            let at = act.at.millis();
            let since = at - last;
            last = at;
            let key = act.idempotency_key.map(|key| format!("{:032x}", u128::from_be_bytes(key.0)));
            ArchivedAct(since, key, act.body.clone())
        })
        .collect();
    let json = serde_json::to_vec(&packed).map_err(StoreError::odd)?;
    zstd::bulk::compress(&json, LEVEL).map_err(StoreError::odd)
}

pub(crate) fn unpack(packed: &[u8]) -> Result<Vec<ActRow>, StoreError> {
    let json = zstd::stream::decode_all(packed).map_err(StoreError::odd)?;
    let packed: Vec<ArchivedAct> = serde_json::from_slice(&json).map_err(StoreError::odd)?;
    let mut at = 0;
    let acts = packed.into_iter().zip(0..).map(|(ArchivedAct(since, key, body), number)| {
        at += since;
        let key = key.map(|key| u128::from_str_radix(&key, 16));
        let (at, key) = (Moment::from_millis(at), key.transpose().map_err(StoreError::odd)?);
        let idempotency_key = key.map(|key| KeyHash(key.to_be_bytes()));
        Ok(ActRow { number, at, idempotency_key, body })
    });
    acts.collect()
}
