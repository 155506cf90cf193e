//! A subscriber: the topics that changed since it last looked.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use tokio::sync::Notify;
use wire::api::TableId;

/// A change that a subscriber is notified of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Topic {
    /// A table's card and game.
    Table(TableId),
    /// A table's chat.
    Chat(TableId),
    /// The players who are present at a table.
    Presence(TableId),
    /// The subscriber's own tables.
    OwnTables,
    /// The tables of the lobby.
    Lobby,
}

/// One client's pending topics. There are never more than it subscribed to, so a slow client costs
/// nothing.
#[derive(Default)]
pub(crate) struct Subscriber {
    changed: Mutex<BTreeSet<Topic>>,
    wake: Notify,
}

impl Subscriber {
    /// Marks a topic as changed.
    pub(crate) fn notify(&self, topic: Topic) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(topic);
        self.wake.notify_one();
    }

    /// Waits for the next topic that changed. Safe to cancel.
    pub(crate) async fn next(&self) -> Topic {
        loop {
            let woken = self.wake.notified();
            if let Some(topic) = self.pop() {
                return topic;
            }
            woken.await;
        }
    }

    /// Whether nothing is pending.
    #[cfg(test)]
    pub(crate) fn is_idle(&self) -> bool {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    fn pop(&self) -> Option<Topic> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).pop_first()
    }
}
