//! Which database has which part of the tables.

use sqlx::{Row, postgres::PgRow};

use crate::{HomeStore, Part, StoreError};

/// Where a part of the tables is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePart {
    /// The part.
    pub part: Part,
    /// The name of its database.
    pub database: String,
    /// Whether new tables are created in it.
    pub is_open: bool,
}

fn read(row: &PgRow) -> Result<TablePart, StoreError> {
    let number: i16 = row.try_get("part")?;
    let part =
        Part::from_number(number).ok_or_else(|| StoreError::odd(format!("part {number}")))?;
    Ok(TablePart { part, database: row.try_get("database")?, is_open: row.try_get("is_open")? })
}

impl HomeStore {
    /// Where the parts of the tables are; those left out are in the home database, and open.
    pub async fn table_parts(&self) -> Result<Vec<TablePart>, StoreError> {
        let query = sqlx::query("select part, database, is_open from table_part order by part");
        self.database.rows(query).await?.iter().map(read).collect()
    }

    /// Changes where parts are, and whether they are open.
    pub async fn set_table_parts(&self, parts: &[TablePart]) -> Result<(), StoreError> {
        let query = sqlx::query(
            "insert into table_part (part, database, is_open)
             select * from unnest($1::smallint[], $2::text[], $3::boolean[])
             on conflict (part) do update set database = excluded.database, is_open = excluded.is_open",
        );
        let numbers: Vec<i16> = parts.iter().map(|it| it.part.number()).collect();
        let names: Vec<&str> = parts.iter().map(|it| it.database.as_str()).collect();
        let open: Vec<bool> = parts.iter().map(|it| it.is_open).collect();
        self.database.run(query.bind(numbers).bind(names).bind(open)).await.map(drop)
    }
}
