//! Delivery of outbox messages.

use std::time::Duration;

use alert::{Channel, Unsent};
use store::{OutboxLane, OutboxMessage};

use crate::{
    app::App,
    failure_log::{DATABASE_FAILURES, FailureKind},
    worker::{alerts, slots::Slots},
};

/// How long a worker may take over a message before another tries: longer than any channel takes.
const LEASE: Duration = Duration::from_secs(120);
/// How often the outbox is read without a notification.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// How often a message is tried.
const ATTEMPTS: i16 = 8;

/// The outcome of sending a message.
#[derive(Clone, Copy)]
enum Outcome {
    Sent,
    /// It is tried again.
    Retry,
    Failed,
}

impl Outcome {
    fn name(self) -> &'static str {
        match self {
            Outcome::Sent => "sent",
            Outcome::Retry => "retry",
            Outcome::Failed => "failed",
        }
    }
}

/// Sends messages until the node stops. Each lane has slots of its own: no receiver holds up another lane, nor
/// more than its own slot of this one.
pub(super) async fn run(app: App) {
    tokio::join!(
        send_lane(&app, OutboxLane::Account),
        send_lane(&app, OutboxLane::Alert),
        send_lane(&app, OutboxLane::Webhook),
    );
}

/// Maximum concurrent deliveries of a lane. A webhook may take its full time-out, and costs no more than a socket.
fn concurrency(lane: OutboxLane) -> u32 {
    match lane {
        OutboxLane::Account => 4,
        OutboxLane::Alert => 16,
        OutboxLane::Webhook => 64,
    }
}

async fn send_lane(app: &App, lane: OutboxLane) {
    let slots = Slots::new(concurrency(lane));
    while !app.stop.is_cancelled() {
        let free = slots.take(&app.stop).await;
        if free.is_empty() {
            break;
        }
        let claimed = app.outbox.claim(lane, free.len() as u32, LEASE).await;
        match claimed.inspect(|_| DATABASE_FAILURES.succeeded(FailureKind::OutboxMessages)) {
            Ok(claimed) if !claimed.is_empty() => {
                for (message, slot) in claimed.into_iter().zip(free) {
                    let app = app.clone();
                    // If a task fails, another worker gets its message when the lease ends.
                    tokio::spawn(async move {
                        deliver(&app, &message).await;
                        drop(slot);
                    });
                }
                continue;
            }
            Ok(_) => {}
            Err(error) => {
                if let Some(suppressed) = DATABASE_FAILURES.failed(FailureKind::OutboxMessages) {
                    tracing::warn!(%error, suppressed, retry_in = ?POLL_INTERVAL, "failed to claim outbox messages; retrying");
                }
            }
        }
        drop(free);
        tokio::select! {
            () = app.stop.cancelled() => {}
            () = app.outbox.wait(lane, POLL_INTERVAL) => {}
        }
    }
    // Work in progress is finished.
    slots.finish().await;
}

async fn deliver(app: &App, message: &OutboxMessage) {
    if let Some(decision) = &message.decision {
        match alerts::is_open(app, decision).await {
            Ok(true) => {}
            // The player has decided meanwhile.
            Ok(false) => return remove(app, &message.id).await,
            // It is another worker's when the lease ends.
            Err(error) => {
                let table = decision.table;
                tracing::warn!(%table, %error, "failed to load table of notification; retrying when its lease ends");
                return;
            }
        }
    }
    let sent = send(app, message).await;
    let outcome = match &sent {
        Ok(()) => Outcome::Sent,
        Err(Unsent::Later(_)) if message.attempts < ATTEMPTS => Outcome::Retry,
        Err(_) => Outcome::Failed,
    };
    metrics::counter!("pagoda_outbox_messages_total", "outcome" => outcome.name()).increment(1);
    match outcome {
        Outcome::Retry => retry_later(app, message).await,
        Outcome::Sent | Outcome::Failed => remove(app, &message.id).await,
    }
    if let (Err(Unsent::Gone), Some(decision)) = (&sent, &message.decision) {
        remove_channel(app, &decision.channel_id).await;
    }
    if let Err(error) = sent {
        tracing::info!(
            channel = channel_name(message),
            outcome = outcome.name(),
            attempts = message.attempts,
            %error,
            "failed to send notification"
        );
    }
}

async fn send(app: &App, message: &OutboxMessage) -> Result<(), Unsent> {
    let channel = serde_json::from_str::<Channel>(&message.channel);
    match (channel, serde_json::from_str(&message.message)) {
        (Ok(channel), Ok(alert)) => app.outbox.sender.send(&channel, &alert).await,
        // A newer program may know more channels; its workers try until this is given up.
        _ => Err(Unsent::Later("unknown channel or message format".into())),
    }
}

/// The kind of a message's channel, for the log: its address stays out of it.
fn channel_name(message: &OutboxMessage) -> &'static str {
    match serde_json::from_str(&message.channel) {
        Ok(Channel::Mail { .. }) => "email",
        Ok(Channel::Push { .. }) => "push",
        Ok(Channel::Webhook { .. }) => "webhook",
        Err(_) => "unknown",
    }
}

async fn retry_later(app: &App, message: &OutboxMessage) {
    let wait = Duration::from_secs(10 << message.attempts.clamp(0, 10));
    if let Err(error) = app.outbox.retry_after(&message.id, wait).await {
        tracing::warn!(attempts = message.attempts, %error, "failed to reschedule outbox message; retrying when its lease ends");
    }
}

async fn remove(app: &App, id: &str) {
    if let Err(error) = app.outbox.remove(id).await {
        tracing::warn!(%error, "failed to remove outbox message; it may be sent twice");
    }
}

async fn remove_channel(app: &App, id: &str) {
    if let Err(error) = app.outbox.remove_channel(id).await {
        tracing::warn!(%error, "failed to remove dead notification channel; retrying at its next message");
    }
}
