//! Those who want to hear of the lobby, or of their own tables.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use wire::api::UserId;

use crate::room::{Ear, Subject};

/// Who listens on this node, beside those who listen to a table.
#[derive(Default)]
pub(crate) struct Listeners {
    people: Mutex<HashMap<UserId, Vec<Weak<Ear>>>>,
    lobby: Mutex<Vec<Weak<Ear>>>,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn add(ears: &mut Vec<Weak<Ear>>, ear: &Arc<Ear>) {
    ears.retain(|known| 0 < known.strong_count() && known.as_ptr() != Arc::as_ptr(ear));
    ears.push(Arc::downgrade(ear));
}

fn ring(ears: &[Weak<Ear>], subject: Subject) {
    for ear in ears.iter().filter_map(Weak::upgrade) {
        ear.ring(subject);
    }
}

impl Listeners {
    /// Somebody begins to listen for their own tables.
    pub(crate) fn add_person(&self, user: UserId, ear: &Arc<Ear>) {
        add(held(&self.people).entry(user).or_default(), ear);
    }

    /// Somebody begins to listen for the lobby.
    pub(crate) fn add_to_lobby(&self, ear: &Arc<Ear>) {
        add(&mut held(&self.lobby), ear);
    }

    /// Somebody stops listening for both.
    pub(crate) fn leave(&self, user: Option<UserId>, ear: &Arc<Ear>, subject: Subject) {
        let stay = |known: &Weak<Ear>| known.as_ptr() != Arc::as_ptr(ear);
        match (subject, user) {
            (Subject::Lobby, _) => held(&self.lobby).retain(stay),
            (_, Some(user)) => {
                held(&self.people).entry(user).or_default().retain(stay);
            }
            (_, None) => {}
        }
    }

    /// Somebody's tables changed.
    pub(crate) fn ring_person(&self, user: UserId) {
        if let Some(ears) = held(&self.people).get(&user) {
            ring(ears, Subject::Mine);
        }
    }

    /// The lobby changed.
    pub(crate) fn ring_lobby(&self) {
        ring(&held(&self.lobby), Subject::Lobby);
    }

    /// Everything may have changed; those who have gone are forgotten.
    pub(crate) fn ring_all(&self) {
        self.ring_lobby();
        held(&self.people).retain(|_, ears| {
            ears.retain(|ear| 0 < ear.strong_count());
            ring(ears, Subject::Mine);
            !ears.is_empty()
        });
    }
}
