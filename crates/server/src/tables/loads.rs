//! Tables that are being loaded: all who want one at the same time wait for one load.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;
use wire::api::TableId;

use crate::{
    error::ServiceError,
    tables::{live::LiveTable, log::LogError},
};

/// The result of a load; none before its end.
type Load = Option<Result<Option<Arc<LiveTable>>, Arc<ServiceError>>>;

/// The loads that haven't ended.
#[derive(Default)]
pub(super) struct Loads(Arc<Mutex<HashMap<TableId, watch::Receiver<Load>>>>);

/// Forgets a load when it ends, in whichever way.
struct End {
    loads: Loads,
    id: TableId,
}

impl Drop for End {
    fn drop(&mut self) {
        self.loads.all().remove(&self.id);
    }
}

impl Loads {
    fn all(&self) -> MutexGuard<'_, HashMap<TableId, watch::Receiver<Load>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Loads a table, or waits for the load that somebody else began. It continues if the caller disconnects.
    pub(super) async fn share<F>(
        &self,
        id: TableId,
        load: impl FnOnce() -> F,
    ) -> Result<Option<Arc<LiveTable>>, ServiceError>
    where
        F: Future<Output = Result<Option<Arc<LiveTable>>, ServiceError>> + Send + 'static,
    {
        let mut receiver = {
            let mut all = self.all();
            match all.get(&id) {
                Some(receiver) => receiver.clone(),
                None => {
                    let (sender, receiver) = watch::channel(None);
                    all.insert(id, receiver.clone());
                    let (end, load) = (End { loads: Loads(self.0.clone()), id }, load());
                    tokio::spawn(async move {
                        let loaded = load.await.map_err(Arc::new);
                        // Whoever comes from now on finds the table in memory.
                        drop(end);
                        sender.send_replace(Some(loaded));
                    });
                    receiver
                }
            }
        };
        let loaded = match receiver.wait_for(Option::is_some).await {
            Ok(loaded) => loaded.clone(),
            Err(_) => None,
        };
        match loaded {
            Some(Ok(table)) => Ok(table),
            Some(Err(error)) => Err(error.again()),
            None => {
                let reason = String::from("the load failed");
                Err(LogError { table: id, number: 0, reason }.into())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::sync::Semaphore;

    use super::*;

    #[tokio::test]
    async fn concurrent_callers_wait_for_one_load() {
        let (loads, id) = (Arc::new(Loads::default()), TableId::from_bits(1));
        let (count, go) = (Arc::new(AtomicU32::new(0)), Arc::new(Semaphore::new(0)));
        let callers: Vec<_> = (0..100)
            .map(|_| {
                let (loads, count, go) = (loads.clone(), count.clone(), go.clone());
                let load = || async move {
                    count.fetch_add(1, Ordering::Relaxed);
                    let _ = go.acquire().await;
                    Ok(None)
                };
                tokio::spawn(async move { loads.share(id, load).await.is_ok() })
            })
            .collect();
        while count.load(Ordering::Relaxed) == 0 {
            tokio::task::yield_now().await;
        }
        go.add_permits(100);
        for caller in callers {
            assert!(caller.await.expect("the task ends"));
        }
        assert_eq!((count.load(Ordering::Relaxed), loads.all().len()), (1, 0));
    }

    #[tokio::test]
    async fn failed_load_is_reported_to_all_and_not_remembered() {
        let (loads, id) = (Loads::default(), TableId::from_bits(1));
        let failed = || {
            let (table, reason) = (id, String::from("damaged"));
            async move { Err(LogError { table, number: 3, reason }.into()) }
        };
        let (one, other) = tokio::join!(loads.share(id, failed), loads.share(id, failed));
        assert!(one.is_err() && other.is_err());
        assert!(loads.share(id, || async { Ok(None) }).await.is_ok());
        let died = loads.share(id, || async { panic!("a defect") }).await;
        assert!(died.is_err() && loads.all().is_empty());
    }
}
