//! The notification bus between nodes (NATS). A notification names a changed object; the content is stored, except for
//! presence, and sweeps find the changes of lost notifications.

use std::{sync::Arc, time::Instant};

use game::Seats;
use store::{DueLane, Part, PartSet};
use tokio::sync::mpsc;
use wire::api::{TableId, UserId};

use crate::notify::{
    act_cipher::ActCipher,
    committed_act::CommittedAct,
    followed_parts::FollowedParts,
    notification::Notification,
    presence_outbox::PresenceOutbox,
    subscriber::Topic,
    subscribers::Subscribers,
    worker_wake::{DueWork, WorkerWake},
};

/// Maximum queued notifications; sweeps find the changes of dropped ones.
const QUEUE_MAX: usize = 8_192;

/// The sending side of the bus: over NATS, or within this process alone.
#[derive(Clone)]
pub(crate) struct NotificationBus {
    /// Notifications to other nodes; none without NATS.
    queue: Option<mpsc::Sender<Notification>>,
    /// Encrypts acts for other nodes; none without a cluster key.
    cipher: Option<Arc<ActCipher>>,
    /// Wakes the workers of this process.
    wake_workers: Arc<WorkerWake>,
    /// Subscribers of this process, by their own tables.
    own_tables: Arc<Subscribers<TableId>>,
    presence: Arc<PresenceOutbox>,
    /// The parts of the tables whose notifications are to arrive here.
    parts: Arc<FollowedParts>,
}

/// What the connection to other nodes works on.
pub(super) struct Outgoing {
    /// All notifications but presence.
    pub(super) queue: mpsc::Receiver<Notification>,
    /// Whether all nodes have a cluster key, so that none is of a former version.
    pub(super) has_cluster_key: bool,
    pub(super) presence: Arc<PresenceOutbox>,
    pub(super) parts: Arc<FollowedParts>,
}

impl NotificationBus {
    /// A bus within this process.
    pub(crate) fn local() -> NotificationBus {
        NotificationBus {
            queue: None,
            cipher: None,
            wake_workers: Arc::default(),
            own_tables: Arc::default(),
            presence: Arc::default(),
            parts: Arc::default(),
        }
    }

    /// A bus to other nodes, with what is to be sent.
    pub(super) fn shared(cluster_key: Option<String>) -> (NotificationBus, Outgoing) {
        let (sender, queue) = mpsc::channel(QUEUE_MAX);
        let cipher = cluster_key.map(|key| Arc::new(ActCipher::new(key)));
        let bus = NotificationBus { queue: Some(sender), cipher, ..NotificationBus::local() };
        let (presence, parts) = (bus.presence.clone(), bus.parts.clone());
        let has_cluster_key = bus.cipher.is_some();
        let outgoing = Outgoing { queue, has_cluster_key, presence, parts };
        (bus, outgoing)
    }

    /// Whether notifications of other nodes arrive here at all.
    pub(crate) fn is_shared(&self) -> bool {
        self.queue.is_some()
    }

    /// Receives notifications of a table from some moment on. They end a while after its last use.
    pub(crate) fn follow(&self, table: TableId) {
        if self.is_shared() {
            self.parts.follow(Part::of(table), Instant::now());
        }
    }

    /// Receives notifications of a table: what is read from now on misses none.
    pub(crate) async fn follow_now(&self, table: TableId) {
        if self.is_shared() {
            self.follow(table);
            self.parts.wait_for(Part::of(table)).await;
        }
    }

    /// Receives notifications of the parts that are in use, by tables in memory or by lists, and after a while no others.
    pub(crate) fn follow_only(&self, mut used: PartSet) {
        if self.is_shared() {
            self.own_tables.for_each_key(|table| used.insert(Part::of(*table)));
            self.parts.keep(used, Instant::now());
        }
    }

    fn send(&self, notification: Notification) {
        if let Some(queue) = &self.queue
            && queue.try_send(notification).is_err()
        {
            metrics::counter!("pagoda_notifications_dropped_total").increment(1);
        }
    }

    /// Subscribers of this process, by their own tables: notified of every act without keeping a table in memory.
    pub(super) fn own_tables(&self) -> &Subscribers<TableId> {
        &self.own_tables
    }

    /// A table has a new act.
    pub(crate) fn notify_act(&self, id: TableId, act: &CommittedAct) {
        self.own_tables.notify(&id, Topic::OwnTables);
        if self.is_shared() {
            let acts = act.row.number + 1;
            let sealed = self.cipher.as_ref().and_then(|cipher| cipher.seal(id, act));
            self.send(match sealed {
                Some(sealed) => Notification::Act(id, acts, sealed),
                None => Notification::Table(id, acts),
            });
        }
    }

    /// Decrypts the acts of other nodes; none without a cluster key.
    pub(crate) fn cipher(&self) -> Option<&ActCipher> {
        self.cipher.as_deref()
    }

    /// A table has a new chat line.
    pub(crate) fn notify_chat(&self, id: TableId) {
        self.send(Notification::Chat(id));
    }

    /// These players of a table are connected to this node.
    pub(crate) fn notify_presence(&self, id: TableId, seats: Seats) {
        if self.is_shared() {
            self.presence.add(id, seats);
        }
    }

    /// A person's tables changed.
    pub(super) fn notify_person(&self, id: UserId) {
        self.send(Notification::Person(id));
    }

    /// The lobby changed.
    pub(super) fn notify_lobby(&self) {
        self.send(Notification::Lobby);
    }

    /// Sessions have ended: every node closes their connections.
    pub(crate) fn notify_sessions_ended(&self) {
        self.send(Notification::SessionsEnded);
    }

    /// A table is due: one worker anywhere should claim it. Workers of former versions don't listen for kinds of work, so without a
    /// cluster key all are woken.
    pub(crate) fn notify_workers(&self, lane: DueLane) {
        let work = DueWork::from(lane);
        let is_taken = self.wake_workers.wake(work);
        if self.cipher.is_none() {
            self.send(Notification::Due);
        } else if !is_taken {
            self.send(Notification::DueWork(work));
        }
    }

    /// Wakes the workers of this node: another node reported a due table, of this kind or of any.
    pub(crate) fn wake_workers_here(&self, work: Option<DueWork>) {
        match work {
            Some(work) => drop(self.wake_workers.wake(work)),
            None => self.wake_workers.wake_all(),
        }
    }

    /// Waits until a table is due for the workers of a lane.
    pub(crate) async fn due(&self, lane: DueLane) {
        self.wake_workers.due(lane.into()).await;
    }
}
