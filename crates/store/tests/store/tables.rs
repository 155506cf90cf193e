//! Tables, the lobby and memberships.

use clock::Moment;
use store::{Append, NewTableRow, Seed, TableStatus, Writer, WriterConfig};

use crate::{act, new_table, store, table_id, user};

#[tokio::test]
async fn table_is_stored_unchanged() {
    let (_database, store) = store().await;
    let new = NewTableRow { id: table_id(u64::MAX), owner: user(u64::MAX), ..new_table(1) };
    assert!(store.table(new.id).await.unwrap().is_none());
    assert!(store.add_table(&new).await.unwrap());
    let stored = store.table(new.id).await.unwrap().unwrap();
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
    let (_database, store) = store().await;
    assert!(store.add_table(&new_table(1)).await.unwrap());
    let again = NewTableRow { title: "other".into(), seed: Seed([1; 32]), ..new_table(1) };
    assert!(!store.add_table(&again).await.unwrap());
    assert_eq!(store.table(table_id(1)).await.unwrap().unwrap().title, new_table(1).title);
}

#[tokio::test]
async fn lobby_lists_open_public_tables_newest_first() {
    let (_database, store) = store().await;
    for table in 0..5 {
        store.add_table(&NewTableRow { public: table != 1, ..new_table(table) }).await.unwrap();
    }
    let writer = Writer::start(&store, WriterConfig::default());
    writer.put(act(3, 0)).await.unwrap();
    writer.put(Append { status: TableStatus::Open, ..act(2, 0) }).await.unwrap();
    assert_eq!(store.lobby(10).await.unwrap(), [4, 2, 0].map(table_id));
    assert_eq!(store.lobby(2).await.unwrap(), [4, 2].map(table_id));
}

#[tokio::test]
async fn memberships_are_listed_once_and_newest_first() {
    let (_database, store) = store().await;
    for table in [3, 1, 2, 3] {
        store.add_member(user(5), table_id(table)).await.unwrap();
    }
    store.add_member(user(6), table_id(9)).await.unwrap();
    assert_eq!(store.tables_of(user(5), 10).await.unwrap(), [2, 1, 3].map(table_id));
    assert_eq!(store.tables_of(user(5), 2).await.unwrap(), [2, 1].map(table_id));
    assert!(store.tables_of(user(7), 10).await.unwrap().is_empty());
}
