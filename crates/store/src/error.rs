//! Errors of the store: transient and permanent.

use std::{io, time::Duration};

use sqlx::migrate::MigrateError;

/// An error of the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Transient: unreachable or too slow. The statement may or may not have been committed.
    #[error("database unavailable: {0}")]
    Unavailable(#[source] sqlx::Error),
    /// Permanent: a bug or corrupt data; retrying won't help.
    #[error("database error: {0}")]
    Broken(#[source] sqlx::Error),
    /// The schema is older than this version: run `pagoda migrate` first.
    #[error("schema version {found} is older than {needed}; run `pagoda migrate`")]
    Behind {
        /// Newest migration of the database.
        found: i64,
        /// Newest migration of this version.
        needed: i64,
    },
    /// A part of the tables is in a database that isn't configured.
    #[error("tables are in database {0}, which has no URL; add it to PAGODA_TABLES_DATABASES")]
    UnknownDatabase(String),
    /// The schema is of a development version from before the first release.
    #[error(
        "migration {version} of the database differs from this version's: its schema is of an unreleased \
         development version and can't be upgraded; create an empty database, set PAGODA_DATABASE_URL to \
         it and run `pagoda migrate`"
    )]
    Incompatible {
        /// First migration that differs.
        version: i64,
    },
}

impl StoreError {
    /// A timeout.
    pub(crate) fn late(after: Duration) -> StoreError {
        let late = format!("no answer for {} s", after.as_secs());
        StoreError::Unavailable(io::Error::new(io::ErrorKind::TimedOut, late).into())
    }

    /// The writer has stopped.
    pub(crate) fn ended() -> StoreError {
        StoreError::Unavailable(sqlx::Error::WorkerCrashed)
    }

    /// A copy of the error for each caller who waited for the same.
    pub fn again(&self) -> StoreError {
        let copy = |error: &sqlx::Error| sqlx::Error::Io(io::Error::other(error.to_string()));
        match self {
            StoreError::Unavailable(error) => StoreError::Unavailable(copy(error)),
            StoreError::Broken(error) => StoreError::Broken(copy(error)),
            StoreError::Behind { found, needed } => {
                StoreError::Behind { found: *found, needed: *needed }
            }
            StoreError::Incompatible { version } => StoreError::Incompatible { version: *version },
            StoreError::UnknownDatabase(name) => StoreError::UnknownDatabase(name.clone()),
        }
    }

    /// A stored value that can't be decoded.
    pub(crate) fn odd(what: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> StoreError {
        StoreError::Broken(sqlx::Error::Decode(what.into()))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if is_passing(&error) { StoreError::Unavailable(error) } else { StoreError::Broken(error) }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMismatch(version) => StoreError::Incompatible { version },
            other => StoreError::Broken(sqlx::Error::Migrate(other.into())),
        }
    }
}

/// Whether a retry may succeed.
fn is_passing(error: &sqlx::Error) -> bool {
    use sqlx::Error;
    match error {
        Error::Io(_) | Error::PoolTimedOut | Error::PoolClosed | Error::WorkerCrashed => true,
        Error::Database(_) => code(error).is_some_and(|code| is_passing_code(&code)),
        _ => false,
    }
}

/// SQLSTATE of an error.
pub(crate) fn code(error: &sqlx::Error) -> Option<String> {
    Some(error.as_database_error()?.code()?.into_owned())
}

/// Serialization failure or deadlock: retry immediately.
pub(crate) fn is_collision(error: &sqlx::Error) -> bool {
    matches!(code(error).as_deref(), Some("40P01" | "40001"))
}

/// Connections lost (08), collisions (40), no room on disk or in memory (53), a lock not had in time
/// (55P03), stops and timeouts (57), input and output (58), a standby that took over for reading (25006),
/// a transaction that idled (25P03).
fn is_passing_code(code: &str) -> bool {
    let class = code.get(..2).unwrap_or("");
    ["08", "40", "53", "57", "58"].contains(&class) || ["55P03", "25006", "25P03"].contains(&code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transient_and_permanent_errors_are_distinguished() {
        for code in ["08006", "40P01", "53100", "53300", "57014", "57P01", "57P03", "25006"] {
            assert!(is_passing_code(code), "{code}");
        }
        for code in ["23505", "42P01", "22021", "28P01", "", "5"] {
            assert!(!is_passing_code(code), "{code}");
        }
        let late = StoreError::late(Duration::from_secs(15));
        assert!(matches!(late.again(), StoreError::Unavailable(_)));
        assert!(matches!(StoreError::odd("status 9").again(), StoreError::Broken(_)));
    }
}
