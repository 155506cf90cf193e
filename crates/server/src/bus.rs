//! The doorbell between nodes. Only that something happened rides on it, never what; a ring that is
//! lost is made up for by a sweep.

use std::{sync::Arc, time::Duration};

use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};
use tokio_util::sync::CancellationToken;
use wire::api::{TableId, UserId};

/// What another node rang for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ring {
    /// A table has so many acts.
    Table(TableId, u32),
    /// Somebody's tables changed.
    User(UserId),
    /// The lobby changed.
    Lobby,
    /// The bus was away: rings may have been lost.
    Back,
}

/// The bus as a node has it: over NATS, or within the process alone.
#[derive(Clone)]
pub(crate) struct Bus {
    nats: Option<async_nats::Client>,
    /// Wakes the workers of this process.
    pub(crate) due: Arc<Notify>,
}

impl Bus {
    /// Connects to NATS, if there is one. It may be away: the client keeps trying.
    pub(crate) async fn connect(
        url: Option<&str>,
        rings: mpsc::Sender<Ring>,
    ) -> Result<Bus, async_nats::ConnectError> {
        let due = Arc::new(Notify::new());
        let Some(url) = url else { return Ok(Bus { nats: None, due }) };
        let options = async_nats::ConnectOptions::new()
            .name("pagoda")
            .retry_on_initial_connect()
            .reconnect_delay_callback(|tries| Duration::from_millis(50 * tries.min(20) as u64))
            .event_callback(move |event| {
                let rings = rings.clone();
                async move {
                    tracing::info!(%event, "bus");
                    if matches!(event, async_nats::Event::Connected) {
                        // Nobody listens any more only when the node stops.
                        let _ = rings.send(Ring::Back).await;
                    }
                }
            });
        Ok(Bus { nats: Some(options.connect(url).await?), due })
    }

    /// Whether other nodes can be heard at all.
    pub(crate) fn is_shared(&self) -> bool {
        self.nats.is_some()
    }

    fn publish(&self, subject: String, body: String) {
        let Some(nats) = self.nats.clone() else { return };
        if nats.connection_state() != async_nats::connection::State::Connected {
            return;
        }
        tokio::spawn(async move {
            if let Err(lost) = nats.publish(subject, body.into()).await {
                tracing::debug!(%lost, "a ring was lost");
            }
        });
    }

    /// A table has so many acts.
    pub(crate) fn ring_table(&self, id: TableId, acts: u32) {
        self.publish(format!("pagoda.table.{id}"), acts.to_string());
    }

    /// Somebody's tables changed.
    pub(crate) fn ring_user(&self, id: UserId) {
        self.publish(format!("pagoda.user.{id}"), String::new());
    }

    /// The lobby changed.
    pub(crate) fn ring_lobby(&self) {
        self.publish("pagoda.lobby".into(), String::new());
    }

    /// Something is due: one worker anywhere should look.
    pub(crate) fn ring_workers(&self) {
        self.due.notify_one();
        self.publish("pagoda.due".into(), String::new());
    }

    /// Passes on what other nodes ring for, until the node stops.
    pub(crate) async fn listen(&self, rings: mpsc::Sender<Ring>, stop: CancellationToken) {
        let Some(nats) = &self.nats else { return };
        let subscribed = tokio::select! {
            subscribed = nats.subscribe("pagoda.>") => subscribed,
            () = stop.cancelled() => return,
        };
        let Ok(mut heard) = subscribed else {
            return tracing::error!("the bus can't be listened to");
        };
        loop {
            let message = tokio::select! {
                message = heard.next() => message,
                () = stop.cancelled() => return,
            };
            let Some(message) = message else { return };
            match read(&message.subject, &message.payload) {
                Some(ring) => {
                    if rings.send(ring).await.is_err() {
                        return;
                    }
                }
                None if message.subject.as_str() == "pagoda.due" => self.due.notify_one(),
                None => tracing::debug!(subject = %message.subject, "a ring for nobody"),
            }
        }
    }
}

fn read(subject: &str, body: &[u8]) -> Option<Ring> {
    let mut words = subject.split('.').skip(1);
    match (words.next()?, words.next()) {
        ("table", Some(id)) => {
            let acts = std::str::from_utf8(body).ok()?.parse().ok()?;
            Some(Ring::Table(id.parse().ok()?, acts))
        }
        ("user", Some(id)) => Some(Ring::User(id.parse().ok()?)),
        ("lobby", None) => Some(Ring::Lobby),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_are_read_and_noise_is_not() {
        let id = TableId::from_bits(33);
        assert_eq!(read("pagoda.table.aaaaaaaaaabb", b"7"), Some(Ring::Table(id, 7)));
        assert_eq!(read("pagoda.lobby", b""), Some(Ring::Lobby));
        assert!(matches!(read("pagoda.user.aaaaaaaaaabb", b""), Some(Ring::User(_))));
        for (subject, body) in [
            ("pagoda.table.aaaaaaaaaabb", &b"x"[..]),
            ("pagoda.table.short", b"7"),
            ("pagoda.table", b"7"),
            ("pagoda.due", b""),
            ("pagoda", b""),
            ("", b""),
        ] {
            assert_eq!(read(subject, body), None, "{subject}");
        }
    }
}
