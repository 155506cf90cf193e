//! Archiving of finished tables.

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use store::{
    Append, Appended, KeyHash, Store, TableStatus, Writer, WriterConfig, forget_early_keys,
};

use crate::{act, new_table, store, table_id};

async fn play_to_the_end(store: &Store, table: u64, acts: u32, end: TableStatus) -> Writer {
    store.tables.add_table(&new_table(table)).await.unwrap();
    let writer = Writer::start(&store.tables, WriterConfig::default());
    for number in 0..acts {
        let status = if number + 1 == acts { end } else { TableStatus::Running };
        let key = (number % 3 != 0).then_some(KeyHash([number as u8; 16]));
        let body = format!("{{\"move\":\"żółć {number}\"}}");
        let act = Append { status, idempotency_key: key, body, ..act(table, number) };
        assert!(writer.put(act).await.unwrap().is_done());
    }
    writer
}

/// From when on nodes write the newer format, and its first byte.
const FORMATS: [(&str, u8); 2] = [("now() + interval '1 day'", 0x28), ("now()", 2)];

#[tokio::test]
async fn unpacking_restores_the_packed_log() {
    for (from, first_byte) in FORMATS {
        let (database, store) = store().await;
        let mut connection = PgConnection::connect(database.url()).await.unwrap();
        let from = format!("update format_change set written_from = {from}");
        connection.execute(AssertSqlSafe(from)).await.unwrap();
        for (table, end) in [(1, TableStatus::Finished), (2, TableStatus::Aborted)] {
            play_to_the_end(&store, table, 30, end).await;
            let id = table_id(table);
            let row = store.tables.table(id).await.unwrap().unwrap();
            let mut acts = store.tables.acts(id, 0).await.unwrap();
            forget_early_keys(&mut acts, row.seats);
            assert!(store.tables.archived_table(id).await.unwrap().is_none());
            assert!(store.tables.archive(id).await.unwrap());
            assert_eq!(store.tables.archived_table(id).await.unwrap(), Some((row, acts)));
            assert!(store.tables.table(id).await.unwrap().is_none());
            assert!(store.tables.acts(id, 0).await.unwrap().is_empty());
            assert!(!store.tables.archive(id).await.unwrap());
        }
        let bytes = "select distinct get_byte(log, 0) from archived_table";
        let bytes: Vec<i32> = sqlx::query_scalar(bytes).fetch_all(&mut connection).await.unwrap();
        assert_eq!(bytes, [i32::from(first_byte)]);
    }
}

/// Nodes of the version before don't read the newer format, and may run beside this one for a while.
#[tokio::test]
async fn newer_format_is_written_a_week_after_the_migration() {
    let (database, _store) = store().await;
    let mut connection = PgConnection::connect(database.url()).await.unwrap();
    let days = "select extract(epoch from written_from - installed_on)::bigint / 86400
         from format_change, _sqlx_migrations where version = 17";
    let days: i64 = sqlx::query_scalar(days).fetch_one(&mut connection).await.unwrap();
    assert!((6..=7).contains(&days), "{days}");
}

/// The client of the last command may repeat it; of three seats six commands are recognised.
#[tokio::test]
async fn packed_table_keeps_the_keys_of_its_last_commands() {
    let (_database, store) = store().await;
    play_to_the_end(&store, 1, 30, TableStatus::Finished).await;
    assert!(store.tables.archive(table_id(1)).await.unwrap());
    let (_, acts) = store.tables.archived_table(table_id(1)).await.unwrap().unwrap();
    let keyed = acts.iter().filter(|act| act.idempotency_key.is_some()).map(|act| act.number);
    assert_eq!(keyed.collect::<Vec<_>>(), [22, 23, 25, 26, 28, 29]);
    assert_eq!(acts[29].idempotency_key, Some(KeyHash([29; 16])));
}

#[tokio::test]
async fn running_table_is_not_packed() {
    let (_database, store) = store().await;
    play_to_the_end(&store, 1, 3, TableStatus::Running).await;
    store.tables.add_table(&new_table(2)).await.unwrap();
    for table in [1, 2, 3] {
        assert!(!store.tables.archive(table_id(table)).await.unwrap());
        assert!(store.tables.archived_table(table_id(table)).await.unwrap().is_none());
    }
    assert_eq!(store.tables.acts(table_id(1), 0).await.unwrap().len(), 3);
}

#[tokio::test]
async fn packed_table_is_read_only_and_keeps_its_id() {
    let (_database, store) = store().await;
    let writer = play_to_the_end(&store, 1, 3, TableStatus::Finished).await;
    assert!(store.tables.archive(table_id(1)).await.unwrap());
    for number in [0, 3] {
        assert_eq!(writer.put(act(1, number)).await.unwrap(), Appended::Taken);
    }
    assert!(!store.tables.add_table(&new_table(1)).await.unwrap());
    assert_eq!(store.tables.archived_table(table_id(1)).await.unwrap().unwrap().1.len(), 3);
}

/// A late act, after the end, is either packed or refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn packing_and_writing_are_serialized() {
    let (_database, store) = store().await;
    for table in 0..40 {
        let writer = play_to_the_end(&store, table, 2, TableStatus::Finished).await;
        let late = Append { status: TableStatus::Finished, ..act(table, 2) };
        let (packed, again, result) = tokio::join!(
            store.tables.archive(table_id(table)),
            store.tables.archive(table_id(table)),
            writer.put(late)
        );
        let (packed, again, result) = (packed.unwrap(), again.unwrap(), result.unwrap());
        assert!(!(packed && again));
        let expected = if result.is_done() { 3 } else { 2 };
        if !packed && !again {
            assert!(store.tables.archive(table_id(table)).await.unwrap());
        }
        let (row, acts) = store.tables.archived_table(table_id(table)).await.unwrap().unwrap();
        assert_eq!((row.acts, acts.len()), (expected, expected as usize));
    }
}
