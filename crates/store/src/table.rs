//! Tables and their acts.

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, UserId};

use crate::{Seed, Stage, Store, StoreError};

/// A table to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// The slug of the game.
    pub game: String,
    /// The edition of its rules.
    pub edition: u16,
    /// Number of seats.
    pub seats: u8,
    /// The options in the game's notation.
    pub options: String,
    /// What its people call it.
    pub title: String,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Who opened it.
    pub owner: UserId,
    /// What its chance comes from.
    pub seed: Seed,
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// The slug of the game.
    pub game: String,
    /// The edition of its rules.
    pub edition: u16,
    /// Number of seats.
    pub seats: u8,
    /// The options in the game's notation.
    pub options: String,
    /// What its people call it.
    pub title: String,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Who opened it.
    pub owner: UserId,
    /// What its chance comes from.
    pub seed: Seed,
    /// How far it is.
    pub stage: Stage,
    /// How many acts it has.
    pub acts: u32,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
}

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActRow {
    /// Its place in the log, from 0 without gaps.
    pub number: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What its author names it by, to be told the same answer when asking twice.
    pub key: Option<[u8; 16]>,
    /// What was done.
    pub body: String,
}

impl Store {
    /// Opens a table; false if there is, or was, one of this name.
    pub async fn open(&self, table: &NewTable) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "insert into tables
                 (id, game, edition, seats, options, title, public, owner, seed, stage, acts)
             select $1, $2, $3, $4, $5, $6, $7, $8, $9, 0, 0
             where not exists (select from finished where id = $1)
             on conflict do nothing",
        );
        let ask = ask.bind(table.id.bits() as i64).bind(&table.game).bind(i32::from(table.edition));
        let ask = ask.bind(small(table.seats)).bind(&table.options).bind(&table.title);
        let ask = ask.bind(table.public).bind(table.owner.bits() as i64);
        Ok(self.run(ask.bind(table.seed.0.as_slice())).await? == 1)
    }

    /// A live table. One that isn't there may be [`Store::finished`].
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        let ask = sqlx::query(
            "select id, game, edition, seats, options, title, public, owner, seed, stage, acts,
                 (extract(epoch from created_at) * 1000)::bigint as created
             from tables where id = $1",
        );
        self.row(ask.bind(id.bits() as i64)).await?.map(|row| read_table(&row)).transpose()
    }

    /// The acts of a live table from a number on, in order.
    pub async fn acts(&self, id: TableId, from: u32) -> Result<Vec<ActRow>, StoreError> {
        let ask = sqlx::query(
            "select number, (extract(epoch from at) * 1000)::bigint as at, key, body
             from act where table_id = $1 and $2 <= number order by number",
        );
        // No log is longer than what a number of PostgreSQL counts.
        let from = i32::try_from(from).unwrap_or(i32::MAX);
        let rows = self.rows(ask.bind(id.bits() as i64).bind(from)).await?;
        rows.iter().map(read_act).collect()
    }

    /// Tables after one, live or packed, in the order of their numbers.
    pub async fn tables_after(
        &self,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let ask = sqlx::query(
            "select id from (select id from tables union select id from finished) as all_tables
             where $1::bigint is null or $1 < id order by id limit $2",
        );
        let ask = ask.bind(after.map(|id| id.bits() as i64)).bind(i64::from(limit));
        self.rows(ask).await?.iter().map(|row| read_table_id(row, "id")).collect()
    }

    /// How many acts each of these tables has; those that aren't live are left out.
    pub async fn heads(&self, ids: &[TableId]) -> Result<Vec<(TableId, u32)>, StoreError> {
        let ids: Vec<i64> = ids.iter().map(|id| id.bits() as i64).collect();
        let ask = sqlx::query("select id, acts from tables where id = any($1)");
        let rows = self.rows(ask.bind(ids)).await?;
        rows.iter().map(|row| Ok((read_table_id(row, "id")?, read_count(row, "acts")?))).collect()
    }

    /// Remembers that a person may sit at a table. Say so before the act that seats them.
    pub async fn remember(&self, user: UserId, table: TableId) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "insert into remembered (person, table_id) values ($1, $2) on conflict do nothing",
        );
        self.run(ask.bind(user.bits() as i64).bind(table.bits() as i64)).await.map(drop)
    }

    /// The tables where a person may sit or have sat, newest first.
    pub async fn remembered(&self, user: UserId, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ask = sqlx::query(
            "select table_id as id from remembered where person = $1
             order by at desc, table_id limit $2",
        );
        let rows = self.rows(ask.bind(user.bits() as i64).bind(i64::from(limit))).await?;
        rows.iter().map(|row| read_table_id(row, "id")).collect()
    }

    /// The tables with a running game where a person may sit.
    pub async fn running(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        let ask = sqlx::query(
            "select tables.id from remembered join tables on tables.id = table_id
             where person = $1 and stage = 1 order by id",
        );
        let rows = self.rows(ask.bind(user.bits() as i64)).await?;
        rows.iter().map(|row| read_table_id(row, "id")).collect()
    }

    /// Public tables that wait for people, newest first.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ask = sqlx::query(
            "select id from tables where public and stage = 0 order by created_at desc limit $1",
        );
        let rows = self.rows(ask.bind(i64::from(limit))).await?;
        rows.iter().map(|row| read_table_id(row, "id")).collect()
    }

    /// Public tables with a running game, newest first.
    pub async fn on_show(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let ask = sqlx::query(
            "select id from tables where public and stage = 1 order by created_at desc limit $1",
        );
        let rows = self.rows(ask.bind(i64::from(limit))).await?;
        rows.iter().map(|row| read_table_id(row, "id")).collect()
    }
}

/// A small number as PostgreSQL has it.
pub(crate) fn small(number: u8) -> i16 {
    i16::from(number)
}

/// A seat as we have it.
pub(crate) fn seat(number: i16) -> Result<u8, StoreError> {
    u8::try_from(number).map_err(StoreError::odd)
}

pub(crate) fn read_table_id(row: &PgRow, column: &str) -> Result<TableId, StoreError> {
    Ok(TableId::from_bits(row.try_get::<i64, _>(column)? as u64))
}

pub(crate) fn read_user_id(row: &PgRow, column: &str) -> Result<UserId, StoreError> {
    Ok(UserId::from_bits(row.try_get::<i64, _>(column)? as u64))
}

pub(crate) fn read_count(row: &PgRow, column: &str) -> Result<u32, StoreError> {
    u32::try_from(row.try_get::<i32, _>(column)?).map_err(StoreError::odd)
}

/// A row of `tables` or `finished`, with `created` in milliseconds.
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
        owner: read_user_id(row, "owner")?,
        seed: Seed(seed),
        stage: Stage::read(row.try_get("stage")?)?,
        acts: read_count(row, "acts")?,
        created_at: row.try_get("created")?,
    })
}

fn read_act(row: &PgRow) -> Result<ActRow, StoreError> {
    let key = row.try_get::<Option<&[u8]>, _>("key")?;
    Ok(ActRow {
        number: read_count(row, "number")?,
        at: row.try_get("at")?,
        key: key.map(<[u8; 16]>::try_from).transpose().map_err(StoreError::odd)?,
        body: row.try_get("body")?,
    })
}
