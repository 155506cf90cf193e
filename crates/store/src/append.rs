//! The one statement of every move: a table's row goes on by one, and the act follows from it.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use sqlx::PgConnection;
use wire::api::TableId;

use crate::{Stage, StoreError, due::micros, error::is_collision, in_time, pool::Pool};

/// An act to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The act's number: how many acts the table has.
    pub number: u32,
    /// What its author names it by.
    pub key: Option<[u8; 16]>,
    /// What was done.
    pub body: String,
    /// How far the table is after it.
    pub stage: Stage,
    /// When something is due; none if nothing will be.
    pub due: Option<When>,
}

/// When something is due, in the database's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// So long from now.
    In(Duration),
    /// At a moment: milliseconds since 1970.
    At(i64),
}

impl When {
    /// At once.
    pub const NOW: When = When::In(Duration::ZERO);

    pub(crate) fn wait(self) -> Option<i64> {
        if let When::In(wait) = self { Some(micros(wait)) } else { None }
    }

    pub(crate) fn moment(self) -> Option<i64> {
        if let When::At(moment) = self { Some(moment) } else { None }
    }
}

/// What became of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is written, and stays.
    Done {
        /// When: milliseconds since 1970.
        at: i64,
    },
    /// The table's next act has another number, or there is no such table.
    Taken,
}

impl Appended {
    /// Whether it is written.
    pub fn is_done(self) -> bool {
        matches!(self, Appended::Done { .. })
    }
}

/// Those tables whose acts were written, and when: milliseconds since 1970.
pub(crate) struct Written {
    pub(crate) tables: BTreeSet<i64>,
    pub(crate) at: i64,
}

/// `= any(array[…])` and not `=`: it can be looked up by the key and joined in no other way, so with
/// [`SETTINGS`] the plan is the same however many tables PostgreSQL believes in. A plan made for three tables
/// would else be kept for three thousand.
const STATEMENT: &str = "
    with moved as (
        update tables
        set acts = new.number + 1, stage = new.stage,
            due_at = coalesce(now() + new.wait * interval '1 microsecond',
                timestamptz 'epoch' + new.moment * interval '1 millisecond')
        from unnest($1::bigint[], $2::int[], $3::bytea[], $4::text[], $5::smallint[], $6::bigint[],
                $7::bigint[])
            as new (id, number, key, body, stage, wait, moment)
        where tables.id = any(array[new.id]) and tables.acts = new.number
        returning new.*),
    added as (
        insert into act (table_id, number, key, body)
        select id, number, key, body from moved
        returning table_id)
    select coalesce(array_agg(table_id), '{}'), (extract(epoch from now()) * 1000)::bigint
    from added";

/// By the key, in the order of the batch: so two nodes take the rows of two tables in the same order and
/// don't wait for each other in a ring. Planned once.
pub(crate) const SETTINGS: [(&str, &str); 4] = [
    ("enable_seqscan", "off"),
    ("enable_bitmapscan", "off"),
    ("plan_cache_mode", "force_generic_plan"),
    ("jit", "off"),
];

/// How often a statement that met another is tried.
const TRIES: u32 = 5;

/// Writes acts of different tables, sorted by table; tells whose were written.
pub(crate) async fn append(pool: &Arc<Pool>, appends: &[&Append]) -> Result<Written, StoreError> {
    let mut tries = 1;
    loop {
        let told = in_time(async {
            let mut lent = pool.lend().await?;
            let told = append_once(lent.connection(), appends).await;
            Ok(lent.settle(told))
        });
        match told.await? {
            Err(error) if is_collision(&error) && tries < TRIES => tries += 1,
            told => {
                let (tables, at) = told?;
                return Ok(Written { tables: tables.into_iter().collect(), at });
            }
        }
    }
}

/// The number is the only lock: a row that went on meanwhile no longer has it, so nothing follows from
/// that row.
async fn append_once(
    connection: &mut PgConnection,
    appends: &[&Append],
) -> Result<(Vec<i64>, i64), sqlx::Error> {
    let ask = sqlx::query_as(STATEMENT);
    let ids: Vec<i64> = appends.iter().map(|it| it.table.bits() as i64).collect();
    // No table has a number that PostgreSQL can't count.
    let numbers: Vec<i32> =
        appends.iter().map(|it| i32::try_from(it.number).unwrap_or(-1)).collect();
    let keys: Vec<Option<&[u8]>> =
        appends.iter().map(|it| it.key.as_ref().map(<[u8; 16]>::as_slice)).collect();
    let bodies: Vec<&str> = appends.iter().map(|it| it.body.as_str()).collect();
    let stages: Vec<i16> = appends.iter().map(|it| it.stage.number()).collect();
    let waits: Vec<Option<i64>> = appends.iter().map(|it| it.due?.wait()).collect();
    let moments: Vec<Option<i64>> = appends.iter().map(|it| it.due?.moment()).collect();
    ask.bind(ids)
        .bind(numbers)
        .bind(keys)
        .bind(bodies)
        .bind(stages)
        .bind(waits)
        .bind(moments)
        .fetch_one(connection)
        .await
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, Connection, Executor, Row};

    use super::*;

    async fn plan(connection: &mut PgConnection) -> String {
        connection.execute("deallocate all").await.unwrap();
        let prepare = format!("prepare append as {STATEMENT}");
        connection.execute(AssertSqlSafe(prepare)).await.unwrap();
        let explain =
            "explain (costs off) execute append (null, null, null, null, null, null, null)";
        let rows = sqlx::raw_sql(explain).fetch_all(connection).await.unwrap();
        rows.iter().map(|row| row.get::<String, _>(0) + "\n").collect()
    }

    #[tokio::test]
    async fn a_row_is_found_by_its_key_in_the_order_of_the_batch() {
        let database = house::database().await;
        let store = crate::Store::connect(database.url(), 1).await.unwrap();
        store.migrate().await.unwrap();
        let mut connection = PgConnection::connect(database.url()).await.unwrap();
        for (name, value) in SETTINGS {
            let set = format!("set {name} = {value}");
            connection.execute(AssertSqlSafe(set)).await.unwrap();
        }
        for tables in [0, 1, 50, 5000] {
            let fill = format!(
                "truncate tables; insert into tables
                 select at, '', 1, 2, '', '', true, 0, '', 0, 0 from generate_series(1, {tables}) at;
                 analyze tables"
            );
            connection.execute(AssertSqlSafe(fill)).await.unwrap();
            let plan = plan(&mut connection).await;
            let order: Vec<&str> =
                ["Nested Loop", "Function Scan on", "Index Scan using tables_pkey"]
                    .into_iter()
                    .filter(|part| plan.contains(part))
                    .collect();
            assert_eq!(order.len(), 3, "{plan}");
            assert!(order.is_sorted_by_key(|part| plan.find(part)), "{plan}");
            assert!(plan.contains("Index Cond: (id = ANY (ARRAY[new.id]))"), "{plan}");
        }
    }
}
