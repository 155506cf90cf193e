//! Tables and their acts.

use std::time::Duration;

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, TableStatus, UserId};

use crate::{
    ActHead, KeyHash, NetworkHash, Seed, StoreError, TableStore,
    columns::{read_count, read_millis, read_moment, read_table_id, read_user_id, seat, small},
    values::read_status,
};

/// A table to insert.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTableRow {
    /// Its id.
    pub id: TableId,
    /// The slug of the game.
    pub game: String,
    /// The edition of its rules.
    pub edition: u16,
    /// Number of seats.
    pub seats: u8,
    /// The options in the game's notation.
    pub options: String,
    /// Title.
    pub title: String,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Its creator.
    pub owner: UserId,
    /// Server seed of its chance.
    pub seed: Seed,
    /// The network it is created from, if known.
    pub network: Option<NetworkHash>,
    /// Number of seats that bots have from the beginning.
    pub bots: u8,
}

/// A stored table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The slug of the game.
    pub game: String,
    /// The edition of its rules.
    pub edition: u16,
    /// Number of seats.
    pub seats: u8,
    /// The options in the game's notation.
    pub options: String,
    /// Title.
    pub title: String,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Its creator.
    pub owner: UserId,
    /// Server seed of its chance.
    pub seed: Seed,
    /// Its status.
    pub status: TableStatus,
    /// Its number of acts.
    pub acts: u32,
    /// Creation time.
    pub created_at: Moment,
}

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActRow {
    /// Its number in the log, from 0 without gaps.
    pub number: u32,
    /// When it was committed.
    pub at: Moment,
    /// Idempotency key.
    pub idempotency_key: Option<KeyHash>,
    /// The act, as JSON.
    pub body: String,
}

impl ActRow {
    /// What distinguishes it from another act with its number.
    pub fn head(&self) -> ActHead {
        ActHead::of(self.at, &self.body)
    }
}

impl TableStore {
    /// Inserts a table; false if the id is or was in use.
    pub async fn add_table(&self, table: &NewTableRow) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with added as (
                 insert into tables
                     (id, game, edition, seats, options, title, public, owner_id, seed, status, acts)
                 select $1, $2, $3, $4, $5, $6, $7, $8, $9, 0, 0
                 where not exists (select from archived_table where id = $1)
                 on conflict do nothing returning id, owner_id)
             insert into table_creator (table_id, user_id, network, bots)
             select id, owner_id, $10, $11 from added",
        );
        let query =
            query.bind(table.id.bits() as i64).bind(&table.game).bind(i32::from(table.edition));
        let query = query.bind(small(table.seats)).bind(&table.options).bind(&table.title);
        let query = query.bind(table.public).bind(table.owner.bits() as i64);
        let query = query.bind(table.seed.0.as_slice()).bind(table.network.map(|it| it.0));
        Ok(self.of(table.id).run(query.bind(small(table.bots))).await? == 1)
    }

    /// A live table. Archived ones are in [`TableStore::archived_table`].
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let query = sqlx::query(
            "select id, game, edition, seats, options, title, public, owner_id, seed, status, acts,
                 (extract(epoch from created_at) * 1000)::bigint as created
             from tables where id = $1",
        );
        self.of(id).row(query.bind(id.bits() as i64)).await?.map(|row| read_table(&row)).transpose()
    }

    /// The acts of a live table from a number on, in order.
    pub async fn acts(&self, id: TableId, from: u32) -> Result<Vec<ActRow>, StoreError> {
        Ok(self.aged_acts(id, from).await?.into_iter().map(|(act, _)| act).collect())
    }

    /// The acts of a live table from a number on, in order, each with its age by the database's clock.
    pub async fn aged_acts(
        &self,
        id: TableId,
        from: u32,
    ) -> Result<Vec<(ActRow, Duration)>, StoreError> {
        // After a failover the clock may be another, and behind.
        let query = sqlx::query(
            "select number, (extract(epoch from created_at) * 1000)::bigint as at, idempotency_key, body,
                 (greatest(0, extract(epoch from now() - created_at)) * 1000)::bigint as age
             from act where table_id = $1 and $2 <= number order by number",
        );
        // No log has as many acts as an `integer` can't hold.
        let from = i32::try_from(from).unwrap_or(i32::MAX);
        let rows = self.of(id).rows(query.bind(id.bits() as i64).bind(from)).await?;
        rows.iter().map(|row| Ok((read_act(row)?, read_millis(row, "age")?))).collect()
    }

    /// Tables after an id, live or archived, in the order of their ids.
    pub async fn tables_after(
        &self,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let text = "select id from (select id from tables union select id from archived_table) as all_tables
             where $1::bigint is null or $1 < id order by id limit $2";
        self.ids_after(text, after, limit).await
    }

    /// The first ids after one (`$1`) that a query finds, in order.
    pub(super) async fn ids_after(
        &self,
        text: &'static str,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let after = after.map(|id| id.bits() as i64);
        let rows =
            self.rows_of_all(|| sqlx::query(text).bind(after).bind(i64::from(limit))).await?;
        read_first_ids(&rows, limit)
    }

    /// Number of acts of each of these tables; only live ones.
    pub async fn act_counts(&self, ids: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let query = |ids| sqlx::query("select id, acts from tables where id = any($1)").bind(ids);
        let rows = self.available_rows_about(ids, query).await?;
        rows.iter().map(|row| Ok((read_table_id(row, "id")?, read_count(row, "acts")?))).collect()
    }
}

/// The first of the ids that several databases found, in order.
pub(super) fn read_first_ids(rows: &[PgRow], limit: u32) -> Result<Vec<TableId>, StoreError> {
    let mut ids = rows.iter().map(|row| read_table_id(row, "id")).collect::<Result<Vec<_>, _>>()?;
    // As PostgreSQL orders them, with a sign.
    ids.sort_unstable_by_key(|id| id.bits() as i64);
    ids.truncate(limit as usize);
    Ok(ids)
}

/// A row of `tables` or `archived_table`, with `created` in milliseconds.
pub(crate) fn read_table(row: &PgRow) -> Result<TableRow, StoreError> {
    let seed = row.try_get::<&[u8], _>("seed")?.try_into().map_err(StoreError::odd)?;
    Ok(TableRow {
        id: read_table_id(row, "id")?,
        game: row.try_get("game")?,
        edition: u16::try_from(row.try_get::<i32, _>("edition")?).map_err(StoreError::odd)?,
        seats: seat(row.try_get("seats")?)?,
        options: row.try_get("options")?,
        title: row.try_get("title")?,
        public: row.try_get("public")?,
        owner: read_user_id(row, "owner_id")?,
        seed: Seed(seed),
        status: read_status(row.try_get("status")?)?,
        acts: read_count(row, "acts")?,
        created_at: read_moment(row, "created")?,
    })
}

pub(crate) fn read_act(row: &PgRow) -> Result<ActRow, StoreError> {
    let key = row.try_get::<Option<&[u8]>, _>("idempotency_key")?;
    let key = key.map(<[u8; 16]>::try_from).transpose().map_err(StoreError::odd)?;
    Ok(ActRow {
        number: read_count(row, "number")?,
        at: read_moment(row, "at")?,
        idempotency_key: key.map(KeyHash),
        body: row.try_get("body")?,
    })
}
