//! Subscriptions to the parts of the tables that this node follows.

use std::{collections::BTreeMap, time::Duration};

use async_nats::{Client, RequestErrorKind, connection::State};
use store::Part;
use tokio::{
    sync::mpsc,
    task::{AbortHandle, JoinSet},
    time::timeout,
};

use crate::notify::{
    followed_parts::FollowedParts,
    notification::Notification,
    received::{forward, log_subscribe_error},
    subject::Subject,
};

/// A subject without subscribers. NATS answers a request to it, after all that was sent before.
const NOBODY: &str = "pagoda.nobody";
/// Timeout of that answer. It never comes if somebody listens to all subjects.
const CONFIRM_MAX: Duration = Duration::from_millis(250);

/// Subscribes to parts that are wanted, and unsubscribes from others.
pub(super) async fn follow_parts(
    nats: &Client,
    parts: &FollowedParts,
    received: mpsc::Sender<Notification>,
) {
    let (mut tasks, mut subscriptions) = (JoinSet::new(), BTreeMap::<Part, AbortHandle>::new());
    loop {
        let (wanted, active) = (parts.changed().await, parts.active());
        for part in active.without(wanted) {
            parts.end(part);
            if let Some(subscription) = subscriptions.remove(&part) {
                subscription.abort();
            }
        }
        let new: Vec<Part> = wanted.without(active).collect();
        for part in &new {
            let subject = Subject::Part(*part);
            match nats.subscribe(subject.to_string()).await {
                Ok(messages) => {
                    let subscription = tasks.spawn(forward(messages, received.clone()));
                    subscriptions.insert(*part, subscription);
                }
                Err(error) => log_subscribe_error(&error, subject),
            }
        }
        if !new.is_empty() {
            confirm(nats).await;
        }
        for part in new {
            parts.begin(part);
            if received.send(Notification::Following(part)).await.is_err() {
                return;
            }
        }
        while tasks.try_join_next().is_some() {}
    }
}

/// Waits until NATS knows the subscriptions. While it is unavailable it can't; all is read again when it is back.
async fn confirm(nats: &Client) {
    if nats.connection_state() != State::Connected {
        return;
    }
    let asked = timeout(CONFIRM_MAX, nats.request(NOBODY, "".into())).await;
    let is_confirmed =
        matches!(&asked, Ok(Err(error)) if error.kind() == RequestErrorKind::NoResponders);
    if !is_confirmed {
        tracing::debug!("NATS didn't confirm subscriptions; sweeps find what was missed meanwhile");
    }
}
