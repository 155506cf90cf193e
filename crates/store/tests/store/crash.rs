//! PostgreSQL crashes during writes.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use store::{Append, Appended, KeyHash, Store, StoreError, Writer, WriterConfig};
use test_services::Cluster;
use tokio::task::JoinSet;

use crate::{act, new_table, table_id, until};

const TABLES: u64 = 40;

/// The acknowledged acts of a table when the store became unavailable.
struct Progress {
    table: u64,
    acknowledged: u32,
}

async fn play_until_unavailable(
    writer: Writer,
    table: u64,
    from: u32,
    is_down: &AtomicBool,
) -> Progress {
    let mut acknowledged = from;
    loop {
        match writer.put(act(table, acknowledged)).await {
            Ok(result) => assert!(result.is_done(), "there is no other writer"),
            Err(StoreError::Unavailable(_)) => {
                assert!(is_down.load(Ordering::SeqCst), "the store is available until the stop");
                return Progress { table, acknowledged };
            }
            Err(error) => panic!("{error}"),
        }
        acknowledged += 1;
    }
}

/// Checks that the log has no gaps, all acknowledged acts, and at most one unacknowledged act.
async fn check_log(store: &Store, progress: &Progress) -> u32 {
    let acts = store.tables.acts(table_id(progress.table), 0).await.unwrap();
    let numbers: Vec<u32> = acts.iter().map(|act| act.number).collect();
    assert_eq!(numbers, (0..acts.len() as u32).collect::<Vec<_>>());
    let stored = acts.len() as u32;
    assert!(progress.acknowledged <= stored && stored <= progress.acknowledged + 1, "{stored}");
    let row = store.tables.table(table_id(progress.table)).await.unwrap().unwrap();
    assert_eq!(row.acts, stored);
    stored
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_acts_survive_a_crash() {
    static IS_DOWN: AtomicBool = AtomicBool::new(false);
    let cluster = Cluster::start();
    let store = Store::connect(&cluster.url(), 4).await.unwrap();
    store.migrate().await.unwrap();
    for table in 0..TABLES {
        store.tables.add_table(&new_table(table)).await.unwrap();
    }
    let writer = Writer::start(&store.tables, WriterConfig::default());
    let mut heads = vec![0; TABLES as usize];
    for _ in 0..3 {
        IS_DOWN.store(false, Ordering::SeqCst);
        let begun: u32 = heads.iter().sum();
        let mut tasks = JoinSet::new();
        for (table, from) in (0..).zip(heads.iter().copied()) {
            tasks.spawn(play_until_unavailable(writer.clone(), table, from, &IS_DOWN));
        }
        let ids: Vec<_> = (0..TABLES).map(table_id).collect();
        until("400 acts are written", async || {
            let heads = store.tables.act_counts(&ids).await.unwrap();
            begun + 400 < heads.iter().map(|(_, acts)| acts).sum::<u32>()
        })
        .await;
        IS_DOWN.store(true, Ordering::SeqCst);
        cluster.stop_immediate();
        let all = tasks.join_all().await;
        let down = store.tables.table(table_id(1)).await;
        assert!(matches!(down, Err(StoreError::Unavailable(_))), "{down:?}");
        assert!(matches!(store.ready().await, Err(StoreError::Unavailable(_))));
        cluster.start_again();
        until("the store is ready", async || store.ready().await.is_ok()).await;
        for progress in &all {
            heads[progress.table as usize] = check_log(&store, progress).await;
        }
    }
}

#[tokio::test]
async fn idle_pool_survives_a_restart() {
    let cluster = Cluster::start();
    let store = Store::connect(&cluster.url(), 2).await.unwrap();
    store.migrate().await.unwrap();
    store.tables.add_table(&new_table(1)).await.unwrap();
    let writer = Writer::start(&store.tables, WriterConfig::default());
    assert!(writer.put(act(1, 0)).await.unwrap().is_done());
    let used = std::time::Instant::now();
    cluster.stop_immediate();
    cluster.start_again();
    until("a second went by", async || Duration::from_millis(1100) < used.elapsed()).await;
    assert!(writer.put(act(1, 1)).await.unwrap().is_done());
    assert_eq!(store.tables.table(table_id(1)).await.unwrap().unwrap().acts, 2);
}

/// A backend is terminated during its statement: the caller gets no result, but the act may be in the log.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn retried_act_is_found_by_its_idempotency_key() {
    let database = test_services::database().await;
    let store = Store::connect(database.url(), 4).await.unwrap();
    store.migrate().await.unwrap();
    store.tables.add_table(&new_table(1)).await.unwrap();
    let writer = Writer::start(&store.tables, WriterConfig::default());
    let (mut number, mut lost) = (0, BTreeSet::new());
    while lost.len() < 3 {
        let key = Some(KeyHash([number as u8; 16]));
        let put = writer.put(Append { idempotency_key: key, ..act(1, number) });
        let end = end_backends(database.url().to_owned());
        let (result, ()) = tokio::join!(put, end);
        match result {
            Ok(result) => assert!(result.is_done()),
            Err(StoreError::Unavailable(_)) => {
                lost.insert(number);
                // As the server does: look for the act in the log, and write it again if it is missing.
                let acts = acts_eventually(&store, number).await;
                if acts.last().is_none_or(|last| last.idempotency_key != key) {
                    assert!(put_eventually(&writer, number, key).await.is_done());
                }
            }
            Err(error) => panic!("{error}"),
        }
        number += 1;
        assert!(number < 250, "three answers are lost within 250 acts: {lost:?}");
    }
    let keys: Vec<_> =
        acts_eventually(&store, 0).await.into_iter().map(|act| act.idempotency_key).collect();
    let expected: Vec<_> = (0..number).map(|number| Some(KeyHash([number as u8; 16]))).collect();
    assert_eq!(keys, expected);
}

async fn acts_eventually(store: &Store, from: u32) -> Vec<store::ActRow> {
    loop {
        if let Ok(acts) = store.tables.acts(table_id(1), from).await {
            return acts;
        }
    }
}

async fn put_eventually(writer: &Writer, number: u32, key: Option<KeyHash>) -> Appended {
    loop {
        if let Ok(result) = writer.put(Append { idempotency_key: key, ..act(1, number) }).await {
            return result;
        }
    }
}

/// Terminates every connection to this database.
async fn end_backends(url: String) {
    let end = move || {
        let statement = "select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()";
        let ended =
            std::process::Command::new("psql").args(["-XqAt", &url, "-c", statement]).output();
        assert!(ended.expect("psql runs").status.success());
    };
    tokio::task::spawn_blocking(end).await.expect("the task ends");
}
