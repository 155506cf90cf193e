//! Writing acts: conflicts, batches, retries.

use std::{
    collections::BTreeSet,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
use store::{
    Append, Appended, DueLane, DueTime, KeyHash, Store, StoreError, TableStatus, Writer,
    WriterConfig,
};
use tokio::task::JoinSet;

use crate::{act, new_table, store, table_id, until};

/// One lane that waits for more acts, so that concurrent acts are one statement.
fn together() -> WriterConfig {
    WriterConfig { wait: Duration::from_millis(20), lanes: 1, ..WriterConfig::default() }
}

#[tokio::test]
async fn concurrent_writers_conflict_once() {
    let (_database, crate::Store { tables, .. }) = store().await;
    assert!(tables.add_table(&new_table(1)).await.unwrap());
    let writers = [0, 1].map(|wait| {
        let wait = Duration::from_millis(wait);
        Writer::start(&tables, WriterConfig { wait, ..WriterConfig::default() })
    });
    for number in 0..20 {
        let (one, other) =
            tokio::join!(writers[0].put(act(1, number)), writers[1].put(act(1, number)));
        let result = [one.unwrap(), other.unwrap()];
        assert!(
            result.iter().any(|result| result.is_done()) && result.contains(&Appended::Taken),
            "{result:?}"
        );
    }
    assert_eq!(tables.acts(table_id(1), 0).await.unwrap().len(), 20);
}

#[tokio::test]
async fn batch_has_written_and_conflicting_acts() {
    let (_database, crate::Store { tables, .. }) = store().await;
    for table in 1..=3 {
        tables.add_table(&new_table(table)).await.unwrap();
    }
    let writer = Writer::start(&tables, together());
    let acts = [act(3, 0), act(1, 0), act(2, 5), act(4, 0), act(1, 1), act(1, 1), act(3, u32::MAX)];
    let tasks: Vec<_> = acts
        .into_iter()
        .map(|act| {
            let writer = writer.clone();
            tokio::spawn(async move { writer.put(act).await.unwrap() })
        })
        .collect();
    let mut result = Vec::new();
    for task in tasks {
        result.push(task.await.unwrap());
    }
    let is_done = result.iter().map(|result| result.is_done());
    assert!(is_done.eq([true, true, false, false, true, false, false]), "{result:?}");
    let heads = tables.act_counts(&[1, 2, 3, 4].map(table_id)).await.unwrap();
    let heads: BTreeSet<_> = heads.into_iter().collect();
    assert_eq!(heads, BTreeSet::from([(1, 2), (2, 0), (3, 1)].map(|(id, n)| (table_id(id), n))));
}

#[tokio::test]
async fn act_is_stored_unchanged() {
    let (_database, crate::Store { tables, .. }) = store().await;
    tables.add_table(&new_table(1)).await.unwrap();
    let writer = Writer::start(&tables, WriterConfig::default());
    let bodies =
        ["{\"move\":\"RB D3\"}", "", "żółć 中国 \u{1F3EF} \n\t\\ '\"", &"long ".repeat(20_000)];
    for (number, body) in bodies.iter().enumerate() {
        let key = (number % 2 == 0).then_some(KeyHash([number as u8; 16]));
        let act = Append { idempotency_key: key, body: (*body).into(), ..act(1, number as u32) };
        assert!(writer.put(act).await.unwrap().is_done());
    }
    let acts = tables.acts(table_id(1), 0).await.unwrap();
    assert_eq!(acts.iter().map(|act| act.body.as_str()).collect::<Vec<_>>(), bodies);
    assert_eq!(acts.iter().map(|act| act.number).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(
        (acts[0].idempotency_key, acts[1].idempotency_key, acts[2].idempotency_key),
        (Some(KeyHash([0; 16])), None, Some(KeyHash([2; 16])))
    );
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let apart = (now.as_millis() as i64 - acts[0].at.millis()).abs();
    assert!(apart < 60_000, "{apart} ms off the database clock");
    assert!(acts.is_sorted_by_key(|act| act.at));
    assert_eq!(tables.acts(table_id(1), 2).await.unwrap(), acts[2..]);
    assert!(tables.acts(table_id(1), u32::MAX).await.unwrap().is_empty());
}

#[tokio::test]
async fn act_advances_its_table() {
    let (_database, crate::Store { tables, .. }) = store().await;
    tables.add_table(&new_table(1)).await.unwrap();
    let writer = Writer::start(&tables, WriterConfig::default());
    let over = Append { status: TableStatus::Finished, due: Some(DueTime::NOW), ..act(1, 0) };
    assert!(writer.put(over).await.unwrap().is_done());
    let table = tables.table(table_id(1)).await.unwrap().unwrap();
    assert_eq!((table.status, table.acts), (TableStatus::Finished, 1));
    let due = tables.claim_due(&DueLane::ALL, 10, Duration::from_secs(60)).await.unwrap();
    assert_eq!(due.iter().map(|due| due.table).collect::<Vec<_>>(), [table_id(1)]);
}

/// PostgreSQL refuses NUL in text. An act with one must not fail the others of its batch.
#[tokio::test]
async fn failed_act_does_not_affect_others_of_its_batch() {
    let (_database, crate::Store { tables, .. }) = store().await;
    for table in 0..8 {
        tables.add_table(&new_table(table)).await.unwrap();
    }
    let writer = Writer::start(&tables, together());
    let mut tasks = JoinSet::new();
    for table in 0..8 {
        let body = if table == 3 { "\0".to_owned() } else { "fine".to_owned() };
        let (writer, act) = (writer.clone(), Append { body, ..act(table, 0) });
        tasks.spawn(async move { (table, writer.put(act).await) });
    }
    for (table, result) in tasks.join_all().await {
        match result {
            Err(StoreError::Broken(_)) => assert_eq!(table, 3),
            result => assert!(table != 3 && result.unwrap().is_done(), "table {table}"),
        }
    }
    assert!(writer.put(act(3, 0)).await.unwrap().is_done());
}

#[tokio::test]
async fn drain_writes_pending_acts() {
    let (_database, crate::Store { tables, .. }) = store().await;
    for table in 0..64 {
        tables.add_table(&new_table(table)).await.unwrap();
    }
    let wait = Duration::from_millis(50);
    let slow = WriterConfig { wait, lanes: 3, batch: 5, ..WriterConfig::default() };
    let writer = Writer::start(&tables, slow);
    let started = Arc::new(AtomicU32::new(0));
    let mut tasks = JoinSet::new();
    for table in 0..64 {
        let (writer, started) = (writer.clone(), started.clone());
        tasks.spawn(async move {
            started.fetch_add(1, Ordering::SeqCst);
            writer.put(act(table, 0)).await
        });
    }
    until("all acts are put", async || started.load(Ordering::SeqCst) == 64).await;
    writer.drain().await;
    let ids: Vec<_> = (0..64).map(table_id).collect();
    let heads = tables.act_counts(&ids).await.unwrap();
    assert!(heads.iter().all(|(_, acts)| *acts == 1) && heads.len() == 64);
    assert!(tasks.join_all().await.into_iter().all(|result| result.unwrap().is_done()));
    Writer::start(&tables, slow).drain().await;
}

/// Another transaction locks table 2 and then table 1, which the batch holds while it waits for 2. PostgreSQL
/// aborts the batch's statement, and it is retried.
#[tokio::test]
async fn deadlocked_batch_is_retried() {
    let (database, crate::Store { tables, .. }) = store().await;
    tables.add_table(&new_table(1)).await.unwrap();
    tables.add_table(&new_table(2)).await.unwrap();
    let mut other = PgConnection::connect(database.url()).await.unwrap();
    // Deadlock detection runs late enough for the deadlock to exist.
    let timeout = format!("alter database {} set deadlock_timeout = '3s'", database.name());
    other.execute(AssertSqlSafe(timeout)).await.unwrap();
    let hold = "set deadlock_timeout = '60s'; begin; update tables set title = '' where id = 2";
    other.execute(hold).await.unwrap();
    let writer = Writer::start(&tables, together());
    let tasks = [1, 2].map(|table| {
        let writer = writer.clone();
        tokio::spawn(async move { writer.put(act(table, 0)).await.unwrap() })
    });
    let mut watch = PgConnection::connect(database.url()).await.unwrap();
    loop {
        let waiting = "select exists (select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock')";
        if sqlx::query_scalar(waiting).fetch_one(&mut watch).await.unwrap() {
            break;
        }
    }
    other.execute("update tables set title = '' where id = 1").await.unwrap();
    other.execute("commit").await.unwrap();
    for task in tasks {
        assert!(task.await.unwrap().is_done());
    }
    let deadlocks = "select deadlocks from pg_stat_database where datname = current_database()";
    until("PostgreSQL counts a deadlock", async || {
        let mut watch = PgConnection::connect(database.url()).await.unwrap();
        // A retried batch may lock table 1 before the other transaction wakes up: then there is a second deadlock.
        sqlx::query_scalar::<_, i64>(deadlocks).fetch_one(&mut watch).await.unwrap() >= 1
    })
    .await;
}

/// Appends at the current number of a table, many times; returns the acknowledged acts.
async fn play(store: Store, writer: Writer, author: u64) -> Vec<(u64, u32, u64)> {
    let mut acknowledged = Vec::new();
    for turn in 0..TRIES {
        let table = (author * 7 + turn * 5) % TABLES;
        let (_, head) = store.tables.act_counts(&[table_id(table)]).await.unwrap()[0];
        let body = author.to_string();
        if writer.put(Append { body, ..act(table, head) }).await.unwrap().is_done() {
            acknowledged.push((table, head, author));
        }
    }
    acknowledged
}

const TABLES: u64 = 12;
const TRIES: u64 = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_neither_duplicate_nor_lose_acts() {
    let (database, store) = store().await;
    for table in 0..TABLES {
        store.tables.add_table(&new_table(table)).await.unwrap();
    }
    let other = Store::connect(database.url(), 8).await.unwrap();
    let usual = WriterConfig::default();
    let paces =
        [usual, WriterConfig { wait: Duration::from_millis(1), lanes: 3, batch: 8, ..usual }];
    let nodes = [(store.clone(), paces[0]), (other, paces[1])]
        .map(|(store, pace)| (store.clone(), Writer::start(&store.tables, pace)));
    let mut tasks = JoinSet::new();
    for author in 0..64 {
        let (store, writer) = nodes[author as usize % 2].clone();
        tasks.spawn(play(store, writer, author));
    }
    let acknowledged: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
    let mut stored = Vec::new();
    for table in 0..TABLES {
        let acts = store.tables.acts(table_id(table), 0).await.unwrap();
        let numbers: Vec<u32> = acts.iter().map(|act| act.number).collect();
        assert_eq!(numbers, (0..acts.len() as u32).collect::<Vec<_>>(), "the log has no gaps");
        let row = store.tables.table(table_id(table)).await.unwrap().unwrap();
        assert_eq!(row.acts as usize, acts.len());
        stored.extend(acts.iter().map(|act| (table, act.number, act.body.parse::<u64>().unwrap())));
    }
    let (stored_once, acknowledged_once): (BTreeSet<_>, BTreeSet<_>) =
        (stored.iter().copied().collect(), acknowledged.iter().copied().collect());
    assert_eq!(stored.len(), stored_once.len());
    assert_eq!(acknowledged.len(), acknowledged_once.len());
    assert_eq!(stored_once, acknowledged_once);
    // Many acts were written, and many conflicted.
    let tries = 64 * TRIES as usize;
    assert!((200..tries - 200).contains(&stored.len()), "{} acts of {tries} tries", stored.len());
}

/// The deadline of a running game with clocks moves on with each move. Its row's doesn't, so that moves change no index.
#[tokio::test]
async fn moves_of_timed_tables_are_heap_only_updates() {
    const MOVES: u32 = 400;
    let (database, store) = store().await;
    for table in 1..=2 {
        store.tables.add_table(&new_table(table)).await.unwrap();
    }
    let writer = Writer::start(&store.tables, WriterConfig::default());
    let timed = |table, number, seconds| {
        let due = Some(DueTime::In(Duration::from_secs(seconds)));
        Append { due, ..act(table, number) }
    };
    for number in 0..MOVES {
        writer.put(timed(1, number, 600)).await.unwrap();
    }
    // An earlier deadline replaces a later one.
    writer.put(timed(2, 0, 600)).await.unwrap();
    writer.put(timed(2, 1, 0)).await.unwrap();
    let due = store.tables.claim_due(&DueLane::ALL, 10, Duration::from_secs(600)).await.unwrap();
    assert_eq!(due.iter().map(|due| due.table).collect::<Vec<_>>(), [table_id(2)]);
    // Its connections count what they did when they end.
    drop((writer, store));
    let mut connection = PgConnection::connect(database.url()).await.unwrap();
    let counts =
        "select n_tup_upd, n_tup_hot_upd from pg_stat_user_tables where relname = 'tables'";
    let (mut updates, mut heap_only, begun) = (0, 0, Instant::now());
    while updates < i64::from(MOVES) {
        assert!(begun.elapsed() < Duration::from_secs(30), "{updates} updates are counted");
        (updates, heap_only) = sqlx::query_as(counts).fetch_one(&mut connection).await.unwrap();
        connection.execute("select pg_stat_clear_snapshot()").await.unwrap();
    }
    println!("{updates} updates, {heap_only} of them heap-only");
    assert!(i64::from(MOVES) - 10 < heap_only, "{heap_only} of {updates}");
}
