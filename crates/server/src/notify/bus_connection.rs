//! The connection to NATS: subjects, batches, and the notifications of other nodes.

use std::{collections::BTreeMap, time::Duration};

use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::{
    notify::{
        bus::{NotificationBus, Outgoing},
        notification::{Notification, PresenceVersion, PresentSeats},
        part_subscriptions::follow_parts,
        presence_outbox::PresenceOutbox,
        received::{forward, log_subscribe_error},
        subject::Subject,
    },
    random,
};

/// The group of processes with workers, of which one receives each notification of a due table.
const WORKERS: &str = "workers";
/// The least time between two messages about presence.
const PRESENCE_INTERVAL: Duration = Duration::from_millis(100);
/// Maximum notifications of one message.
const BATCH_MAX: usize = 512;
/// Maximum bytes of one message, unless a single notification is longer: half of what `ship/kubernetes/nats.yaml` allows.
const MESSAGE_MAX: usize = 32 * 1_024;

/// How to reach other nodes.
pub(crate) struct BusSettings {
    /// The URL of NATS.
    pub(crate) url: String,
    /// The secret that all nodes share.
    pub(crate) cluster_key: Option<String>,
    /// Whether this process has workers.
    pub(crate) has_workers: bool,
}

/// The connection to NATS.
pub(crate) struct BusConnection {
    nats: async_nats::Client,
    outgoing: Outgoing,
    has_workers: bool,
}

impl BusConnection {
    /// Connects to NATS. The client retries while NATS is down.
    pub(crate) async fn open(
        settings: BusSettings,
        received: mpsc::Sender<Notification>,
    ) -> Result<(NotificationBus, BusConnection), async_nats::ConnectError> {
        let options = async_nats::ConnectOptions::new()
            .name("pagoda")
            // A node has handled its own changes already.
            .no_echo()
            // Within the subjects that operators are told to permit.
            .custom_inbox_prefix("pagoda.inbox")
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
        let BusSettings { url, cluster_key, has_workers } = settings;
        let nats = options.connect(url).await?;
        let (bus, outgoing) = NotificationBus::shared(cluster_key);
        Ok((bus, BusConnection { nats, outgoing, has_workers }))
    }

    /// Sends and receives notifications until the node stops. Those about presence are received apart.
    pub(crate) async fn run(
        self,
        received: mpsc::Sender<Notification>,
        presence_received: mpsc::Sender<Notification>,
        stop: CancellationToken,
    ) {
        let BusConnection { nats, outgoing, has_workers } = self;
        let Outgoing { queue, has_cluster_key, presence, parts } = outgoing;
        let receive_all = async {
            tokio::join!(
                receive(&nats, Subject::All, received.clone()),
                receive(&nats, Subject::Presence, presence_received),
                receive_due(&nats, received.clone(), has_workers),
            );
        };
        tokio::select! {
            () = stop.cancelled() => {}
            () = publish(&nats, queue, has_cluster_key) => {}
            () = publish_presence(&nats, &presence) => {}
            () = follow_parts(&nats, &parts, received.clone()) => {}
            () = receive_all => {}
        }
    }
}

/// Publishes queued notifications; those queued while a message is sent are the next message. They are batched: under load one message
/// for each would cost more than the work it announces.
async fn publish(
    nats: &async_nats::Client,
    mut queue: mpsc::Receiver<Notification>,
    has_cluster_key: bool,
) {
    let mut batch = Vec::new();
    while 0 < queue.recv_many(&mut batch, BATCH_MAX).await {
        batch.sort_unstable();
        batch.dedup();
        let mut subjects: BTreeMap<Subject, Vec<Notification>> = BTreeMap::new();
        for notification in batch.drain(..) {
            let subject = Subject::of(&notification, has_cluster_key);
            subjects.entry(subject).or_default().push(notification);
        }
        for (subject, notifications) in subjects {
            send(nats, subject, notifications.into_iter()).await;
        }
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
        send(nats, Subject::Presence, batch).await;
        tokio::time::sleep(PRESENCE_INTERVAL).await;
    }
}

/// Sends notifications in messages that NATS accepts.
async fn send(
    nats: &async_nats::Client,
    subject: Subject,
    batch: impl Iterator<Item = Notification>,
) {
    let mut message = String::new();
    for line in batch.map(|it| it.to_string()) {
        if !message.is_empty() && MESSAGE_MAX < message.len() + 1 + line.len() {
            publish_message(nats, subject, std::mem::take(&mut message)).await;
        }
        if !message.is_empty() {
            message.push('\n');
        }
        message.push_str(&line);
    }
    if !message.is_empty() {
        publish_message(nats, subject, message).await;
    }
}

async fn publish_message(nats: &async_nats::Client, subject: Subject, message: String) {
    // Not buffered while disconnected: it would arrive late, and a sweep follows the reconnect.
    let is_connected = nats.connection_state() == async_nats::connection::State::Connected;
    if is_connected && let Err(error) = nats.publish(subject.to_string(), message.into()).await {
        tracing::debug!(%error, %subject, "failed to publish notifications to NATS; other nodes find changes at their next sweep");
    }
}

/// Forwards notifications of other nodes.
async fn receive(
    nats: &async_nats::Client,
    subject: Subject,
    received: mpsc::Sender<Notification>,
) {
    match nats.subscribe(subject.to_string()).await {
        Ok(messages) => forward(messages, received).await,
        Err(error) => log_subscribe_error(&error, subject),
    }
}

/// Forwards notifications of due tables, of which each goes to one process with workers.
async fn receive_due(
    nats: &async_nats::Client,
    received: mpsc::Sender<Notification>,
    has_workers: bool,
) {
    if !has_workers {
        return;
    }
    match nats.queue_subscribe(Subject::Due.to_string(), WORKERS.to_owned()).await {
        Ok(messages) => forward(messages, received).await,
        Err(error) => log_subscribe_error(&error, Subject::Due),
    }
}
