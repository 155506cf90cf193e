//! Migrations, and programs older and newer than the schema.

use std::process::Command;

use store::{Store, StoreError};

use crate::new_table;

fn run(url: &str, statement: &str) {
    let result = Command::new("psql").args(["-XqAt", url, "-c", statement]).status();
    assert!(result.expect("psql runs").success(), "{statement}");
}

#[tokio::test]
async fn migrations_run_repeatedly_and_concurrently() {
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
    assert!(nodes[2].tables.add_table(&new_table(1)).await.unwrap());
}

#[tokio::test]
async fn older_and_newer_schemas_are_distinguished() {
    let database = test_services::database().await;
    let store = Store::connect(database.url(), 2).await.unwrap();
    let none = store.ready().await;
    assert!(matches!(none, Err(StoreError::Behind { found: 0, .. })), "{none:?}");

    store.migrate().await.unwrap();
    store.ready().await.unwrap();

    run(
        database.url(),
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (9999, 'of a newer program', true, '\\x00', 0)",
    );
    store.ready().await.unwrap();
    store.migrate().await.unwrap();
    assert!(store.tables.add_table(&new_table(1)).await.unwrap());

    run(database.url(), "delete from _sqlx_migrations");
    let older = store.ready().await;
    assert!(matches!(older, Err(StoreError::Behind { found: 0, needed: 1.. })), "{older:?}");
}

#[tokio::test]
async fn a_schema_from_before_the_first_release_is_refused_with_advice() {
    let database = test_services::database().await;
    let store = Store::connect(database.url(), 2).await.unwrap();
    store.migrate().await.unwrap();
    // A migration of the same number with another text, and a later one that this version doesn't know.
    run(database.url(), "update _sqlx_migrations set checksum = '\\x00' where version = 1");
    run(
        database.url(),
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (15, 'running', true, '\\x00', 0)",
    );
    for result in [store.migrate().await, store.ready().await] {
        assert!(matches!(result, Err(StoreError::Incompatible { version: 1 })), "{result:?}");
        let advice = result.unwrap_err().to_string();
        assert!(advice.contains("create an empty database"), "{advice}");
    }
}

#[tokio::test]
async fn unreachable_database_is_unavailable_and_invalid_url_is_broken() {
    let unreachable = format!("postgres://postgres@127.0.0.1:{}/none", test_services::free_port());
    let result = Store::connect(&unreachable, 1).await;
    assert!(matches!(result, Err(StoreError::Unavailable(_))), "{result:?}");
    let result = Store::connect("nonsense", 1).await;
    assert!(matches!(result, Err(StoreError::Broken(_))), "{result:?}");
}
