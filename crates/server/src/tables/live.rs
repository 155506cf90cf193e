//! A table in this node's memory.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering},
    },
    time::Instant,
};

use clock::Outages;
use game::Eyes;
use tokio::sync::Mutex as AsyncMutex;
use wire::api::TableId;

use crate::{
    notify::{Subscriber, Topic},
    tables::{
        frame_cache::{FrameCache, FrameMessage, KnownFrame},
        log_check::LogCheck,
        presence::Presence,
        state::TableState,
        subscribers::TableSubscribers,
    },
};

/// A loss of acts: the database failed over to a standby that lacked them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rollback {
    /// The number of losses so far.
    pub(crate) count: u32,
    /// The acts that the last one left.
    pub(crate) kept: u32,
}

/// A table in memory, with its subscribers.
pub(crate) struct LiveTable {
    /// The table's id.
    pub(crate) id: TableId,
    state: Mutex<TableState>,
    frames: FrameCache,
    subscribers: TableSubscribers,
    presence: Mutex<Presence>,
    /// The last chat line that subscribers were notified of.
    last_chat_line: AtomicU32,
    /// Serialises commits on this node; between nodes the act's number decides.
    pub(super) write_lock: AsyncMutex<()>,
    /// The last comparison with the log.
    pub(super) log_check: LogCheck,
    /// Whether the log may have acts that aren't applied here.
    is_stale: AtomicBool,
    /// How often the log has lost acts, and how many the last loss left.
    rollback: Mutex<Rollback>,
    /// Whether the log was lost as a whole.
    is_gone: AtomicBool,
    /// When the table was last used, in seconds since the node started.
    last_used: AtomicU32,
    /// Its estimated size in bytes.
    size: AtomicUsize,
}

impl LiveTable {
    /// A table without subscribers, whose log was read from that instant on.
    pub(super) fn new(state: TableState, read: Instant) -> LiveTable {
        LiveTable {
            id: state.id(),
            size: AtomicUsize::new(state.size()),
            state: Mutex::new(state),
            frames: FrameCache::default(),
            subscribers: TableSubscribers::default(),
            presence: Mutex::default(),
            last_chat_line: AtomicU32::new(0),
            write_lock: AsyncMutex::default(),
            log_check: LogCheck::passed(read),
            is_stale: AtomicBool::new(false),
            rollback: Mutex::default(),
            is_gone: AtomicBool::new(false),
            last_used: AtomicU32::new(0),
        }
    }

    /// The state. Never held across an await.
    pub(crate) fn state(&self) -> MutexGuard<'_, TableState> {
        // A panic while applying an act is followed by a fresh read of the log.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the outages, in which clocks stand still; notifies subscribers if a clock shows another time.
    pub(super) fn set_outages(&self, outages: &Outages) {
        let is_changed = {
            let mut state = self.state();
            let is_changed = state.timing.set_outages(outages);
            if is_changed {
                state.log.mark_card_changed();
            }
            is_changed
        };
        if is_changed {
            self.frames.clear();
            self.notify_changed();
        }
    }

    /// The newest frame for these eyes as a message, or what has changed since the known one; none before the game.
    pub(crate) fn frame_message(&self, eyes: Eyes, known: KnownFrame) -> Option<FrameMessage> {
        self.frames.message(|| self.state(), eyes, known)
    }

    /// Subscribes to this table; its players are notified first.
    pub(crate) fn subscribe(&self, subscriber: &Arc<Subscriber>, is_player: bool) {
        self.subscribers.add(subscriber, is_player);
    }

    /// Ends a subscription.
    pub(crate) fn unsubscribe(&self, subscriber: &Arc<Subscriber>) {
        self.subscribers.remove(subscriber);
        if self.subscribers.is_empty() {
            self.frames.clear();
        }
    }

    /// Notifies subscribers that the table changed.
    pub(super) fn notify_changed(&self) {
        let size = self.state().size();
        self.size.store(size, Ordering::Relaxed);
        self.subscribers.notify(&[Topic::Table(self.id)]);
    }

    /// Notifies subscribers to the chat.
    pub(crate) fn notify_chat(&self) {
        self.subscribers.notify(&[Topic::Chat(self.id)]);
    }

    /// Notifies subscribers to the chat, unless they know this line.
    pub(crate) fn notify_chat_message(&self, number: u32) {
        if self.last_chat_line.fetch_max(number, Ordering::AcqRel) < number {
            self.notify_chat();
        }
    }

    /// Notifies subscribers that the presence changed.
    pub(super) fn notify_presence(&self) {
        self.subscribers.notify(&[Topic::Presence(self.id)]);
    }

    /// The players who are present. Never held across an await.
    pub(crate) fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether there is any subscriber.
    pub(crate) fn has_subscribers(&self) -> bool {
        !self.subscribers.is_empty()
    }

    /// The last loss of acts.
    pub(crate) fn rollback(&self) -> Rollback {
        *self.rollback.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Replaces the state by that of the log, which has lost acts; returns how many it kept.
    pub(super) fn roll_back(&self, found: TableState) -> u32 {
        let mut state = self.state();
        let kept = state.log.common_with(&found.log);
        *state = found;
        let mut rollback = self.rollback.lock().unwrap_or_else(PoisonError::into_inner);
        *rollback = Rollback { count: rollback.count + 1, kept };
        drop((state, rollback));
        self.frames.clear();
        kept
    }

    /// The log was lost as a whole: the table doesn't exist any more.
    pub(super) fn mark_gone(&self) {
        self.is_gone.store(true, Ordering::Release);
    }

    /// Whether the table doesn't exist any more.
    pub(crate) fn is_gone(&self) -> bool {
        self.is_gone.load(Ordering::Acquire)
    }

    /// Marks the state as possibly behind the log.
    pub(super) fn mark_stale(&self) {
        self.is_stale.store(true, Ordering::Release);
    }

    /// Whether the state may be behind the log.
    pub(super) fn is_stale(&self) -> bool {
        self.is_stale.load(Ordering::Acquire)
    }

    /// Whether the state may be behind the log; clears the mark.
    pub(super) fn take_stale(&self) -> bool {
        self.is_stale.swap(false, Ordering::AcqRel)
    }

    /// Remembers that the table is used now, in seconds since the node started.
    pub(super) fn touch(&self, now: u32) {
        self.last_used.store(now, Ordering::Relaxed);
    }

    /// When the table was last used, in seconds since the node started.
    pub(super) fn last_used(&self) -> u32 {
        self.last_used.load(Ordering::Relaxed)
    }

    /// Its estimated size in bytes, as of the last act.
    pub(super) fn size(&self) -> usize {
        self.size.load(Ordering::Relaxed)
    }
}
