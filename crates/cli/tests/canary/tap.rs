//! A line between one person and the nodes that keeps every byte that comes back.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _, copy},
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

/// What came back over each connection.
type Heard = Arc<Mutex<Vec<Arc<Mutex<Vec<u8>>>>>>;

/// Somebody's own lines to all nodes.
pub(crate) struct Tap {
    addresses: Vec<String>,
    heard: Heard,
    tasks: Vec<JoinHandle<()>>,
}

impl Tap {
    /// Lines to nodes.
    pub(crate) async fn open(nodes: &[String]) -> Tap {
        let mut tap = Tap { addresses: vec![], heard: Heard::default(), tasks: vec![] };
        for node in nodes {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has free ports");
            tap.addresses.push(listener.local_addr().expect("it is bound").to_string());
            tap.tasks.push(tokio::spawn(listen(listener, node.clone(), tap.heard.clone())));
        }
        tap
    }

    /// Where its person comes in, node by node.
    pub(crate) fn addresses(&self) -> &[String] {
        &self.addresses
    }

    /// What its person was sent so far: headers, bodies, frames and all, connection by connection.
    pub(crate) fn heard(&self) -> Vec<Vec<u8>> {
        held(&self.heard).iter().map(|bytes| held(bytes).clone()).collect()
    }
}

impl Drop for Tap {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

fn held<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn listen(listener: TcpListener, node: String, heard: Heard) {
    while let Ok((client, _)) = listener.accept().await {
        let bytes = Arc::default();
        held(&heard).push(Arc::clone(&bytes));
        let node = node.clone();
        // Either end may go at any time.
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
            held(bytes).extend_from_slice(&block[..read]);
            to_client.write_all(&block[..read]).await?;
        }
    };
    tokio::try_join!(there, back).map(drop)
}
