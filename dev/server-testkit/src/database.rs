//! A database of one test, with direct SQL access.

use std::process::Command;

use store::Store;
use test_services::Database;
use tokio::runtime::Runtime;

/// A database of one test with a store on it, and a runtime for tests that aren't async.
pub struct TestDatabase {
    /// Runs async calls.
    pub runtime: Runtime,
    /// A store on the database.
    pub store: Store,
    database: Database,
}

impl TestDatabase {
    /// An empty database with the current schema.
    pub fn new() -> TestDatabase {
        let database = TestDatabase::without_schema();
        database.runtime.block_on(database.store.migrate()).expect("the migrations succeed");
        database
    }

    /// A database before its first migration.
    pub fn without_schema() -> TestDatabase {
        let runtime = Runtime::new().expect("the runtime starts");
        let (database, store) = runtime.block_on(async {
            let database = test_services::database().await;
            let store = Store::connect(database.url(), 4).await.expect("PostgreSQL answers");
            (database, store)
        });
        TestDatabase { runtime, store, database }
    }

    /// Its URL.
    pub fn url(&self) -> &str {
        self.database.url()
    }

    /// Gives an account to everybody who is a guest now.
    #[track_caller]
    pub fn register_guests(&self) {
        self.sql(
            "insert into account (user_id, email, normalized_email)
             select id, id || '@club.example', id || '@club.example' from users
             on conflict do nothing",
        );
    }

    /// Runs statements; the rows they print, as `psql -At` does.
    #[track_caller]
    pub fn sql(&self, statements: &str) -> String {
        let mut psql = Command::new("psql");
        psql.args(["-XqAt", "-v", "ON_ERROR_STOP=1", self.url(), "-c", statements]);
        let done = psql.output().expect("psql runs");
        assert!(done.status.success(), "{statements}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("rows are UTF-8").trim_end().to_owned()
    }
}

impl Default for TestDatabase {
    fn default() -> TestDatabase {
        TestDatabase::new()
    }
}
