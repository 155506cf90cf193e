//! The door: connections come in, as many as there is room for, and none may dawdle.

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
    address::{Network, counted, is_proxy},
    patient::Patient,
};

/// How long a client may take to say what it wants, and to take in anything of what it is told.
const PATIENCE: Duration = Duration::from_secs(10);
/// What a client says before the body is short.
const HEAD_MAX: usize = 16 * 1024;

/// How many may knock at once: all come back together after a restart, and who finds no room waits a
/// second before knocking again.
const KNOCKING: u32 = 4096;

/// Bytes that may wait in the operating system for one slow reader: left to itself it keeps megabytes.
const WAITING: u32 = 256 * 1024;

/// Listens on an address.
pub(crate) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A node that starts again needn't wait for the last connections of the one before it.
    socket.set_reuseaddr(true)?;
    // Connections have what their listener has.
    socket.set_send_buffer_size(WAITING)?;
    socket.bind(address)?;
    socket.listen(KNOCKING)
}

/// How many may come in.
pub(crate) struct Door {
    room: Arc<Semaphore>,
    from: Arc<Mutex<HashMap<IpAddr, usize>>>,
    from_max: usize,
    /// Behind these are many people, so that they aren't counted as one.
    proxies: Vec<Network>,
}

/// A place that a connection takes.
struct Place {
    _one: OwnedSemaphorePermit,
    address: IpAddr,
    from: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut from = self.from.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = from.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                from.remove(&self.address);
            }
        }
        metrics::gauge!("pagoda_connections").decrement(1.0);
    }
}

impl Door {
    pub(crate) fn new(most: usize, from_max: usize) -> Door {
        let most = most.min(Semaphore::MAX_PERMITS);
        Door {
            room: Arc::new(Semaphore::new(most)),
            from: Arc::default(),
            from_max,
            proxies: Vec::new(),
        }
    }

    /// The same, where many come by these proxies.
    pub(crate) fn behind(self, proxies: &[Network]) -> Door {
        Door { proxies: proxies.to_vec(), ..self }
    }

    /// A place, if there is one.
    fn enter(&self, address: IpAddr) -> Option<Place> {
        let one = self.room.clone().try_acquire_owned().ok()?;
        let is_full = |count: usize| self.from_max <= count && !is_proxy(&self.proxies, address);
        let address = counted(address);
        let mut from = self.from.lock().unwrap_or_else(PoisonError::into_inner);
        let count = from.entry(address).or_default();
        if is_full(*count) {
            return None;
        }
        *count += 1;
        metrics::gauge!("pagoda_connections").increment(1.0);
        Some(Place { _one: one, address, from: self.from.clone() })
    }

    /// Serves until told to stop; then finishes what was asked and says that no more is served.
    pub(crate) async fn serve(
        self,
        listener: TcpListener,
        router: Router,
        stop: CancellationToken,
        grace: Duration,
    ) {
        let tasks = TaskTracker::new();
        loop {
            let came = tokio::select! {
                came = listener.accept() => came,
                () = stop.cancelled() => break,
            };
            let (stream, address) = match came {
                Ok(came) => came,
                Err(why) => {
                    rest(&why).await;
                    continue;
                }
            };
            let Some(place) = self.enter(address.ip()) else {
                metrics::counter!("pagoda_turned_away_total").increment(1);
                continue;
            };
            tasks.spawn(connection(stream, address, router.clone(), stop.clone(), place));
        }
        drop(listener);
        tasks.close();
        if timeout(grace, tasks.wait()).await.is_err() {
            tracing::warn!(left = tasks.len(), "not all connections ended in time");
        }
    }
}

/// Out of file descriptors, for example: others must leave first.
async fn rest(why: &io::Error) {
    tracing::warn!(%why, "a connection was not accepted");
    sleep(Duration::from_millis(100)).await;
}

async fn connection(
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    stop: CancellationToken,
    place: Place,
) {
    let _ = stream.set_nodelay(true);
    let place = Arc::new(place);
    let held = place.clone();
    let service = router.map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        // A socket outlives the connection that it came by, and keeps its place.
        request.extensions_mut().insert(Seating(held.clone()));
        request.map(axum::body::Body::new)
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(HEAD_MAX);
    let served = http
        .serve_connection(
            TokioIo::new(Patient::new(stream, PATIENCE)),
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
    drop(place);
}

/// A place at the door, kept for as long as this is.
#[derive(Clone)]
pub(crate) struct Seating(#[expect(dead_code, reason = "kept, not read")] Arc<Place>);
