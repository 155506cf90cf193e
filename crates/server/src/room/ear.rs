//! Somebody who wants to hear of changes.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use tokio::sync::Notify;
use wire::api::TableId;

/// What somebody hears of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Subject {
    /// A table's card and game.
    Table(TableId),
    /// What is said at a table.
    Chat(TableId),
    /// Who is there at a table.
    Present(TableId),
    /// The listener's own tables.
    Mine,
    /// The tables of the lobby.
    Lobby,
}

/// One listener: what changed since it last listened. It never grows beyond what is listened to, so
/// a slow reader costs nothing.
#[derive(Default)]
pub(crate) struct Ear {
    changed: Mutex<BTreeSet<Subject>>,
    rung: Notify,
}

impl Ear {
    /// Something changed.
    pub(crate) fn ring(&self, subject: Subject) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(subject);
        self.rung.notify_one();
    }

    /// Waits for the next change.
    pub(crate) async fn next(&self) -> Subject {
        loop {
            let rung = self.rung.notified();
            if let Some(subject) = self.pop() {
                return subject;
            }
            rung.await;
        }
    }

    fn pop(&self) -> Option<Subject> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).pop_first()
    }
}
