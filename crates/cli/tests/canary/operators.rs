//! Captured metrics and bus messages.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use async_nats::Client;
use futures_util::StreamExt as _;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    task::JoinHandle,
    time::sleep,
};

/// Bytes captured so far by a background task.
pub(crate) struct Seen {
    bytes: Arc<Mutex<Vec<u8>>>,
    task: JoinHandle<()>,
}

impl Seen {
    /// All bytes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.bytes.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Seen {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn keep(bytes: &Mutex<Vec<u8>>, more: &[u8]) {
    bytes.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(more);
}

/// Polls a node's metrics.
pub(crate) fn metrics(admin: String) -> Seen {
    let bytes = Arc::default();
    let captured = Arc::clone(&bytes);
    let task = tokio::spawn(async move {
        // Until the node stops.
        while let Ok(metrics) = read(&admin).await {
            keep(&captured, &metrics);
            sleep(Duration::from_millis(200)).await;
        }
    });
    Seen { bytes, task }
}

async fn read(admin: &str) -> io::Result<Vec<u8>> {
    let mut answer = Vec::new();
    let mut stream = TcpStream::connect(admin).await?;
    let head = format!("GET /metrics HTTP/1.1\r\nhost: {admin}\r\nconnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await?;
    stream.read_to_end(&mut answer).await?;
    Ok(answer)
}

/// A subscriber to all bus messages.
pub(crate) struct Bus {
    /// Every message: subject, headers and body.
    pub(crate) seen: Seen,
    client: Client,
}

impl Bus {
    /// Subscribes.
    pub(crate) async fn listen(url: &str) -> Bus {
        let client = async_nats::connect(url).await.expect("NATS accepts connections");
        let mut messages = client.subscribe(">").await.expect("the subscription succeeds");
        client.flush().await.expect("NATS answers");
        let bytes = Arc::default();
        let captured = Arc::clone(&bytes);
        let task = tokio::spawn(async move {
            while let Some(message) = messages.next().await {
                let headers = message.headers.map(|headers| format!("{headers:?}"));
                let head = format!("{} {}\n", message.subject, headers.unwrap_or_default());
                keep(&captured, &[head.as_bytes(), &message.payload[..], &b"\n"[..]].concat());
            }
        });
        Bus { seen: Seen { bytes, task }, client }
    }

    /// Publishes a message.
    pub(crate) async fn publish(&self, subject: String, body: String) {
        self.client.publish(subject, body.into()).await.expect("publishing succeeds");
        self.client.flush().await.expect("NATS answers");
    }
}

/// Number of occurrences of a byte string.
pub(crate) fn count(bytes: &[u8], part: &[u8]) -> usize {
    bytes.windows(part.len()).filter(|window| *window == part).count()
}
