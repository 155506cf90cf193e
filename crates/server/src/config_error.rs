//! Configurations that can't be used.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Why a configuration is unusable.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// No database is configured.
    #[error("no database configured; set PAGODA_DATABASE_URL or --database-url")]
    NoDatabase,
    /// A database of tables isn't given as a name and a URL.
    #[error("a tables database is NAME=URL, with a name of a-z and 0-9 other than home")]
    TablesDatabase,
    /// The command works on one database.
    #[error("several databases configured; back up and restore each with pg_dump and pg_restore")]
    SeveralDatabases,
    /// A file with a secret can't be read.
    #[error("failed to read {0}: {1}")]
    File(PathBuf, io::Error),
    /// The cluster key could be guessed.
    #[error("cluster key too short; create one with openssl rand -hex 32")]
    ShortClusterKey,
}

/// The content of a file with a secret.
pub(crate) fn read_secret(file: &Path) -> Result<String, ConfigError> {
    match fs::read_to_string(file) {
        Ok(secret) => Ok(secret.trim().to_owned()),
        Err(error) => Err(ConfigError::File(file.to_owned(), error)),
    }
}
