//! Tables, the lobby and memberships.

use clock::Moment;
use store::{Append, NewTableRow, Seed, TableLog, TableStatus, Writer, WriterConfig};

use crate::{act, new_table, store, table_id, user};

#[tokio::test]
async fn table_is_stored_unchanged() {
    let (_database, crate::Store { tables, .. }) = store().await;
    let new = NewTableRow { id: table_id(u64::MAX), owner: user(u64::MAX), ..new_table(1) };
    assert!(tables.table(new.id).await.unwrap().is_none());
    assert!(tables.add_table(&new).await.unwrap());
    let stored = tables.table(new.id).await.unwrap().unwrap();
    assert_eq!((stored.id, stored.owner), (new.id, new.owner));
    assert_eq!((&stored.game, stored.edition, stored.seats), (&new.game, new.edition, new.seats));
    assert_eq!((&stored.options, &stored.title), (&new.options, &new.title));
    assert_eq!(stored.public, new.public);
    assert_eq!((&stored.seed, stored.status, stored.acts), (&new.seed, TableStatus::Open, 0));
    assert!(Moment::from_millis(1_600_000_000_000) < stored.created_at, "{:?}", stored.created_at);
    assert!(!format!("{stored:?}").contains("9, 9"), "the seed is not printed");
}

#[tokio::test]
async fn a_table_is_opened_once() {
    let (_database, crate::Store { tables, .. }) = store().await;
    assert!(tables.add_table(&new_table(1)).await.unwrap());
    let again = NewTableRow { title: "other".into(), seed: Seed([1; 32]), ..new_table(1) };
    assert!(!tables.add_table(&again).await.unwrap());
    assert_eq!(tables.table(table_id(1)).await.unwrap().unwrap().title, new_table(1).title);
}

#[tokio::test]
async fn lobby_lists_open_public_tables_newest_first() {
    let (_database, crate::Store { tables, .. }) = store().await;
    for table in 0..5 {
        tables.add_table(&NewTableRow { public: table != 1, ..new_table(table) }).await.unwrap();
    }
    let writer = Writer::start(&tables, WriterConfig::default());
    writer.put(act(3, 0)).await.unwrap();
    writer.put(Append { status: TableStatus::Open, ..act(2, 0) }).await.unwrap();
    let listed = async |open, running| {
        let listed = tables.public_tables(open, running).await.unwrap();
        listed.iter().map(|table| (table.id, table.acts, table.status)).collect::<Vec<_>>()
    };
    let open = [(4, 0), (2, 1), (0, 0)].map(|(id, acts)| (table_id(id), acts, TableStatus::Open));
    let running = [(table_id(3), 1, TableStatus::Running)];
    assert_eq!(listed(10, 10).await, [&open[..], &running].concat());
    assert_eq!(listed(2, 0).await, open[..2]);
}

#[tokio::test]
async fn own_tables_are_listed_in_one_statement() {
    let (_database, store) = store().await;
    for table in [1, 2, 3] {
        store.tables.add_table(&new_table(table)).await.unwrap();
        store.tables.add_member(user(5), table_id(table)).await.unwrap();
    }
    // A membership is stored before its table.
    store.tables.add_member(user(5), table_id(9)).await.unwrap();
    let writer = Writer::start(&store.tables, WriterConfig::default());
    writer.put(act(2, 0)).await.unwrap();
    writer.put(Append { status: TableStatus::Finished, ..act(1, 0) }).await.unwrap();
    assert!(store.tables.archive(table_id(1)).await.unwrap());
    let statements = || store.statement_counts().map(|(_, count)| count).iter().sum::<u64>();
    let before = statements();
    let listed = store.tables.own_tables(user(5), 10).await.unwrap();
    assert_eq!(statements(), before + 1);
    let listed: Vec<_> = listed.iter().map(|it| (it.id, it.acts, it.status)).collect();
    let expected =
        [(3, 0, TableStatus::Open), (2, 1, TableStatus::Running), (1, 1, TableStatus::Finished)];
    assert_eq!(listed, expected.map(|(id, acts, status)| (table_id(id), acts, status)));
    assert_eq!(
        store.tables.own_tables(user(5), 1).await.unwrap(),
        [],
        "the newest one has no table"
    );
}

#[tokio::test]
async fn logs_of_many_tables_are_those_of_each() {
    let (_database, crate::Store { tables, .. }) = store().await;
    let writer = Writer::start(&tables, WriterConfig::default());
    for table in [1, 2, 3] {
        tables.add_table(&new_table(table)).await.unwrap();
        for number in 0..table as u32 {
            let status = if table == 3 { TableStatus::Finished } else { TableStatus::Running };
            writer.put(Append { status, ..act(table, number) }).await.unwrap();
        }
    }
    let mut expected = Vec::new();
    for id in [1, 2, 3].map(table_id) {
        let (row, acts) =
            (tables.table(id).await.unwrap().unwrap(), tables.acts(id, 0).await.unwrap());
        expected.push(TableLog { row, acts });
    }
    assert!(tables.archive(table_id(3)).await.unwrap());
    let mut logs = tables.table_logs(&[3, 1, 9, 2].map(table_id)).await.unwrap();
    logs.sort_by_key(|log| log.row.id);
    assert_eq!(logs, expected);
}

#[tokio::test]
async fn memberships_are_listed_once_and_newest_first() {
    let (_database, crate::Store { tables, .. }) = store().await;
    for table in [3, 1, 2, 3] {
        tables.add_member(user(5), table_id(table)).await.unwrap();
    }
    tables.add_member(user(6), table_id(9)).await.unwrap();
    assert_eq!(tables.tables_of(user(5), 10).await.unwrap(), [2, 1, 3].map(table_id));
    assert_eq!(tables.tables_of(user(5), 2).await.unwrap(), [2, 1].map(table_id));
    assert!(tables.tables_of(user(7), 10).await.unwrap().is_empty());
}
