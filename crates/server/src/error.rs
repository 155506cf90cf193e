//! Errors of the services below the API. Each is logged once, where it becomes an answer.

use store::StoreError;
use wire::api::{Code, Problem};

use crate::{
    failure_log::{DATABASE_FAILURES, FailureKind},
    tables::LogError,
};

/// A failure that no client caused.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ServiceError {
    /// The database is unavailable, or returned something unexpected.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A table's log can't be replayed.
    #[error(transparent)]
    Log(#[from] LogError),
}

impl ServiceError {
    /// A copy of the error for each caller who waited for the same.
    pub(crate) fn again(&self) -> ServiceError {
        match self {
            ServiceError::Store(error) => ServiceError::Store(error.again()),
            ServiceError::Log(error) => ServiceError::Log(error.clone()),
        }
    }

    /// Whether the database is unavailable.
    pub(crate) fn is_unavailable(&self) -> bool {
        matches!(self, ServiceError::Store(StoreError::Unavailable(_)))
    }
}

/// Logs a failure, and returns the problem that a client may see.
pub(crate) fn logged(error: impl Into<ServiceError>) -> Problem {
    let error = error.into();
    match &error {
        ServiceError::Store(StoreError::Unavailable(_)) => {
            metrics::counter!("pagoda_database_unavailable_total").increment(1);
            if let Some(suppressed) = DATABASE_FAILURES.failed(FailureKind::Request) {
                tracing::warn!(%error, suppressed, "database unavailable; request failed with status 503");
            }
            Problem::new(Code::Unavailable)
        }
        ServiceError::Store(_) | ServiceError::Log(_) => {
            tracing::error!(%error, "internal error; request failed with status 500");
            metrics::counter!("pagoda_internal_errors_total").increment(1);
            Problem::new(Code::InternalError)
        }
    }
}
