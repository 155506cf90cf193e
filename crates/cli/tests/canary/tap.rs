//! A proxy between one client and the nodes that records every byte of the responses.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _, copy},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

/// The received bytes of each connection.
type Received = Arc<Mutex<Vec<Arc<Mutex<Vec<u8>>>>>>;

/// A client's own proxies to all nodes.
pub(crate) struct Tap {
    addresses: Vec<String>,
    received: Received,
    tasks: Vec<JoinHandle<()>>,
}

impl Tap {
    /// Starts proxies to nodes.
    pub(crate) async fn open(nodes: &[String]) -> Tap {
        let mut tap = Tap { addresses: vec![], received: Received::default(), tasks: vec![] };
        for node in nodes {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has free ports");
            tap.addresses.push(listener.local_addr().expect("an address").to_string());
            tap.tasks.push(tokio::spawn(listen(listener, node.clone(), tap.received.clone())));
        }
        tap
    }

    /// The addresses of its proxies, by node.
    pub(crate) fn addresses(&self) -> &[String] {
        &self.addresses
    }

    /// The bytes received so far, headers and framing included, by connection.
    pub(crate) fn received(&self) -> Vec<Vec<u8>> {
        lock(&self.received).iter().map(|bytes| lock(bytes).clone()).collect()
    }
}

impl Drop for Tap {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn listen(listener: TcpListener, node: String, received: Received) {
    while let Ok((client, _)) = listener.accept().await {
        let bytes = Arc::default();
        lock(&received).push(Arc::clone(&bytes));
        let node = node.clone();
        // Either end may close at any time.
        tokio::spawn(async move { drop(carry(client, &node, &bytes).await) });
    }
}

async fn carry(client: TcpStream, node: &str, bytes: &Mutex<Vec<u8>>) -> io::Result<()> {
    let node = TcpStream::connect(node).await?;
    for stream in [&client, &node] {
        stream.set_nodelay(true)?;
    }
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_node, mut to_node) = node.into_split();
    let there = async {
        copy(&mut from_client, &mut to_node).await?;
        to_node.shutdown().await
    };
    let back = async {
        let mut block = vec![0; 64 * 1024];
        loop {
            let read = from_node.read(&mut block).await?;
            if read == 0 {
                return to_client.shutdown().await;
            }
            lock(bytes).extend_from_slice(&block[..read]);
            to_client.write_all(&block[..read]).await?;
        }
    };
    tokio::try_join!(there, back).map(drop)
}
