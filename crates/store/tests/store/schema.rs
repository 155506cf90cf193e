//! Migrations, and programs older and newer than the schema.

use std::process::Command;

use store::{Store, StoreError};

use crate::new_table;

fn tell(url: &str, statement: &str) {
    let told = Command::new("psql").args(["-XqAt", url, "-c", statement]).status();
    assert!(told.expect("psql runs").success(), "{statement}");
}

#[tokio::test]
async fn migrations_run_twice_and_at_once() {
    let database = test_services::database().await;
    let nodes = [
        Store::connect(database.url(), 2).await.unwrap(),
        Store::connect(database.url(), 2).await.unwrap(),
        Store::connect(database.url(), 2).await.unwrap(),
    ];
    let (a, b, c) = tokio::join!(nodes[0].migrate(), nodes[1].migrate(), nodes[2].migrate());
    a.and(b).and(c).unwrap();
    nodes[0].migrate().await.unwrap();
    nodes[1].ready().await.unwrap();
    assert!(nodes[2].open(&new_table(1)).await.unwrap());
}

#[tokio::test]
async fn an_older_schema_is_told_from_a_newer_one() {
    let database = test_services::database().await;
    let store = Store::connect(database.url(), 2).await.unwrap();
    let none = store.ready().await;
    assert!(matches!(none, Err(StoreError::Behind { found: 0, .. })), "{none:?}");

    store.migrate().await.unwrap();
    store.ready().await.unwrap();

    tell(
        database.url(),
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (9999, 'of a newer program', true, '\\x00', 0)",
    );
    store.ready().await.unwrap();
    store.migrate().await.unwrap();
    assert!(store.open(&new_table(1)).await.unwrap());

    tell(database.url(), "delete from _sqlx_migrations");
    let older = store.ready().await;
    assert!(matches!(older, Err(StoreError::Behind { found: 0, needed: 1.. })), "{older:?}");
}

#[tokio::test]
async fn an_address_of_nobody_is_unavailable_and_nonsense_is_broken() {
    let nobody = format!("postgres://postgres@127.0.0.1:{}/none", test_services::free_port());
    let told = Store::connect(&nobody, 1).await;
    assert!(matches!(told, Err(StoreError::Unavailable(_))), "{told:?}");
    let told = Store::connect("nonsense", 1).await;
    assert!(matches!(told, Err(StoreError::Broken(_))), "{told:?}");
}
