//! The outbox: messages to users are stored first, and sent by any free worker.

use std::time::Duration;

use alert::{Alert, Channel, Post};
use store::{DecisionAlert, NewMessage, OutboxLane, OutboxMessage, Store, StoreError};
use tokio::{sync::Notify, time::timeout};
use wire::api::UserId;

/// Stores messages, and hands them to workers.
pub(crate) struct Outbox {
    store: Store,
    /// Sends messages by email, web push and webhook.
    pub(crate) sender: Post,
    added: Added,
}

/// Wakes the workers of each lane.
#[derive(Default)]
struct Added {
    account: Notify,
    alert: Notify,
    webhook: Notify,
}

impl Added {
    fn to(&self, lane: OutboxLane) -> &Notify {
        match lane {
            OutboxLane::Account => &self.account,
            OutboxLane::Alert => &self.alert,
            OutboxLane::Webhook => &self.webhook,
        }
    }
}

/// A message about a pending decision of a player.
pub(crate) struct PendingAlert {
    /// The player.
    pub(crate) person: UserId,
    /// Where it is sent.
    pub(crate) channel: Channel,
    /// The message.
    pub(crate) alert: Alert,
    /// The decision; the message is dropped if it is made meanwhile.
    pub(crate) decision: DecisionAlert,
    /// How long it waits before it is sent.
    pub(crate) delay: Duration,
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it is JSON")
}

impl Outbox {
    /// The outbox of a database.
    pub(crate) fn new(store: Store, sender: Post) -> Outbox {
        Outbox { store, sender, added: Added::default() }
    }

    /// Adds an email about an account.
    pub(crate) async fn add(
        &self,
        person: UserId,
        channel: &Channel,
        alert: &Alert,
    ) -> Result<(), StoreError> {
        let (channel, text) = (json(channel), json(alert));
        self.store.home.add_outbox_message(&alert.id, Some(person), &channel, &text).await?;
        self.added.to(OutboxLane::Account).notify_one();
        Ok(())
    }

    /// Adds a message about a decision, unless it was added before.
    pub(crate) async fn add_decision(&self, new: &PendingAlert) -> Result<(), StoreError> {
        let PendingAlert { person, channel, alert, decision, delay } = new;
        let lane = match channel {
            Channel::Webhook { .. } => OutboxLane::Webhook,
            Channel::Mail { .. } | Channel::Push { .. } => OutboxLane::Alert,
        };
        let (channel, text) = (json(channel), json(alert));
        let new = NewMessage { id: &alert.id, user: *person, channel: &channel, message: &text };
        if self.store.home.add_decision_alert(new, decision, *delay).await? {
            self.added.to(lane).notify_one();
        }
        Ok(())
    }

    /// Claims due messages of a lane. No other worker gets them until the lease ends.
    pub(crate) async fn claim(
        &self,
        lane: OutboxLane,
        limit: u32,
        lease: Duration,
    ) -> Result<Vec<OutboxMessage>, StoreError> {
        self.store.home.claim_outbox_messages(lane, limit, lease).await
    }

    /// Waits until a message is added to a lane, but not longer than this.
    pub(crate) async fn wait(&self, lane: OutboxLane, limit: Duration) {
        let _ = timeout(limit, self.added.to(lane).notified()).await;
    }

    /// Removes a message that was sent, or never will be.
    pub(crate) async fn remove(&self, id: &str) -> Result<(), StoreError> {
        self.store.home.complete_outbox_message(id).await
    }

    /// Makes a message due again after a while.
    pub(crate) async fn retry_after(&self, id: &str, wait: Duration) -> Result<(), StoreError> {
        self.store.home.postpone_outbox_message(id, wait).await
    }

    /// Removes a channel without a receiver.
    pub(crate) async fn remove_channel(&self, id: &str) -> Result<(), StoreError> {
        self.store.home.drop_channel(id).await
    }
}
