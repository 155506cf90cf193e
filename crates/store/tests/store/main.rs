//! The store on the real PostgreSQL.

#![allow(clippy::unwrap_used, reason = "a failed call fails the test")]

mod accounts;
mod append;
mod archive;
mod crash;
mod due;
mod game_result;
mod moderation;
mod outbox;
mod pools;
mod proof;
mod purge;
mod rating;
mod schema;
mod silence;
mod social;
mod tables;
mod users;

use std::time::Duration;

use store::{Append, DueLane, NewTableRow, Seed, Store, TableStatus};
use test_services::Database;
use wire::api::{TableId, UserId};

/// A migrated store on a database of its own.
async fn store() -> (Database, Store) {
    let database = test_services::database().await;
    let store = Store::connect(database.url(), 8).await.expect("the database accepts connections");
    store.migrate().await.expect("the migrations succeed");
    (database, store)
}

fn table_id(bits: u64) -> TableId {
    TableId::from_bits(bits)
}

fn user(bits: u64) -> UserId {
    UserId::from_bits(bits)
}

fn new_table(bits: u64) -> NewTableRow {
    NewTableRow {
        id: table_id(bits),
        game: "qin".into(),
        edition: 1,
        seats: 3,
        options: "board=bird".into(),
        title: "Łódź & friends".into(),
        public: true,
        owner: user(7),
        seed: Seed([9; 32]),
        network: None,
        bots: 0,
    }
}

fn act(table: u64, number: u32) -> Append {
    Append {
        table: table_id(table),
        number,
        head: None,
        idempotency_key: None,
        body: format!("act {number}"),
        status: TableStatus::Running,
        due: None,
        lane: DueLane::Clock,
    }
}

/// Waits for a condition; panics after 30 seconds.
async fn until<F: Future<Output = bool>>(what: &str, mut condition: impl FnMut() -> F) {
    let deadline = tokio::time::Instant::now() + Duration::from_secs(30);
    while !condition().await {
        assert!(tokio::time::Instant::now() < deadline, "timed out waiting until {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
