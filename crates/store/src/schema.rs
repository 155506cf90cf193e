//! Schema migrations, embedded in the program (expand and contract): they only add, so that the previous
//! version still runs; unused columns are dropped a release later. After the first, each locks at most one
//! table: it is a transaction, nodes go on writing meanwhile, and two locks could deadlock.

use std::time::Duration;

use sqlx::{
    ConnectOptions, Row, SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

use crate::{Store, StoreError, error::code};

/// All migrations, in order. Released ones are never edited.
const MIGRATIONS: [(i64, &str, &str); 15] = [
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "sessions", include_str!("../migrations/0002_sessions.sql")),
    (3, "people", include_str!("../migrations/0003_people.sql")),
    (4, "accounts", include_str!("../migrations/0004_accounts.sql")),
    (5, "time", include_str!("../migrations/0005_time.sql")),
    (6, "rest", include_str!("../migrations/0006_rest.sql")),
    (7, "ways", include_str!("../migrations/0007_ways.sql")),
    (8, "decisions", include_str!("../migrations/0008_decisions.sql")),
    (9, "order", include_str!("../migrations/0009_order.sql")),
    (10, "talk", include_str!("../migrations/0010_talk.sql")),
    (11, "after", include_str!("../migrations/0011_after.sql")),
    (12, "hardening", include_str!("../migrations/0012_hardening.sql")),
    (13, "quick", include_str!("../migrations/0013_quick.sql")),
    (14, "course", include_str!("../migrations/0014_course.sql")),
    (15, "running", include_str!("../migrations/0015_running.sql")),
];

/// Timeout of migrations, including the wait for another process that runs them.
const TO_MIGRATE: Duration = Duration::from_secs(3600);

fn migrator() -> Migrator {
    let migration = |(version, name, text): &(i64, &'static str, &'static str)| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect());
    // A newer version has migrated: its schema is compatible.
    migrator.set_ignore_missing(true);
    migrator
}

impl Store {
    /// Runs pending migrations. Of two concurrent runs one waits for the other.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        let patient = self
            .pool
            .options()
            .clone()
            .options([("statement_timeout", "0"), ("lock_timeout", "0")]);
        let work = async {
            let mut connection = patient.connect().await?;
            migrator().run(&mut connection).await.map_err(StoreError::from)
        };
        let done = tokio::time::timeout(TO_MIGRATE, work).await;
        done.unwrap_or_else(|_| Err(StoreError::late(TO_MIGRATE)))
    }

    /// Health check: the database answers, and its schema is at least ours.
    pub async fn ready(&self) -> Result<(), StoreError> {
        let needed = MIGRATIONS.iter().map(|(version, ..)| *version).max().unwrap_or(0);
        let ask = sqlx::query(
            "select coalesce(max(version), 0) as found from _sqlx_migrations where success",
        );
        let found = match self.row(ask).await {
            // There is no schema at all.
            Err(StoreError::Broken(error)) if code(&error).as_deref() == Some("42P01") => 0,
            Err(error) => return Err(error),
            Ok(row) => row.map_or(Ok(0), |row| row.try_get("found"))?,
        };
        if found < needed { Err(StoreError::Behind { found, needed }) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_is_listed_under_its_number() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .expect("there are migrations")
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed = MIGRATIONS.map(|(version, name, _)| format!("{version:04}_{name}.sql"));
        assert_eq!(files, listed);
    }
}
