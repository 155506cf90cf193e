//! Statements to several databases of tables.

use std::{collections::BTreeMap, sync::Arc};

use futures_util::future::join_all;
use sqlx::{Row, postgres::PgRow};
use wire::api::TableId;

use crate::{
    Part, StoreError, TableStore, database::pool::Statement, tables::databases::TableDatabase,
};

impl TableStore {
    /// The rows of a query on every database; fails if one fails.
    pub(super) async fn rows_of_all<'q>(
        &self,
        query: impl Fn() -> Statement<'q>,
    ) -> Result<Vec<PgRow>, StoreError> {
        let used = self.databases.in_use();
        let asked = used.iter().map(|it| it.database().rows(query()));
        let answers: Vec<Vec<PgRow>> =
            join_all(asked).await.into_iter().collect::<Result<_, _>>()?;
        Ok(answers.into_iter().flatten().collect())
    }

    /// How many rows a statement changed on every database; fails if one fails.
    pub(super) async fn run_on_all<'q>(
        &self,
        query: impl Fn() -> Statement<'q>,
    ) -> Result<u64, StoreError> {
        let used = self.databases.in_use();
        let asked = used.iter().map(|it| it.database().run(query()));
        Ok(join_all(asked).await.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().sum())
    }

    /// The rows of a query on the databases that answer; fails if none does. An unavailable one logs it with its heartbeat.
    pub(super) async fn available_rows<'q>(
        &self,
        query: impl Fn() -> Statement<'q>,
    ) -> Result<Vec<PgRow>, StoreError> {
        let used = self.databases.in_use();
        let asked = reachable(&used)
            .into_iter()
            .map(|it| async { it.note(it.database().rows(query()).await) });
        available(join_all(asked).await)
    }

    /// The rows about these tables, on the databases that answer; fails if none does.
    pub(super) async fn available_rows_about<'q>(
        &self,
        tables: &[TableId],
        query: impl Fn(Vec<i64>) -> Statement<'q>,
    ) -> Result<Vec<PgRow>, StoreError> {
        let mut groups: BTreeMap<_, (Arc<TableDatabase>, Vec<i64>)> = BTreeMap::new();
        for table in tables {
            let database = self.databases.of(Part::of(*table));
            let group =
                groups.entry(database.number).or_insert_with(|| (database.clone(), Vec::new()));
            group.1.push(table.bits() as i64);
        }
        let asked = groups.into_values().map(|(it, ids)| {
            let query = query(ids);
            async move { it.note(it.database().rows(query).await) }
        });
        available(join_all(asked).await)
    }
}

/// The newest rows of several databases, by a column.
pub(super) fn newest_first(
    rows: Vec<PgRow>,
    column: &str,
    limit: u32,
) -> Result<Vec<PgRow>, StoreError> {
    let timed = rows.into_iter().map(|row| Ok((row.try_get::<i64, _>(column)?, row)));
    let mut timed = timed.collect::<Result<Vec<_>, StoreError>>()?;
    // Stable: of equal age they stay in their database's order.
    timed.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    timed.truncate(limit as usize);
    Ok(timed.into_iter().map(|(_, row)| row).collect())
}

/// Those that aren't known to be unavailable; all if all are.
fn reachable(used: &[Arc<TableDatabase>]) -> Vec<&Arc<TableDatabase>> {
    let here: Vec<_> = used.iter().filter(|it| !it.is_away()).collect();
    if here.is_empty() { used.iter().collect() } else { here }
}

/// All rows, unless no database answered.
fn available(answers: Vec<Result<Vec<PgRow>, StoreError>>) -> Result<Vec<PgRow>, StoreError> {
    let (mut rows, mut answered, mut failure) = (Vec::new(), answers.is_empty(), None);
    for answer in answers {
        match answer {
            Ok(more) => {
                answered = true;
                rows.extend(more);
            }
            // Another one may answer; a bug doesn't go away.
            Err(error @ StoreError::Unavailable(_)) => failure = Some(error),
            Err(error) => return Err(error),
        }
    }
    match failure {
        Some(error) if !answered => Err(error),
        _ => Ok(rows),
    }
}
