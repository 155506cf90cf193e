//! Statements that delete data find it by an index.

use sqlx::{Connection, Executor as _, PgConnection, Row};

use crate::store;

/// The columns by which a user's data is deleted with the account, of tables that grow with the site.
const OF_USER: [(&str, &str); 14] = [
    ("account", "user_id"),
    ("pending_verification", "user_id"),
    ("passkey", "user_id"),
    ("webauthn_challenge", "user_id"),
    ("outbox", "user_id"),
    ("seat_token", "issued_by"),
    ("notification_channel", "user_id"),
    ("table_member", "user_id"),
    ("rating", "player_id"),
    ("rating_history", "player_id"),
    ("session", "user_id"),
    ("block", "blocked_id"),
    ("report", "reported_id"),
    ("report", "reporter_id"),
];

/// The plan of a statement.
async fn plan(database: &mut PgConnection, statement: &str) -> String {
    let explain = sqlx::AssertSqlSafe(format!("explain {statement}"));
    let rows = sqlx::query(explain).fetch_all(database).await.unwrap();
    let lines: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    lines.join("\n")
}

async fn explaining() -> (test_services::Database, PgConnection) {
    let (database, _store) = store().await;
    let mut connection = PgConnection::connect(database.url()).await.unwrap();
    // The tables are empty: without this, reading all of one is always cheaper.
    connection.execute("set enable_seqscan = off").await.unwrap();
    (database, connection)
}

#[tokio::test]
async fn expired_data_is_found_by_an_index() {
    let (_database, mut connection) = explaining().await;
    // A column without an index shows that the plan tells the difference.
    let whole = plan(&mut connection, "delete from session where user_agent = ''").await;
    assert!(whole.contains("Seq Scan"), "{whole}");
    for statement in store::PURGES {
        let plan = plan(&mut connection, statement).await;
        assert!(plan.contains("Index") && !plan.contains("Seq Scan"), "{statement}: {plan}");
    }
}

#[tokio::test]
async fn data_of_a_deleted_user_is_found_by_an_index() {
    let (_database, mut connection) = explaining().await;
    for (table, column) in OF_USER {
        let statement = format!("delete from {table} where {column} = 7");
        let plan = plan(&mut connection, &statement).await;
        assert!(plan.contains("Index") && !plan.contains("Seq Scan"), "{statement}: {plan}");
        assert!(plan.contains("Index Cond"), "{statement} reads a whole index: {plan}");
    }
}

#[tokio::test]
async fn recent_removals_are_found_by_an_index() {
    let (_database, mut connection) = explaining().await;
    let statement = "select table_id from audit_log
         where action in ('remove_name', 'remove_title') and created_at > now() - interval '1 hour'";
    let plan = plan(&mut connection, statement).await;
    assert!(plan.contains("audit_log_removed"), "{plan}");
}
