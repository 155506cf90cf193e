//! Notifications that other nodes sent.

use futures_util::StreamExt as _;
use tokio::sync::mpsc;

use crate::notify::{notification::Notification, subject::Subject};

/// Logs that a subscription failed.
pub(super) fn log_subscribe_error(error: &async_nats::SubscribeError, subject: Subject) {
    tracing::error!(%error, %subject, "failed to subscribe to NATS; polling the database for changes of other nodes");
}

/// Forwards what a subscription receives.
pub(super) async fn forward(
    mut messages: async_nats::Subscriber,
    received: mpsc::Sender<Notification>,
) {
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
