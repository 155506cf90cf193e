//! Errors of commands that work on the database without serving.

use store::StoreError;

use crate::{config::ConfigError, error::ServiceError, tables::LogError};

/// Why an offline command failed.
#[derive(Debug, thiserror::Error)]
pub enum OfflineError {
    /// The configuration is incomplete.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The database is unavailable or has another schema.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A table's log can't be replayed.
    #[error("{0}")]
    Log(String),
    /// The output can't be written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl From<LogError> for OfflineError {
    fn from(error: LogError) -> OfflineError {
        OfflineError::Log(error.to_string())
    }
}

impl From<ServiceError> for OfflineError {
    fn from(error: ServiceError) -> OfflineError {
        match error {
            ServiceError::Store(error) => OfflineError::Store(error),
            ServiceError::Log(error) => error.into(),
        }
    }
}
