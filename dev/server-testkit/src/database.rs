//! The databases of one test, with direct SQL access.

use std::process::Command;

use store::{DatabaseUrls, NamedUrl, Store};
use test_services::Database;
use tokio::runtime::Runtime;

use crate::Divided;

/// A database of one test with a store on it, and a runtime for tests that aren't async.
pub struct TestDatabase {
    /// Runs async calls.
    pub runtime: Runtime,
    /// A store on the database.
    pub store: Store,
    database: Database,
    /// Further databases of tables, of the same PostgreSQL.
    tables: Vec<Database>,
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
        TestDatabase { runtime, store, database, tables: Vec::new() }
    }

    /// People in one database, and tables in this many others.
    pub fn divided(tables: usize) -> TestDatabase {
        let mut divided = TestDatabase::without_schema();
        let runtime = Runtime::new().expect("the runtime starts");
        runtime.block_on(async {
            for _ in 0..tables {
                divided.tables.push(test_services::database().await);
            }
            let urls = divided.urls();
            divided.store = Store::connect_all(&urls, 4).await.expect("PostgreSQL answers");
            divided.store.migrate().await.expect("the migrations succeed");
            Divided::spread(&urls).await;
            divided.store.read_table_parts().await.expect("the schema is there");
        });
        TestDatabase { runtime, ..divided }
    }

    /// The home database's URL.
    pub fn url(&self) -> &str {
        self.database.url()
    }

    /// The URLs of all its databases.
    pub fn urls(&self) -> DatabaseUrls {
        let named = self.tables.iter().enumerate();
        let named =
            named.map(|(at, it)| NamedUrl { name: Divided::name(at), url: it.url().to_owned() });
        DatabaseUrls { home: self.url().to_owned(), tables: named.collect() }
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
