//! Comparisons of a table with its log: all who wait for one share it.

use std::time::Instant;

use tokio::sync::Mutex;

use crate::error::ServiceError;

/// When the last comparison of a table with its log began, and why it failed, if it did.
pub(super) struct LogCheck(Mutex<(Instant, Option<ServiceError>)>);

impl LogCheck {
    /// The log was read from an instant on.
    pub(super) fn passed(began: Instant) -> LogCheck {
        LogCheck(Mutex::new((began, None)))
    }

    /// Compares, unless a comparison began since `asked`: its result is as good, also if it failed.
    pub(super) async fn share(
        &self,
        asked: Instant,
        compare: impl Future<Output = Result<(), ServiceError>>,
    ) -> Result<(), ServiceError> {
        let mut last = self.0.lock().await;
        let (began, failure) = &*last;
        if asked <= *began {
            return failure.as_ref().map_or(Ok(()), |error| Err(error.again()));
        }
        let began = Instant::now();
        let result = compare.await;
        *last = (began, result.as_ref().err().map(ServiceError::again));
        result
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    };

    use wire::api::TableId;

    use super::*;
    use crate::tables::log::LogError;

    fn late() -> ServiceError {
        let (table, reason) = (TableId::from_bits(1), String::from("late"));
        ServiceError::Log(LogError { table, number: 0, reason })
    }

    #[tokio::test]
    async fn callers_before_a_comparison_share_it() {
        let check = Arc::new(LogCheck::passed(Instant::now()));
        let count = Arc::new(AtomicU32::new(0));
        let held = check.0.lock().await;
        let tasks: Vec<_> = (0..100)
            .map(|_| {
                let (check, count, asked) = (check.clone(), count.clone(), Instant::now());
                tokio::spawn(async move {
                    let compare = async {
                        count.fetch_add(1, Ordering::Relaxed);
                        Err(late())
                    };
                    check.share(asked, compare).await.is_err()
                })
            })
            .collect();
        drop(held);
        for task in tasks {
            assert!(task.await.expect("the task ends"), "each learns of the failure");
        }
        assert_eq!(count.load(Ordering::Relaxed), 1);
    }

    #[tokio::test]
    async fn comparison_from_before_is_repeated() {
        let check = LogCheck::passed(Instant::now());
        for expected in [false, true] {
            let compare = async { if expected { Ok(()) } else { Err(late()) } };
            let asked = Instant::now();
            assert_eq!(check.share(asked, compare).await.is_ok(), expected);
        }
        assert!(check.share(Instant::now(), async { Err(late()) }).await.is_err());
    }
}
