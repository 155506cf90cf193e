//! The HTTP listener: limits connections, and closes those of slow clients.

use std::{
    collections::HashMap,
    io,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::{Router, extract::ConnectInfo};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpSocket, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{sleep, timeout},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower::ServiceExt as _;

use crate::{
    http::slow_client::SlowClientGuard,
    network::{Network, is_trusted, rate_limit_key},
};

/// How long a client may take to send the head of a request, and to read any part of an answer.
const CLIENT_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum length of a request's head in bytes.
const HEAD_MAX: usize = 16 * 1024;

/// The accept backlog: after a restart all clients reconnect together, and a client waits a second
/// to retry a dropped connection.
const BACKLOG: u32 = 4096;

/// The send buffer of a connection in bytes: by default the kernel keeps megabytes for a slow reader.
const SEND_BUFFER: u32 = 256 * 1024;

/// Listens on an address.
pub(crate) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A node that restarts needn't wait for the last connections of its predecessor.
    socket.set_reuseaddr(true)?;
    // Connections inherit it from the listener.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Accepts connections up to a limit, in total and per address.
pub(crate) struct Acceptor {
    slots: Arc<Semaphore>,
    by_address: Arc<Mutex<HashMap<IpAddr, usize>>>,
    max_by_address: usize,
    /// Many clients are behind these, so the limit per address doesn't apply.
    proxies: Vec<Network>,
}

/// The slot that a connection takes.
struct Slot {
    _permit: OwnedSemaphorePermit,
    address: IpAddr,
    by_address: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut by_address = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                by_address.remove(&self.address);
            }
        }
        metrics::gauge!("pagoda_connections").decrement(1.0);
    }
}

impl Acceptor {
    /// Limits connections, in total and per address.
    pub(crate) fn new(max: usize, max_by_address: usize) -> Acceptor {
        let max = max.min(Semaphore::MAX_PERMITS);
        Acceptor {
            slots: Arc::new(Semaphore::new(max)),
            by_address: Arc::default(),
            max_by_address,
            proxies: Vec::new(),
        }
    }

    /// Exempts trusted proxies from the limit per address.
    pub(crate) fn behind(self, proxies: &[Network]) -> Acceptor {
        Acceptor { proxies: proxies.to_vec(), ..self }
    }

    /// A slot, if one is free.
    fn take_slot(&self, address: IpAddr) -> Option<Slot> {
        let permit = self.slots.clone().try_acquire_owned().ok()?;
        let is_proxy = is_trusted(&self.proxies, address);
        let address = rate_limit_key(address);
        let mut by_address = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let count = by_address.entry(address).or_default();
        if self.max_by_address <= *count && !is_proxy {
            return None;
        }
        *count += 1;
        metrics::gauge!("pagoda_connections").increment(1.0);
        Some(Slot { _permit: permit, address, by_address: self.by_address.clone() })
    }

    /// Serves until `stop`; then finishes open requests, but waits no longer than `grace`.
    pub(crate) async fn serve(
        self,
        listener: TcpListener,
        router: Router,
        stop: CancellationToken,
        grace: Duration,
    ) {
        let tasks = TaskTracker::new();
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = stop.cancelled() => break,
            };
            let (stream, address) = match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    back_off(&error).await;
                    continue;
                }
            };
            let Some(slot) = self.take_slot(address.ip()) else {
                metrics::counter!("pagoda_connections_rejected_total").increment(1);
                continue;
            };
            tasks.spawn(connection(stream, address, router.clone(), stop.clone(), slot));
        }
        drop(listener);
        tasks.close();
        if timeout(grace, tasks.wait()).await.is_err() {
            tracing::warn!(
                connections = tasks.len(),
                "shutdown timeout reached with open connections; closing them"
            );
        }
    }
}

/// Out of file descriptors, for example: other connections must close first.
async fn back_off(error: &io::Error) {
    tracing::warn!(%error, "failed to accept connection; retrying in 100 ms");
    sleep(Duration::from_millis(100)).await;
}

async fn connection(
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    stop: CancellationToken,
    slot: Slot,
) {
    let _ = stream.set_nodelay(true);
    let slot = Arc::new(slot);
    let held = slot.clone();
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        // A WebSocket outlives its HTTP connection, and keeps its slot.
        request.extensions_mut().insert(ConnectionHold(held.clone()));
        request.map(axum::body::Body::new)
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(CLIENT_TIMEOUT).max_buf_size(HEAD_MAX);
    let served = http
        .serve_connection(
            TokioIo::new(SlowClientGuard::new(stream, CLIENT_TIMEOUT)),
            TowerToHyperService::new(service),
        )
        .with_upgrades();
    tokio::pin!(served);
    tokio::select! {
        _ = &mut served => {}
        () = stop.cancelled() => {
            served.as_mut().graceful_shutdown();
            let _ = served.await;
        }
    }
    drop(slot);
}

/// Holds a connection's slot for as long as it lives.
#[derive(Clone)]
pub(crate) struct ConnectionHold(#[expect(dead_code, reason = "held, not read")] Arc<Slot>);
