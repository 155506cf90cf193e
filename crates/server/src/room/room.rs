//! A table that this node has in memory.

use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError, Weak,
    atomic::{AtomicBool, AtomicU32, Ordering},
};

use wire::api::TableId;

use crate::room::{Ear, State, Subject, presence::Presence};

/// A table in memory, those who listen, and whose turn it is to write.
pub(crate) struct Room {
    pub(crate) id: TableId,
    state: Mutex<State>,
    ears: Mutex<Vec<(Weak<Ear>, Subject)>>,
    presence: Mutex<Presence>,
    /// The number of the last line that was said here, as far as those who listen were rung for it.
    said: AtomicU32,
    /// One writer at a time on this node; between nodes the log's numbers decide.
    pub(crate) pen: tokio::sync::Mutex<()>,
    /// The log may have gone on without us.
    is_behind: AtomicBool,
    /// When somebody last used it, in seconds of the node's life.
    pub(crate) used: AtomicU32,
}

impl Room {
    pub(crate) fn new(state: State) -> Room {
        Room {
            id: state.id(),
            state: Mutex::new(state),
            ears: Mutex::default(),
            presence: Mutex::default(),
            said: AtomicU32::new(0),
            pen: tokio::sync::Mutex::default(),
            is_behind: AtomicBool::new(false),
            used: AtomicU32::new(0),
        }
    }

    /// What is known of the table. Never held while waiting.
    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        // A panic in the middle of a change is followed by a fresh reading of the log.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes what was read anew; false if the table went on meanwhile.
    pub(crate) fn replace(&self, read: State) -> bool {
        {
            let mut state = self.state();
            if read.acts < state.acts {
                return false;
            }
            *state = read;
            // Clocks are shown on the card.
            state.card = state.acts;
        }
        self.ring();
        true
    }

    /// Somebody begins to listen.
    pub(crate) fn listen(&self, ear: &Arc<Ear>, subject: Subject) {
        let mut ears = self.ears();
        ears.retain(|(known, _)| 0 < known.strong_count());
        ears.push((Arc::downgrade(ear), subject));
    }

    /// Somebody stops listening.
    pub(crate) fn leave(&self, ear: &Arc<Ear>, subject: Subject) {
        let left = |known: &Weak<Ear>| known.as_ptr() == Arc::as_ptr(ear);
        self.ears().retain(|(known, to)| !(left(known) && *to == subject));
    }

    /// Everybody who listens hears that something changed.
    pub(crate) fn ring(&self) {
        self.ring_if(|subject| !matches!(subject, Subject::Chat(_)));
    }

    /// Everybody who listens to what is said hears that something was.
    pub(crate) fn ring_chat(&self) {
        self.ring_if(|subject| matches!(subject, Subject::Chat(_)));
    }

    /// Everybody who listens hears that others are there than before.
    pub(crate) fn ring_present(&self) {
        for (ear, subject) in self.ears().iter() {
            if let (Some(ear), Subject::Table(id)) = (ear.upgrade(), subject) {
                ear.ring(Subject::Present(*id));
            }
        }
    }

    /// Who is there. Never held while waiting.
    pub(crate) fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The same, unless they were rung for that line.
    pub(crate) fn ring_said(&self, number: u32) {
        if self.said.fetch_max(number, Ordering::AcqRel) < number {
            self.ring_chat();
        }
    }

    fn ring_if(&self, is_meant: impl Fn(Subject) -> bool) {
        for (ear, subject) in self.ears().iter().filter(|(_, subject)| is_meant(*subject)) {
            if let Some(ear) = ear.upgrade() {
                ear.ring(*subject);
            }
        }
    }

    /// Whether anybody listens.
    pub(crate) fn is_heard(&self) -> bool {
        self.ears().iter().any(|(ear, _)| 0 < ear.strong_count())
    }

    fn ears(&self) -> MutexGuard<'_, Vec<(Weak<Ear>, Subject)>> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that the log may have gone on.
    pub(crate) fn doubt(&self) {
        self.is_behind.store(true, Ordering::Release);
    }

    /// Whether the log may have gone on; asked once.
    pub(crate) fn doubted(&self) -> bool {
        self.is_behind.swap(false, Ordering::AcqRel)
    }
}
