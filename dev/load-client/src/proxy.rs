//! A faulty network between clients and a node: requests and responses are lost, duplicated, delayed and
//! reordered.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _, copy_bidirectional},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
    time::sleep,
};

/// Fault rates, in percent of requests.
#[derive(Clone, Copy, Debug)]
pub struct Mischief {
    /// Request lost.
    pub lost: u64,
    /// Response lost.
    pub unanswered: u64,
    /// Duplicated, the second time delayed and reordered.
    pub doubled: u64,
    /// Delayed.
    pub late: u64,
    /// WebSocket cut after a while.
    pub cut: u64,
}

/// A proxy to a node; closed on drop.
pub struct Proxy {
    address: String,
    done: Arc<AtomicUsize>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Starts a proxy to a node.
    pub async fn open(node: &str, mischief: Mischief) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has free ports");
        let address = listener.local_addr().expect("a bound socket has an address").to_string();
        let done = Arc::new(AtomicUsize::new(0));
        let line = Line { node: node.to_owned(), mischief, done: done.clone() };
        let task = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let line = line.clone();
                // Either end may close at any time.
                tokio::spawn(async move { drop(line.carry(client).await) });
            }
        });
        Proxy { address, done, task }
    }

    /// Its address.
    pub fn address(&self) -> String {
        self.address.clone()
    }

    /// Number of injected faults.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

#[derive(Clone)]
struct Line {
    node: String,
    mischief: Mischief,
    done: Arc<AtomicUsize>,
}

fn happens(percent: u64) -> bool {
    crate::luck() % 100 < percent
}

async fn random_delay(most: u64) {
    sleep(Duration::from_millis(crate::luck() % most)).await;
}

impl Line {
    fn inject(&self, percent: u64) -> bool {
        let does = happens(percent);
        self.done.fetch_add(usize::from(does), Ordering::Relaxed);
        does
    }

    /// Forwards requests one by one, until one is dropped.
    async fn carry(&self, mut client: TcpStream) -> io::Result<()> {
        client.set_nodelay(true)?;
        while let Some(request) = read_message(&mut client).await? {
            let head = String::from_utf8_lossy(&request).to_lowercase();
            if head.contains("upgrade: websocket") {
                return self.join(client, &request).await;
            }
            if self.inject(self.mischief.lost) {
                return Ok(());
            }
            if self.inject(self.mischief.late) {
                random_delay(100).await;
            }
            if self.inject(self.mischief.doubled) {
                let (line, again) = (self.clone(), request.clone());
                tokio::spawn(async move {
                    random_delay(300).await;
                    drop(line.ask(&again).await);
                });
            }
            let answer = self.ask(&request).await?;
            if self.inject(self.mischief.unanswered) {
                return Ok(());
            }
            client.write_all(&answer).await?;
        }
        Ok(())
    }

    async fn ask(&self, request: &[u8]) -> io::Result<Vec<u8>> {
        let mut node = TcpStream::connect(&self.node).await?;
        node.set_nodelay(true)?;
        node.write_all(request).await?;
        read_message(&mut node).await?.ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }

    /// Forwards a WebSocket, and may cut it.
    async fn join(&self, mut client: TcpStream, request: &[u8]) -> io::Result<()> {
        let mut node = TcpStream::connect(&self.node).await?;
        node.set_nodelay(true)?;
        node.write_all(request).await?;
        let carried = copy_bidirectional(&mut client, &mut node);
        if self.inject(self.mischief.cut) {
            tokio::select! {
                _ = carried => {}
                () = random_delay(3_000) => {}
            }
            return Ok(());
        }
        carried.await.map(drop)
    }
}

/// Reads a message: head and body by content length; none at the end of the stream.
async fn read_message(stream: &mut TcpStream) -> io::Result<Option<Vec<u8>>> {
    let (mut read, mut chunk) = (Vec::new(), [0; 4096]);
    loop {
        if let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") {
            let whole = end + 4 + length(&read[..end]);
            if whole <= read.len() {
                return Ok(Some(read));
            }
        }
        let more = stream.read(&mut chunk).await?;
        if more == 0 {
            return Ok(None);
        }
        read.extend_from_slice(&chunk[..more]);
    }
}

fn length(head: &[u8]) -> usize {
    let head = String::from_utf8_lossy(head).to_lowercase();
    let value = head.lines().find_map(|line| line.strip_prefix("content-length:"));
    value.and_then(|value| value.trim().parse().ok()).unwrap_or(0)
}
