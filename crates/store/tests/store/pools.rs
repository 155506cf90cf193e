//! Connections are divided by purpose: queries that wait for each other delay nothing else.

use std::time::Duration;

use sqlx::{Connection as _, Executor as _, PgConnection};
use store::{GameFilter, Store};

use crate::{act, new_table, store, table_id, until, user};

/// More queries than a store has connections.
const READERS: usize = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readers_cannot_starve_sessions_heartbeats_and_writes() {
    let (database, store) = store().await;
    let token = store::TokenHash([5; 32]);
    store.home.add_guest(user(5), "Ann", &token, "").await.unwrap();
    let mut lock = PgConnection::connect(database.url()).await.unwrap();
    lock.execute("begin; lock table game_result").await.unwrap();
    for _ in 0..READERS {
        let store = store.clone();
        tokio::spawn(async move { store.home.game_results(&GameFilter::default(), 1).await });
    }
    let mut other = PgConnection::connect(database.url()).await.unwrap();
    let waiting = "select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'";
    // All connections of readers.
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut other).await.unwrap() < 3 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(store.home.session(&token).await.unwrap().is_some());
    let home = store.tables.database_of(table_id(1));
    store.tables.record_heartbeat(home, Duration::from_secs(5), Duration::ZERO).await.unwrap();
    store.tables.availability(home).await.unwrap();
    assert!(store.tables.add_table(&new_table(1)).await.unwrap());
    let writer = store::Writer::start(&store.tables, store::WriterConfig::default());
    assert!(writer.put(act(1, 0)).await.unwrap().is_done());
    lock.execute("commit").await.unwrap();
    until("queries are answered again", async || store.tables.table(table_id(1)).await.is_ok())
        .await;
}

#[tokio::test]
async fn smallest_store_has_a_connection_for_each_purpose() {
    let database = test_services::database().await;
    let store = Store::connect(database.url(), 1).await.unwrap();
    store.migrate().await.unwrap();
    assert!(store.home.session(&store::TokenHash([1; 32])).await.unwrap().is_none());
    let home = store.tables.database_of(table_id(1));
    store.tables.record_heartbeat(home, Duration::from_secs(5), Duration::ZERO).await.unwrap();
    store.tables.add_member(user(1), table_id(1)).await.unwrap();
    let counts = store.statement_counts();
    // The first statement of all checks the connection, the first query asks where tables are.
    assert_eq!(counts, [("read", 1), ("write", 2), ("session", 1), ("heartbeat", 1)]);
}
