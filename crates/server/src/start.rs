//! The life of a node: connect, serve, stop.

use std::{io, net::SocketAddr, sync::Arc, time::Duration};

use alert::{Post, VapidKey};
use axum::Router;
use store::{Durability, Store, StoreError, Writer, WriterConfig};
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
    sync::{Mutex, mpsc},
    task::JoinHandle,
    time::timeout,
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    account::{AccountMailer, Passkeys, Passwords},
    app::{Accounts, App, Node},
    background,
    config::{Config, ConfigError, MigrateConfig, SiteConfig},
    heartbeat,
    http::{Acceptor, admin, bind},
    lobby::Lobby,
    notify::{BusConnection, BusSettings, Notification, NotificationBus, Notifier},
    outbox::Outbox,
    quotas::{NetworkKey, StreamLimit, TableQuotas, WatchQuota},
    random,
    rate_limits::RateLimits,
    routes,
    sessions::Sessions,
    site::{Site, SiteError},
    tables::Tables,
    telemetry, worker,
};

/// Maximum notifications of other nodes that may wait to be handled.
const RECEIVED_MAX: usize = 4_096;
/// Maximum connections to the admin listener.
const ADMIN_CONNECTIONS: usize = 64;
/// How long a stopping node waits for requests to the admin listener.
const ADMIN_GRACE: Duration = Duration::from_secs(1);

/// The version of this program: during an upgrade the log tells which nodes have it.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Why a node can't start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The configuration is incomplete.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The database is unavailable or has another schema.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// NATS refused the connection.
    #[error("failed to connect to NATS: {0}")]
    Bus(#[from] async_nats::ConnectError),
    /// The browser client can't be read.
    #[error(transparent)]
    Site(#[from] SiteError),
    /// The settings of email or push are wrong.
    #[error(transparent)]
    Alerts(#[from] alert::SettingsError),
    /// A listener can't be bound, or signals can't be handled.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A running node. Dropping it doesn't stop the node.
#[derive(Debug)]
pub struct ServerHandle {
    listen: Option<SocketAddr>,
    admin: SocketAddr,
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl ServerHandle {
    /// The address where players are served; none for a worker.
    pub fn listen_address(&self) -> Option<SocketAddr> {
        self.listen
    }

    /// The address of metrics and health.
    pub fn admin_address(&self) -> SocketAddr {
        self.admin
    }

    /// Stops the node gracefully: open requests are answered, sockets closed, committed acts written.
    pub async fn stop(self) {
        self.stop.cancel();
        self.stopped().await;
    }

    /// Waits until the node has stopped.
    pub async fn stopped(self) {
        if let Err(error) = self.task.await {
            tracing::error!(%error, "node task failed; exiting");
        }
    }

    fn stop_on(&self, signal: impl Future<Output = ()> + Send + 'static) {
        let stop = self.stop.clone();
        tokio::spawn(async move {
            signal.await;
            tracing::info!("received stop signal; finishing open requests");
            stop.cancel();
        });
    }
}

/// Migrates the database to this program's schema, and lets the role of nodes and workers use it.
pub async fn migrate(config: &MigrateConfig) -> Result<(), StartError> {
    let store = Store::connect_all(&config.database.urls()?, 2).await?;
    store.migrate().await?;
    if let Some(role) = &config.grant_to {
        store.grant_rows_to(role).await?;
    }
    Ok(())
}

/// Serves players until the process gets a signal to stop; with `check` it only connects and returns.
pub async fn serve(config: Config) -> Result<(), StartError> {
    if config.check {
        site(&config.site)?;
        let (app, _) = connect(config).await?;
        app.stop.cancel();
        return Ok(());
    }
    let signal = stop_signal()?;
    let handle = start(config).await?;
    handle.stop_on(signal);
    handle.stopped().await;
    tracing::info!("node stopped");
    Ok(())
}

/// Runs bots, clocks and the outbox until the process gets a signal to stop, and serves no players.
pub async fn run_worker(config: Config) -> Result<(), StartError> {
    let signal = stop_signal()?;
    let handle = start_worker(config).await?;
    handle.stop_on(signal);
    handle.stopped().await;
    tracing::info!("worker stopped");
    Ok(())
}

/// Starts a node that serves players. Port 0 binds a free port; the handle knows which.
pub async fn start(config: Config) -> Result<ServerHandle, StartError> {
    let metrics = telemetry::install();
    let site = site(&config.site)?;
    let (app, writer) = connect(config).await?;
    let (players, operators) = bind_both(&app).inspect_err(|_| app.stop.cancel())?;
    let (listen, admin) = (players.local_addr()?, operators.local_addr()?);
    tracing::info!(version = VERSION, %listen, %admin, "node ready");
    tokio::spawn(heartbeat::run(app.clone()));
    tokio::spawn(telemetry::drain(metrics.clone(), app.stop.clone()));
    let work = tokio::spawn(work(app.clone()));
    let (stop, operators_router) = (app.stop.clone(), admin::router(app.clone(), metrics));
    let task = tokio::spawn(async move {
        let router = routes::router(app.clone(), site);
        let admin = serve_admin(&app, operators, operators_router);
        tokio::join!(admin, serve_players(&app, players, router));
        app.sockets.close();
        // Clients that don't read aren't waited for.
        let _ = timeout(app.config.listeners.shutdown_timeout(), app.sockets.wait()).await;
        let _ = work.await;
        // Acknowledged acts are already written; pending ones are drained.
        writer.drain().await;
    });
    Ok(ServerHandle { listen: Some(listen), admin, stop, task })
}

/// Starts a node that serves no players.
pub async fn start_worker(config: Config) -> Result<ServerHandle, StartError> {
    let metrics = telemetry::install();
    let (app, writer) = connect(config).await?;
    let operators = bind(app.config.listeners.admin_listen).inspect_err(|_| app.stop.cancel())?;
    let admin = operators.local_addr()?;
    tracing::info!(version = VERSION, %admin, "worker ready");
    tokio::spawn(telemetry::drain(metrics.clone(), app.stop.clone()));
    let (stop, router) = (app.stop.clone(), admin::router(app.clone(), metrics));
    let task = tokio::spawn(async move {
        tokio::join!(serve_admin(&app, operators, router), work(app.clone()));
        writer.drain().await;
    });
    Ok(ServerHandle { listen: None, admin, stop, task })
}

/// Binds the listeners for players and operators.
fn bind_both(app: &App) -> io::Result<(TcpListener, TcpListener)> {
    Ok((bind(app.config.listeners.listen)?, bind(app.config.listeners.admin_listen)?))
}

async fn serve_admin(app: &App, listener: TcpListener, router: Router) {
    let acceptor = Acceptor::new(ADMIN_CONNECTIONS, ADMIN_CONNECTIONS);
    acceptor.serve(listener, router, app.stop.clone(), ADMIN_GRACE).await;
}

async fn serve_players(app: &App, listener: TcpListener, router: Router) {
    let config = &app.config.listeners;
    let acceptor = Acceptor::new(config.max_connections, config.max_connections_per_ip)
        .behind(&config.trusted_proxies);
    acceptor.serve(listener, router, app.stop.clone(), config.shutdown_timeout()).await;
}

async fn work(app: App) {
    let bots = u32::try_from(app.config.worker.bots).unwrap_or(u32::MAX);
    if 0 < bots {
        worker::run(app, bots).await;
    }
}

/// The browser client: from the configured folder, or the embedded one.
fn site(config: &SiteConfig) -> Result<Option<Site>, SiteError> {
    match &config.static_dir {
        Some(folder) => Site::read(folder, &config.public_url).map(Some),
        None => Ok(Site::embedded(&config.public_url)),
    }
}

/// Connects to the database and NATS, and starts the background tasks.
async fn connect(config: Config) -> Result<(App, Writer), StartError> {
    let store = Store::connect_all(&config.database.urls()?, config.db_pool_size).await?;
    store.ready().await?;
    warn_of_loss(&store).await?;
    let writer = Writer::start(&store.tables, WriterConfig::default());
    let (sender, received) = mpsc::channel::<Notification>(RECEIVED_MAX);
    let (presence_sender, presence_received) = mpsc::channel::<Notification>(RECEIVED_MAX);
    let (bus, connection) = join_bus(&config, sender.clone()).await?;
    // The first node creates the VAPID key; all others share it.
    let key = store.home.server_secret("vapid", &VapidKey::generate().secret()).await?;
    let network_key = NetworkKey::new(store.home.server_secret("network", &random::token()).await?);
    let post = Post::new(config.alert_settings(VapidKey::from_secret(&key)?))?;
    let outbox = Arc::new(Outbox::new(store.clone(), post));
    let (stop, lobby) = (CancellationToken::new(), Arc::new(Lobby::new()));
    let app = App::new(Node {
        tables: Tables::new(store.clone(), writer.clone(), bus.clone(), &config.quotas),
        notifier: Notifier::new(bus.clone(), lobby.clone()),
        lobby,
        sessions: Sessions::new(store.clone(), bus.clone()),
        limits: RateLimits::new(&config.limits),
        quotas: TableQuotas::new(store.clone(), &config.quotas, network_key),
        watching: WatchQuota::new(&config.quotas),
        streams: StreamLimit::new(config.listeners.max_connections_per_ip),
        accounts: accounts(&config, &store, &outbox),
        outbox,
        bus,
        quick_match: Mutex::default(),
        sockets: TaskTracker::new(),
        stop: stop.clone(),
        store,
        config,
    });
    if let Some(connection) = connection {
        tokio::spawn(connection.run(sender, presence_sender, stop));
    }
    background::spawn(&app, [received, presence_received]);
    Ok((app, writer))
}

/// Connects to the bus between nodes, if there is one.
async fn join_bus(
    config: &Config,
    received: mpsc::Sender<Notification>,
) -> Result<(NotificationBus, Option<BusConnection>), StartError> {
    let cluster_key = config.bus.cluster_key()?;
    let Some(url) = config.bus.nats_url.clone() else {
        return Ok((NotificationBus::local(), None));
    };
    let settings = BusSettings { url, cluster_key, has_workers: 0 < config.worker.bots };
    let (bus, connection) = BusConnection::open(settings, received).await?;
    Ok((bus, Some(connection)))
}

/// Warns if the database acknowledges commits that a crash would lose.
async fn warn_of_loss(store: &Store) -> Result<(), StoreError> {
    for durability in store.durability().await? {
        if durability.is_flushed() {
            continue;
        }
        let Durability { synchronous_commit, fsync } = durability;
        tracing::warn!(
            synchronous_commit,
            fsync,
            "PostgreSQL acknowledges commits before they are on disk: a crash loses acknowledged moves; set both to on"
        );
    }
    Ok(())
}

fn accounts(config: &Config, store: &Store, outbox: &Arc<Outbox>) -> Accounts {
    let (url, has_mail) = (&config.site.public_url, config.delivery.smtp_url.is_some());
    Accounts {
        passwords: Passwords::new(),
        passkeys: Passkeys::new(url),
        mailer: AccountMailer::new(store.clone(), outbox.clone(), url, has_mail),
    }
}

/// Waits for SIGTERM or SIGINT.
fn stop_signal() -> Result<impl Future<Output = ()> + Send + 'static, io::Error> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}
