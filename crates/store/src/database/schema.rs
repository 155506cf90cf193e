//! Schema migrations, embedded in the program (expand and contract): they only add, so that the previous
//! version still runs; unused columns are dropped a release later. After the six of the initial schema, each
//! locks at most one table at a time: nodes continue to write meanwhile, and two locks could deadlock. A migration is a
//! transaction, or a single statement that commits by itself and can be repeated.

use std::{collections::BTreeMap, sync::LazyLock, time::Duration};

use sqlx::{
    Row, SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

use crate::{
    StoreError,
    database::{Database, PATIENT},
    error::code,
};

/// All migrations, in order. Released ones are never edited.
const MIGRATIONS: [(i64, &str, &str); 12] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "users", include_str!("../../migrations/0002_users.sql")),
    (3, "notifications", include_str!("../../migrations/0003_notifications.sql")),
    (4, "social", include_str!("../../migrations/0004_social.sql")),
    (5, "moderation", include_str!("../../migrations/0005_moderation.sql")),
    (6, "results", include_str!("../../migrations/0006_results.sql")),
    (8, "quotas", include_str!("../../migrations/0008_quotas.sql")),
    (10, "rated_games", include_str!("../../migrations/0010_rated_games.sql")),
    (13, "sign_in_places", include_str!("../../migrations/0013_sign_in_places.sql")),
    (14, "purges", include_str!("../../migrations/0014_purges.sql")),
    (17, "archived_log", include_str!("../../migrations/0017_archived_log.sql")),
    (18, "table_parts", include_str!("../../migrations/0018_table_parts.sql")),
];

/// First line of a migration that isn't a transaction.
const NO_TRANSACTION: &str = "-- no-transaction\n";
/// Timeout of migrations, including the wait for another process that runs them.
const TO_MIGRATE: Duration = Duration::from_secs(3600);

static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| {
    let migration = |(version, name, text): &(i64, &'static str, &'static str)| {
        let (kind, no_transaction) = (MigrationType::Simple, text.starts_with(NO_TRANSACTION));
        Migration::new(*version, (*name).into(), kind, text.into_sql_str(), no_transaction)
    };
    let mut migrator = Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect());
    // A newer version has migrated: its schema is compatible.
    migrator.set_ignore_missing(true);
    migrator
});

impl Database {
    /// Runs pending migrations. Of two concurrent runs one waits for the other.
    pub(crate) async fn migrate(&self) -> Result<(), StoreError> {
        let work = async {
            let mut connection = self.pools.hosts.connect(&PATIENT).await?;
            MIGRATOR.run(&mut connection).await.map_err(StoreError::from)
        };
        let done = tokio::time::timeout(TO_MIGRATE, work).await;
        done.unwrap_or_else(|_| Err(StoreError::late(TO_MIGRATE)))
    }

    /// Health check: the database answers, and its schema is ours or newer.
    pub(crate) async fn ready(&self) -> Result<(), StoreError> {
        let query = sqlx::query("select version, checksum from _sqlx_migrations where success");
        let rows = match self.rows(query).await {
            // There is no schema at all.
            Err(StoreError::Broken(error)) if code(&error).as_deref() == Some("42P01") => {
                Vec::new()
            }
            rows => rows?,
        };
        let mut applied = BTreeMap::new();
        for row in &rows {
            applied
                .insert(row.try_get::<i64, _>("version")?, row.try_get::<Vec<u8>, _>("checksum")?);
        }
        for ours in MIGRATOR.iter() {
            match applied.get(&ours.version) {
                Some(checksum) if *checksum == *ours.checksum => {}
                Some(_) => return Err(StoreError::Incompatible { version: ours.version }),
                None => {
                    let found = applied.last_key_value().map_or(0, |(version, _)| *version);
                    let needed = MIGRATOR.iter().map(|ours| ours.version).max().unwrap_or(0);
                    return Err(StoreError::Behind { found, needed });
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_migration_is_listed_under_its_number() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .expect("the folder is readable")
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed = MIGRATIONS.map(|(version, name, _)| format!("{version:04}_{name}.sql"));
        assert_eq!(files, listed);
    }
}
