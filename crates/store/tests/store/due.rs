//! Due tables and their leases.

use std::{collections::BTreeSet, time::Duration};

use store::{
    Append, Due, DueLane, DueTime, NetworkHash, NewTableRow, Store, TableStatus, Writer,
    WriterConfig,
};
use wire::api::Level;

use crate::{act, new_table, store, table_id, until, user};

const LEASE: Duration = Duration::from_secs(600);

async fn open_due(store: &Store, tables: std::ops::Range<u64>, due: Option<Duration>) {
    let writer = Writer::start(&store.tables, WriterConfig::default());
    for table in tables {
        store.tables.add_table(&new_table(table)).await.unwrap();
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
    store.tables.add_table(&new_table(3)).await.unwrap();
    let claimed = store.tables.claim_due(&DueLane::ALL, 10, LEASE).await.unwrap();
    let Due { now, age, .. } = claimed[0];
    let (status, lane) = (TableStatus::Running, DueLane::Clock);
    assert_eq!(claimed, [Due { table: table_id(2), acts: 1, status, lane, now, age }]);
    let written = store.tables.acts(table_id(2), 0).await.unwrap()[0].at;
    assert!(
        written <= now && now < written + Duration::from_secs(60),
        "both times are of the database clock"
    );
    // It is due since it was written; each time is rounded to a millisecond.
    assert!(age.abs_diff(now.since(written)) <= Duration::from_millis(1), "{age:?}");
    assert!(store.tables.claim_due(&DueLane::ALL, 10, LEASE).await.unwrap().is_empty());
}

#[tokio::test]
async fn longest_due_table_is_claimed_first() {
    let (_database, store) = store().await;
    open_due(&store, 0..6, Some(Duration::ZERO)).await;
    let mut claimed = Vec::new();
    for _ in 0..3 {
        let two = store.tables.claim_due(&DueLane::ALL, 2, LEASE).await.unwrap();
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
            let claimed = store.tables.claim_due(&DueLane::ALL, 3, LEASE).await.unwrap();
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
    assert_eq!(
        store.tables.claim_due(&DueLane::ALL, 1, Duration::from_millis(30)).await.unwrap().len(),
        1
    );
    until("the lease ends", async || {
        store.tables.claim_due(&DueLane::ALL, 1, LEASE).await.unwrap().len() == 1
    })
    .await;
    assert!(store.tables.claim_due(&DueLane::ALL, 1, LEASE).await.unwrap().is_empty());
}

#[tokio::test]
async fn table_is_postponed_only_if_unchanged() {
    let (_database, store) = store().await;
    open_due(&store, 0..1, Some(Duration::ZERO)).await;
    store.tables.reschedule(table_id(0), 0, None).await.unwrap();
    assert_eq!(store.tables.claim_due(&DueLane::ALL, 1, Duration::ZERO).await.unwrap().len(), 1);
    store.tables.reschedule(table_id(0), 1, Some(DueTime::In(LEASE))).await.unwrap();
    assert!(store.tables.claim_due(&DueLane::ALL, 1, LEASE).await.unwrap().is_empty());
    store.tables.reschedule(table_id(0), 1, Some(DueTime::NOW)).await.unwrap();
    assert_eq!(store.tables.claim_due(&DueLane::ALL, 1, Duration::ZERO).await.unwrap().len(), 1);
    store.tables.reschedule(table_id(0), 1, None).await.unwrap();
    assert!(store.tables.claim_due(&DueLane::ALL, 1, LEASE).await.unwrap().is_empty());
    store.tables.reschedule(table_id(0), 1, Some(DueTime::In(Duration::MAX))).await.unwrap();
    store.tables.reschedule(table_id(9), u32::MAX, None).await.unwrap();
}

#[tokio::test]
async fn table_is_due_exactly_at_its_time() {
    let (_database, store) = store().await;
    let writer = Writer::start(&store.tables, WriterConfig::default());
    store.tables.add_table(&new_table(1)).await.unwrap();
    let result = writer.put(act(1, 0)).await.unwrap();
    let store::Appended::Done { at } = result else { panic!("{result:?}") };
    assert_eq!(at, store.tables.acts(table_id(1), 0).await.unwrap()[0].at);
    for (number, moment, is_due) in [(1, at + Duration::from_secs(3600), false), (2, at, true)] {
        let due = Some(DueTime::At(moment));
        assert!(writer.put(Append { due, ..act(1, number) }).await.unwrap().is_done());
        assert_eq!(
            store.tables.claim_due(&DueLane::ALL, 1, LEASE).await.unwrap().len(),
            usize::from(is_due)
        );
    }
}

/// Opens a due table of a creator, in a lane.
async fn open_for(store: &Store, table: u64, owner: u64, lane: DueLane) {
    let writer = Writer::start(&store.tables, WriterConfig::default());
    let new = NewTableRow { owner: user(owner), ..new_table(table) };
    assert!(store.tables.add_table(&new).await.unwrap());
    let act = Append { due: Some(DueTime::NOW), lane, ..act(table, 0) };
    assert!(writer.put(act).await.unwrap().is_done());
}

async fn claim(store: &Store, lanes: &[DueLane], limit: u32) -> Vec<u64> {
    let claimed = store.tables.claim_due(lanes, limit, LEASE).await.unwrap();
    assert!(claimed.iter().all(|due| lanes.contains(&due.lane)));
    let mut tables: Vec<u64> = claimed.iter().map(|due| due.table.bits()).collect();
    tables.sort_unstable();
    tables
}

#[tokio::test]
async fn lanes_are_claimed_apart() {
    let (_database, store) = store().await;
    for (table, lane) in (0..).zip(DueLane::ALL) {
        open_for(&store, table, table, lane).await;
    }
    assert_eq!(claim(&store, &[DueLane::Clock], 10).await, [0]);
    assert_eq!(claim(&store, &DueLane::BOTS, 10).await, [2, 3, 4]);
    assert_eq!(claim(&store, &[DueLane::Archive], 10).await, [5]);
    assert_eq!(claim(&store, &DueLane::ALL, 10).await, [1]);
}

#[tokio::test]
async fn quick_bots_come_before_slow_ones() {
    let (_database, store) = store().await;
    for (table, lane) in (0..).zip(DueLane::BOTS.into_iter().rev()) {
        open_for(&store, table, table, lane).await;
    }
    for table in [2, 1, 0] {
        assert_eq!(claim(&store, &DueLane::BOTS, 1).await, [table]);
    }
}

#[tokio::test]
async fn creator_of_one_table_does_not_wait_for_one_of_many() {
    let (_database, store) = store().await;
    let novice = DueLane::Bot(Level::Novice);
    for table in 0..30 {
        open_for(&store, table, 7, novice).await;
    }
    open_for(&store, 30, 8, DueLane::Bot(Level::Master)).await;
    assert_eq!(claim(&store, &DueLane::BOTS, 1).await, [30], "even if its bot is slower");
    assert_eq!(claim(&store, &DueLane::BOTS, 40).await.len(), 30, "the others follow");
}

#[tokio::test]
async fn creators_of_one_network_count_as_one() {
    let (_database, store) = store().await;
    let writer = Writer::start(&store.tables, WriterConfig::default());
    for table in 0..21 {
        // The last table is the only one of its network.
        let network = Some(NetworkHash(if table == 20 { 2 } else { 1 }));
        let new = NewTableRow { owner: user(table), network, ..new_table(table) };
        assert!(store.tables.add_table(&new).await.unwrap());
        let lane = DueLane::Bot(Level::Novice);
        let act = Append { due: Some(DueTime::NOW), lane, ..act(table, 0) };
        assert!(writer.put(act).await.unwrap().is_done());
    }
    assert_eq!(claim(&store, &DueLane::BOTS, 1).await, [20]);
}

#[tokio::test]
async fn redirected_table_is_due_in_its_new_lane() {
    let (_database, store) = store().await;
    open_for(&store, 1, 7, DueLane::Clock).await;
    let master = DueLane::Bot(Level::Master);
    store.tables.redirect(table_id(1), 0, master).await.unwrap();
    assert_eq!(claim(&store, &[DueLane::Clock], 1).await, [1], "it has another number of acts");
    store.tables.redirect(table_id(1), 1, master).await.unwrap();
    assert!(claim(&store, &[DueLane::Clock], 1).await.is_empty());
    assert_eq!(claim(&store, &[master], 1).await, [1]);
    store.tables.reschedule(table_id(1), 1, Some(DueTime::NOW)).await.unwrap();
    assert_eq!(claim(&store, &[DueLane::Clock], 1).await, [1], "a clock is looked at next");
}

#[tokio::test]
async fn age_of_a_lane_is_that_of_its_longest_overdue_table() {
    let (_database, store) = store().await;
    assert_eq!(store.tables.due_ages().await.unwrap(), []);
    open_for(&store, 1, 7, DueLane::Clock).await;
    open_for(&store, 2, 7, DueLane::Alert).await;
    assert_eq!(claim(&store, &[DueLane::Alert], 1).await, [2]);
    let hour_ago = store.tables.claim_due(&[DueLane::Clock], 1, Duration::ZERO).await.unwrap()[0]
        .now
        - Duration::from_secs(3600);
    store.tables.reschedule(table_id(1), 1, Some(DueTime::At(hour_ago))).await.unwrap();
    let ages = store.tables.due_ages().await.unwrap();
    assert_eq!(ages.len(), 1, "what is being done doesn't wait");
    let (lane, age) = ages[0];
    assert_eq!(lane, DueLane::Clock);
    assert!((3600..3700).contains(&age.as_secs()), "{age:?}");
}
