//! Slots: how much work of one kind a worker does concurrently.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;

/// The slots of one kind of work.
#[derive(Clone)]
pub(super) struct Slots {
    free: Arc<Semaphore>,
    all: u32,
}

/// A slot in use; it is free again once this is dropped.
pub(super) type Slot = OwnedSemaphorePermit;

impl Slots {
    /// This many slots, all free.
    pub(super) fn new(all: u32) -> Slots {
        Slots { free: Arc::new(Semaphore::new(all as usize)), all }
    }

    /// Waits for a free slot, and takes all that are free; none once the node stops.
    pub(super) async fn take(&self, stop: &CancellationToken) -> Vec<Slot> {
        let first = tokio::select! {
            biased;
            () = stop.cancelled() => return Vec::new(),
            first = self.free.clone().acquire_owned() => first,
        };
        let mut taken: Vec<Slot> = first.into_iter().collect();
        while let Ok(slot) = self.free.clone().try_acquire_owned() {
            taken.push(slot);
        }
        taken
    }

    /// Waits until all work is done.
    pub(super) async fn finish(&self) {
        let _ = self.free.acquire_many(self.all).await;
    }
}
