//! What operators and other nodes get to see: metrics, and all that rides the bus.

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

/// What was seen so far, kept for as long as somebody looks.
pub(crate) struct Seen {
    bytes: Arc<Mutex<Vec<u8>>>,
    task: JoinHandle<()>,
}

impl Seen {
    /// All of it.
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

/// Reads a node's metrics again and again.
pub(crate) fn metrics(admin: String) -> Seen {
    let bytes = Arc::default();
    let kept = Arc::clone(&bytes);
    let task = tokio::spawn(async move {
        // Until the node goes.
        while let Ok(metrics) = read(&admin).await {
            keep(&kept, &metrics);
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

/// Somebody on the bus who hears all of it.
pub(crate) struct Bus {
    /// Every message: subject, headers and what it says.
    pub(crate) seen: Seen,
    client: Client,
}

impl Bus {
    /// Listens from now on.
    pub(crate) async fn listen(url: &str) -> Bus {
        let client = async_nats::connect(url).await.expect("NATS is there");
        let mut heard = client.subscribe(">").await.expect("anybody may listen");
        client.flush().await.expect("NATS answers");
        let bytes = Arc::default();
        let kept = Arc::clone(&bytes);
        let task = tokio::spawn(async move {
            while let Some(message) = heard.next().await {
                let headers = message.headers.map(|headers| format!("{headers:?}"));
                let head = format!("{} {}\n", message.subject, headers.unwrap_or_default());
                keep(&kept, &[head.as_bytes(), &message.payload[..], &b"\n"[..]].concat());
            }
        });
        Bus { seen: Seen { bytes, task }, client }
    }

    /// Says something to everybody.
    pub(crate) async fn publish(&self, subject: String, body: String) {
        self.client.publish(subject, body.into()).await.expect("NATS takes it");
        self.client.flush().await.expect("NATS answers");
    }
}

/// How often some bytes are among others.
pub(crate) fn count(bytes: &[u8], part: &[u8]) -> usize {
    bytes.windows(part.len()).filter(|window| *window == part).count()
}
