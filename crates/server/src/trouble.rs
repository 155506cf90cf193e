//! What the world does to us. It is logged once, where it becomes an answer.

use store::StoreError;
use wire::api::{Code, Problem};

use crate::room::Unfollowable;

/// What went wrong that nobody asked for.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// The store can't be reached, or doesn't understand.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A log can't be followed.
    #[error(transparent)]
    Log(#[from] Unfollowable),
}

/// Logs trouble, and says of it what a client may know.
pub(crate) fn told(trouble: Trouble) -> Problem {
    match &trouble {
        Trouble::Store(StoreError::Unavailable(_)) => {
            tracing::warn!(%trouble, "the store can't be reached");
            metrics::counter!("pagoda_unavailable_total").increment(1);
            Problem::new(Code::Unavailable)
        }
        Trouble::Store(_) | Trouble::Log(_) => {
            tracing::error!(%trouble, "a fault");
            metrics::counter!("pagoda_faults_total").increment(1);
            Problem::new(Code::Fault)
        }
    }
}

/// The same of the store's trouble.
pub(crate) fn lost(trouble: StoreError) -> Problem {
    told(trouble.into())
}
