//! The one statement of every move: it increments the table's number of acts and inserts the act.

use std::{collections::BTreeSet, sync::Arc};

use clock::Moment;
use sqlx::PgConnection;
use wire::api::{TableId, TableStatus};

use crate::{
    ActHead, DueLane, DueTime, KeyHash, StoreError,
    database::pool::{Pool, in_time},
    error::is_collision,
    values::status_number,
};

/// An act to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The act's number: the table's number of acts before it.
    pub number: u32,
    /// The act before it, which is compared; none if there is none, or any will do.
    pub head: Option<ActHead>,
    /// Idempotency key.
    pub idempotency_key: Option<KeyHash>,
    /// The act, as JSON.
    pub body: String,
    /// The table's status after it.
    pub status: TableStatus,
    /// When the table is due; none if never.
    pub due: Option<DueTime>,
    /// The kind of work that is due then.
    pub lane: DueLane,
}

/// Result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// Committed.
    Done {
        /// When it was committed.
        at: Moment,
    },
    /// Conflict: the table's next act has another number, follows another act, or there is no such table.
    Taken,
}

impl Appended {
    /// Whether it is committed.
    pub fn is_done(self) -> bool {
        matches!(self, Appended::Done { .. })
    }
}

/// Tables whose acts were committed, and when.
pub(crate) struct Written {
    pub(crate) tables: BTreeSet<i64>,
    pub(crate) at: Moment,
}

/// `= any(array[…])` and not `=`: it admits only an index lookup and a nested loop, so that with [`SETTINGS`]
/// the plan is the same whatever the table statistics. Otherwise a plan made for three tables would be cached
/// for three thousand. The act before is compared too: after a failover that lost acts, the number alone would let an act
/// follow those of another game. An earlier look at the clock of a running game (lane 0, status 1) remains: the worker then reschedules it,
/// and a move that changes no indexed column is a heap-only update (HOT).
const STATEMENT: &str = "
    with moved as (
        update tables
        set acts = new.number + 1, status = new.status,
            lane = new.lane, due_at = case
                when tables.lane = 0 and new.lane = 0 and tables.status = 1 and new.status = 1
                    and now() < tables.due_at and tables.due_at <= wanted.due_at then tables.due_at
                else wanted.due_at end
        from unnest($1::bigint[], $2::int[], $3::bytea[], $4::text[], $5::smallint[], $6::bigint[],
                $7::bigint[], $8::smallint[], $9::bigint[], $10::bytea[])
            as new (id, number, idempotency_key, body, status, wait, moment, lane, head_at, head_hash)
            cross join lateral (select coalesce(now() + new.wait * interval '1 microsecond',
                timestamptz 'epoch' + new.moment * interval '1 millisecond') as due_at) as wanted
        where tables.id = any(array[new.id]) and tables.acts = new.number
            and coalesce((select (extract(epoch from act.created_at) * 1000)::bigint = new.head_at
                    and substr(sha256(convert_to(act.body, 'UTF8')), 1, 8) = new.head_hash
                from act where act.table_id = new.id and act.number = new.number - 1), true)
        returning new.*),
    added as (
        insert into act (table_id, number, idempotency_key, body)
        select id, number, idempotency_key, body from moved
        returning table_id)
    select coalesce(array_agg(table_id), '{}'), (extract(epoch from now()) * 1000)::bigint
    from added";

/// Index lookups in the order of the batch: two nodes lock the rows of two tables in the same order and can't
/// deadlock. Planned once.
pub(crate) const SETTINGS: [(&str, &str); 4] = [
    ("enable_seqscan", "off"),
    ("enable_bitmapscan", "off"),
    ("plan_cache_mode", "force_generic_plan"),
    ("jit", "off"),
];

/// Attempts of a statement after serialization failures or deadlocks.
const TRIES: u32 = 5;

/// Writes acts of different tables, sorted by table; returns those committed.
pub(crate) async fn append(pool: &Arc<Pool>, appends: &[&Append]) -> Result<Written, StoreError> {
    let mut tries = 1;
    loop {
        let result = in_time(async {
            let mut lent = pool.lend().await?;
            let result = append_once(lent.connection(), appends).await;
            Ok(lent.settle(result))
        });
        match result.await? {
            Err(error) if is_collision(&error) && tries < TRIES => tries += 1,
            result => {
                let (tables, at) = result?;
                let at = Moment::from_millis(at);
                return Ok(Written { tables: tables.into_iter().collect(), at });
            }
        }
    }
}

/// Optimistic locking by the number of acts: a row changed meanwhile doesn't match, so its act isn't
/// inserted.
async fn append_once(
    connection: &mut PgConnection,
    appends: &[&Append],
) -> Result<(Vec<i64>, i64), sqlx::Error> {
    let query = sqlx::query_as(STATEMENT);
    let ids: Vec<i64> = appends.iter().map(|it| it.table.bits() as i64).collect();
    // No table has as many acts as an `integer` can't hold.
    let numbers: Vec<i32> =
        appends.iter().map(|it| i32::try_from(it.number).unwrap_or(-1)).collect();
    let keys: Vec<Option<&[u8]>> =
        appends.iter().map(|it| it.idempotency_key.as_ref().map(|key| key.0.as_slice())).collect();
    let bodies: Vec<&str> = appends.iter().map(|it| it.body.as_str()).collect();
    let statuses: Vec<i16> = appends.iter().map(|it| status_number(it.status)).collect();
    let waits: Vec<Option<i64>> = appends.iter().map(|it| it.due?.wait()).collect();
    let moments: Vec<Option<i64>> = appends.iter().map(|it| it.due?.moment()).collect();
    let lanes: Vec<i16> = appends.iter().map(|it| it.lane.number()).collect();
    let heads = || appends.iter().map(|it| it.head);
    let head_times: Vec<Option<i64>> = heads().map(|head| Some(head?.at.millis())).collect();
    let head_hashes: Vec<Option<Vec<u8>>> = heads().map(|head| Some(head?.hash.into())).collect();
    query
        .bind(ids)
        .bind(numbers)
        .bind(keys)
        .bind(bodies)
        .bind(statuses)
        .bind(waits)
        .bind(moments)
        .bind(lanes)
        .bind(head_times)
        .bind(head_hashes)
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
        let explain = "explain (costs off) execute append (null, null, null, null, null, null, null, null, null, null)";
        let rows = sqlx::raw_sql(explain).fetch_all(connection).await.unwrap();
        rows.iter().map(|row| row.get::<String, _>(0) + "\n").collect()
    }

    #[tokio::test]
    async fn a_row_is_found_by_its_key_in_the_order_of_the_batch() {
        let database = test_services::database().await;
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
            assert!(plan.contains("Index Scan using act_pkey"), "{plan}");
        }
    }
}
