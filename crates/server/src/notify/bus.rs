//! The notification bus between nodes (NATS). A notification names a changed object without its
//! content, except for presence, which isn't stored; sweeps find the changes of lost notifications. Presence has a
//! subject of its own, so that many who come or go at once delay nothing else.

use std::{sync::Arc, time::Duration};

use futures_util::StreamExt as _;
use game::Seats;
use store::DueLane;
use tokio::sync::{Notify, mpsc};
use tokio_util::sync::CancellationToken;
use wire::api::{TableId, UserId};

use crate::{
    notify::{
        notification::{Notification, PresenceVersion, PresentSeats},
        presence_outbox::PresenceOutbox,
        subscriber::Topic,
        subscribers::Subscribers,
    },
    random,
};

/// The NATS subject of all notifications but presence. They are batched: under load one message for each would cost
/// more than the work it announces.
const SUBJECT: &str = "pagoda.rings";
/// The NATS subject of presence.
const PRESENCE_SUBJECT: &str = "pagoda.presence";
/// The least time between two messages about presence.
const PRESENCE_INTERVAL: Duration = Duration::from_millis(100);
/// Maximum notifications of one message.
const BATCH_MAX: usize = 512;
/// Maximum queued notifications; sweeps find the changes of dropped ones.
const QUEUE_MAX: usize = 8_192;

/// The sending side of the bus: over NATS, or within this process alone.
#[derive(Clone)]
pub(crate) struct NotificationBus {
    /// Notifications to other nodes; none without NATS.
    queue: Option<mpsc::Sender<Notification>>,
    /// Wakes the workers of this process.
    wake_workers: Arc<WorkerWake>,
    /// Subscribers of this process, by their own tables.
    own_tables: Arc<Subscribers<TableId>>,
    presence: Arc<PresenceOutbox>,
}

/// Wakes workers, each kind of them apart.
#[derive(Default)]
struct WorkerWake {
    clock: Notify,
    alert: Notify,
    bot: Notify,
    archive: Notify,
}

impl WorkerWake {
    fn of(&self, lane: DueLane) -> &Notify {
        match lane {
            DueLane::Clock => &self.clock,
            DueLane::Alert => &self.alert,
            DueLane::Bot(_) => &self.bot,
            DueLane::Archive => &self.archive,
        }
    }
}

/// The connection to NATS.
pub(crate) struct BusConnection {
    nats: async_nats::Client,
    queue: mpsc::Receiver<Notification>,
    presence: Arc<PresenceOutbox>,
}

impl NotificationBus {
    /// Connects to NATS, if a URL is configured. The client retries while NATS is down.
    pub(crate) async fn connect(
        url: Option<&str>,
        received: mpsc::Sender<Notification>,
    ) -> Result<(NotificationBus, Option<BusConnection>), async_nats::ConnectError> {
        let Some(url) = url else { return Ok((NotificationBus::new(None), None)) };
        let options = async_nats::ConnectOptions::new()
            .name("pagoda")
            // A node has handled its own changes already.
            .no_echo()
            .retry_on_initial_connect()
            .reconnect_delay_callback(|tries| Duration::from_millis(50 * tries.min(20) as u64))
            .event_callback(move |event| {
                let received = received.clone();
                async move {
                    tracing::info!(%event, "NATS connection changed");
                    if matches!(event, async_nats::Event::Connected) {
                        // The receiver is gone only when the node stops.
                        let _ = received.send(Notification::Reconnected).await;
                    }
                }
            });
        let nats = options.connect(url).await?;
        let (sender, queue) = mpsc::channel(QUEUE_MAX);
        let bus = NotificationBus::new(Some(sender));
        let connection = BusConnection { nats, queue, presence: bus.presence.clone() };
        Ok((bus, Some(connection)))
    }

    fn new(queue: Option<mpsc::Sender<Notification>>) -> NotificationBus {
        NotificationBus {
            queue,
            wake_workers: Arc::default(),
            own_tables: Arc::default(),
            presence: Arc::default(),
        }
    }

    /// Whether notifications of other nodes arrive here at all.
    pub(crate) fn is_shared(&self) -> bool {
        self.queue.is_some()
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

    /// A table has this number of acts.
    pub(crate) fn notify_table(&self, id: TableId, acts: u32) {
        self.own_tables.notify(&id, Topic::OwnTables);
        self.send(Notification::Table(id, acts));
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

    /// A table is due: one worker anywhere should claim it.
    pub(crate) fn notify_workers(&self, lane: DueLane) {
        self.wake_workers.of(lane).notify_one();
        self.send(Notification::Due);
    }

    /// Wakes the workers of this node: another node reported a due table, of whatever kind. Nothing that is to be
    /// archived is urgent.
    pub(crate) fn wake_workers_here(&self) {
        for wake in [&self.wake_workers.clock, &self.wake_workers.alert, &self.wake_workers.bot] {
            wake.notify_one();
        }
    }

    /// Waits until a table is due for the workers of a lane.
    pub(crate) async fn due(&self, lane: DueLane) {
        self.wake_workers.of(lane).notified().await;
    }
}

impl BusConnection {
    /// Sends and receives notifications until the node stops. Those about presence are received apart.
    pub(crate) async fn run(
        self,
        received: mpsc::Sender<Notification>,
        presence_received: mpsc::Sender<Notification>,
        stop: CancellationToken,
    ) {
        let BusConnection { nats, queue, presence } = self;
        tokio::select! {
            () = stop.cancelled() => {}
            () = publish(&nats, queue) => {}
            () = publish_presence(&nats, &presence) => {}
            () = async {
                tokio::join!(
                    receive(&nats, SUBJECT, received),
                    receive(&nats, PRESENCE_SUBJECT, presence_received),
                );
            } => {}
        }
    }
}

/// Publishes queued notifications; those queued while a message is sent are the next message.
async fn publish(nats: &async_nats::Client, mut queue: mpsc::Receiver<Notification>) {
    let mut batch = Vec::new();
    while 0 < queue.recv_many(&mut batch, BATCH_MAX).await {
        batch.sort_unstable();
        batch.dedup();
        send(nats, SUBJECT, batch.drain(..)).await;
    }
}

/// Publishes presence at intervals: what changes twice between them is sent once.
async fn publish_presence(nats: &async_nats::Client, outbox: &PresenceOutbox) {
    // This node's random id, and how many announcements it has sent.
    let (node, mut number) = (random::number(), 0);
    loop {
        let taken = outbox.take(BATCH_MAX).await;
        let batch = taken.into_iter().map(|(id, seats)| {
            number += 1;
            Notification::Presence(id, PresenceVersion { node, number }, PresentSeats(seats))
        });
        send(nats, PRESENCE_SUBJECT, batch).await;
        tokio::time::sleep(PRESENCE_INTERVAL).await;
    }
}

async fn send(
    nats: &async_nats::Client,
    subject: &'static str,
    batch: impl Iterator<Item = Notification>,
) {
    let lines: Vec<String> = batch.map(|it| it.to_string()).collect();
    // Not buffered while disconnected: it would arrive late, and a sweep follows the reconnect.
    let is_connected = nats.connection_state() == async_nats::connection::State::Connected;
    if is_connected && let Err(error) = nats.publish(subject, lines.join("\n").into()).await {
        tracing::debug!(%error, subject, "failed to publish notifications to NATS; other nodes find changes at their next sweep");
    }
}

/// Forwards notifications of other nodes.
async fn receive(
    nats: &async_nats::Client,
    subject: &'static str,
    received: mpsc::Sender<Notification>,
) {
    let mut messages = match nats.subscribe(subject).await {
        Ok(messages) => messages,
        Err(error) => {
            tracing::error!(%error, subject, "failed to subscribe to NATS; polling the database for changes of other nodes");
            return;
        }
    };
    while let Some(message) = messages.next().await {
        let Ok(lines) = std::str::from_utf8(&message.payload) else { continue };
        for line in lines.lines() {
            let Some(notification) = Notification::parse(line) else {
                tracing::debug!(line, "ignoring unknown notification from NATS");
                continue;
            };
            if received.send(notification).await.is_err() {
                return;
            }
        }
    }
}
