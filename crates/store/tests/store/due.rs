//! Due tables and their leases.

use std::{collections::BTreeSet, time::Duration};

use store::{Append, Due, DueTime, Store, TableStatus, Writer, WriterConfig};

use crate::{act, new_table, store, table_id, until};

const LEASE: Duration = Duration::from_secs(600);

async fn open_due(store: &Store, tables: std::ops::Range<u64>, due: Option<Duration>) {
    let writer = Writer::start(store, WriterConfig::default());
    for table in tables {
        store.add_table(&new_table(table)).await.unwrap();
        let act = Append { due: due.map(DueTime::In), ..act(table, 0) };
        assert!(writer.put(act).await.unwrap().is_done());
    }
}

#[tokio::test]
async fn only_due_tables_are_claimed() {
    let (_database, store) = store().await;
    open_due(&store, 0..1, None).await;
    open_due(&store, 1..2, Some(LEASE)).await;
    open_due(&store, 2..3, Some(Duration::ZERO)).await;
    store.add_table(&new_table(3)).await.unwrap();
    let claimed = store.claim_due(10, LEASE).await.unwrap();
    let now = claimed[0].now;
    assert_eq!(claimed, [Due { table: table_id(2), acts: 1, status: TableStatus::Running, now }]);
    let written = store.acts(table_id(2), 0).await.unwrap()[0].at;
    assert!(
        written <= now && now < written + Duration::from_secs(60),
        "both times are of the database clock"
    );
    assert!(store.claim_due(10, LEASE).await.unwrap().is_empty());
}

#[tokio::test]
async fn longest_due_table_is_claimed_first() {
    let (_database, store) = store().await;
    open_due(&store, 0..6, Some(Duration::ZERO)).await;
    let mut claimed = Vec::new();
    for _ in 0..3 {
        let two = store.claim_due(2, LEASE).await.unwrap();
        claimed.extend(two.iter().map(|due| due.table.bits() / 2));
    }
    assert_eq!(claimed, [0, 0, 1, 1, 2, 2]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn leased_table_is_claimed_by_one_worker() {
    let (database, store) = store().await;
    open_due(&store, 0..200, Some(Duration::ZERO)).await;
    let other = Store::connect(database.url(), 4).await.unwrap();
    let work = |store: Store| async move {
        let mut mine = Vec::new();
        loop {
            let claimed = store.claim_due(3, LEASE).await.unwrap();
            if claimed.is_empty() {
                return mine;
            }
            mine.extend(claimed.into_iter().map(|due| due.table));
        }
    };
    let workers = [&store, &other, &store, &other].map(|it| tokio::spawn(work(it.clone())));
    let mut all = Vec::new();
    for worker in workers {
        all.extend(worker.await.unwrap());
    }
    // A worker may stop early while another has the remaining rows locked.
    assert_eq!(all.len(), 200);
    assert_eq!(all.into_iter().collect::<BTreeSet<_>>().len(), 200);
}

#[tokio::test]
async fn expired_lease_makes_a_table_due_again() {
    let (_database, store) = store().await;
    open_due(&store, 0..1, Some(Duration::ZERO)).await;
    assert_eq!(store.claim_due(1, Duration::from_millis(30)).await.unwrap().len(), 1);
    until("the lease ends", async || store.claim_due(1, LEASE).await.unwrap().len() == 1).await;
    assert!(store.claim_due(1, LEASE).await.unwrap().is_empty());
}

#[tokio::test]
async fn table_is_postponed_only_if_unchanged() {
    let (_database, store) = store().await;
    open_due(&store, 0..1, Some(Duration::ZERO)).await;
    store.reschedule(table_id(0), 0, None).await.unwrap();
    assert_eq!(store.claim_due(1, Duration::ZERO).await.unwrap().len(), 1);
    store.reschedule(table_id(0), 1, Some(DueTime::In(LEASE))).await.unwrap();
    assert!(store.claim_due(1, LEASE).await.unwrap().is_empty());
    store.reschedule(table_id(0), 1, Some(DueTime::NOW)).await.unwrap();
    assert_eq!(store.claim_due(1, Duration::ZERO).await.unwrap().len(), 1);
    store.reschedule(table_id(0), 1, None).await.unwrap();
    assert!(store.claim_due(1, LEASE).await.unwrap().is_empty());
    store.reschedule(table_id(0), 1, Some(DueTime::In(Duration::MAX))).await.unwrap();
    store.reschedule(table_id(9), u32::MAX, None).await.unwrap();
}

#[tokio::test]
async fn table_is_due_exactly_at_its_time() {
    let (_database, store) = store().await;
    let writer = Writer::start(&store, WriterConfig::default());
    store.add_table(&new_table(1)).await.unwrap();
    let result = writer.put(act(1, 0)).await.unwrap();
    let store::Appended::Done { at } = result else { panic!("{result:?}") };
    assert_eq!(at, store.acts(table_id(1), 0).await.unwrap()[0].at);
    for (number, moment, is_due) in [(1, at + Duration::from_secs(3600), false), (2, at, true)] {
        let due = Some(DueTime::At(moment));
        assert!(writer.put(Append { due, ..act(1, number) }).await.unwrap().is_done());
        assert_eq!(store.claim_due(1, LEASE).await.unwrap().len(), usize::from(is_due));
    }
}
