//! A node's life: it connects, serves, and stops when it is told to.

use std::{io, sync::Arc, time::Duration};

use alert::{Post, VapidKey};
use store::{Pace, Store, StoreError, Writer};
use tokio::{
    signal::unix::{SignalKind, signal},
    sync::{Mutex, Notify, mpsc},
    time::{MissedTickBehavior, interval, timeout},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    account::{Passkeys, Passwords},
    admin,
    app::{App, Node},
    beat,
    bus::{Bus, Ring},
    config::{Config, ConfigError},
    errands,
    limits::Limits,
    listen::{Door, bind},
    listeners::Listeners,
    room::Rooms,
    routes,
    site::{Site, SiteError},
    who::Sessions,
    worker,
};

/// How often nodes ask the database what is new, where no bell rings.
const SWEEP_ALONE: Duration = Duration::from_millis(500);
/// The same where one does, and may be lost.
const SWEEP: Duration = Duration::from_secs(5);
/// How often nodes ask which sessions have ended.
const SESSIONS: Duration = Duration::from_millis(500);
/// How often what is old is forgotten.
const FORGET: Duration = Duration::from_secs(3600);
/// How many rings may wait to be looked at.
const RINGS: usize = 4_096;

/// What keeps a node from running.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// It wasn't told enough.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus.
    #[error("NATS: {0}")]
    Bus(#[from] async_nats::ConnectError),
    /// The browser client.
    #[error(transparent)]
    Site(#[from] SiteError),
    /// The post.
    #[error(transparent)]
    Post(#[from] alert::SettingsError),
    /// The machine.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Logs as JSON, one line an entry, to standard error. What is logged is set by `RUST_LOG`, except for what
/// would let out secrets.
pub fn log() {
    use tracing_subscriber::{
        EnvFilter, Layer as _,
        filter::{FilterExt as _, LevelFilter, filter_fn},
        fmt,
        layer::SubscriberExt as _,
        util::SubscriberInitExt as _,
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // With a hint, what nobody wants to read isn't even asked about.
    let harmless = filter_fn(|what| !has_secrets(what)).with_max_level_hint(LevelFilter::TRACE);
    let filter = filter.and(harmless);
    let logger = fmt::layer().json().with_writer(io::stderr).with_filter(filter);
    // Tests that begin twice keep the first.
    let _ = tracing_subscriber::registry().with(logger).try_init();
}

/// Whether a log would have in it what sockets carry: the hands of all who play.
fn has_secrets(what: &tracing::Metadata<'_>) -> bool {
    what.target().starts_with("tungstenite") && *what.level() == tracing::Level::TRACE
}

/// Brings the database's schema up to this program's.
pub async fn migrate(config: &Config) -> Result<(), RunError> {
    let store = Store::connect(&config.database()?, 2).await?;
    Ok(store.migrate().await?)
}

/// Serves players until the process is told to stop.
pub async fn serve(config: Config) -> Result<(), RunError> {
    let handle = admin::metrics();
    let site = match &config.site {
        Some(folder) => Some(Site::read(folder, &config.public_url)?),
        None => Site::built(&config.public_url),
    };
    let (app, tasks) = start(config).await?;
    if app.config.check {
        app.stop.cancel();
        return Ok(());
    }
    let players = bind(app.config.listen)?;
    let operators = bind(app.config.admin)?;
    tracing::info!(listen = %players.local_addr()?, admin = %operators.local_addr()?, "serving");
    tokio::spawn(stop_on_signal(app.stop.clone())?);
    tokio::spawn(beat::beat(app.clone()));
    let bots = tokio::spawn(work(app.clone()));
    let admin = Door::new(64, 64).serve(
        operators,
        admin::router(app.clone(), handle),
        app.stop.clone(),
        Duration::from_secs(1),
    );
    let door = Door::new(app.config.sockets, app.config.sockets_from)
        .behind(&app.config.proxies)
        .serve(players, routes::router(app.clone(), site), app.stop.clone(), app.config.grace());
    tokio::join!(admin, door);
    app.sockets.close();
    // Who doesn't listen isn't waited for.
    let _ = timeout(app.config.grace(), app.sockets.wait()).await;
    let _ = bots.await;
    tasks.finish().await;
    tracing::info!("stopped");
    Ok(())
}

/// Does what is due until the process is told to stop, and serves nobody.
pub async fn work_only(config: Config) -> Result<(), RunError> {
    let handle = admin::metrics();
    let (app, tasks) = start(config).await?;
    let operators = bind(app.config.admin)?;
    tracing::info!(admin = %operators.local_addr()?, "working");
    tokio::spawn(stop_on_signal(app.stop.clone())?);
    let admin = Door::new(64, 64).serve(
        operators,
        admin::router(app.clone(), handle),
        app.stop.clone(),
        Duration::from_secs(1),
    );
    tokio::join!(admin, work(app.clone()));
    tasks.finish().await;
    Ok(())
}

async fn work(app: App) {
    let hands = app.config.bots;
    if 0 < hands {
        tokio::join!(worker::work(app.clone(), hands), errands::run(app));
    }
}

/// What runs beside the requests.
struct Tasks {
    writer: Writer,
}

impl Tasks {
    /// What was acknowledged is written already; what is on its way gets there.
    async fn finish(self) {
        self.writer.drain().await;
    }
}

async fn start(config: Config) -> Result<(App, Tasks), RunError> {
    let store = Store::connect(&config.database()?, config.connections).await?;
    store.ready().await?;
    let writer = Writer::start(&store, Pace::default());
    let (ring, rings) = mpsc::channel(RINGS);
    let (bus, wire) = Bus::connect(config.nats_url.as_deref(), ring.clone()).await?;
    let stop = CancellationToken::new();
    // The first node makes the key that push services know us by; all others have the same.
    let key = store.keep_secret("vapid", &VapidKey::generate().secret()).await?;
    let post = Post::new(config.post(VapidKey::from_secret(&key)?))?;
    let app = App::new(Node {
        limits: Limits::new(&config),
        rooms: Arc::new(Rooms::new(store.clone(), writer.clone(), bus)),
        listeners: Listeners::default(),
        sessions: Sessions::default(),
        passwords: Passwords::new(),
        post,
        quick: Mutex::default(),
        errands: Notify::new(),
        passkeys: Passkeys::new(&config.public_url),
        sockets: TaskTracker::new(),
        stop: stop.clone(),
        store,
        config,
    });
    if let Some(wire) = wire {
        tokio::spawn(wire.carry(ring, stop));
    }
    tokio::spawn(hear(app.clone(), rings));
    tokio::spawn(sweep(app.clone()));
    tokio::spawn(watch_sessions(app.clone()));
    tokio::spawn(forget(app.clone()));
    tokio::spawn(beat::follow(app.clone()));
    Ok((app, Tasks { writer }))
}

/// Does what other nodes ring for.
async fn hear(app: App, mut rings: mpsc::Receiver<Ring>) {
    while let Some(ring) = rings.recv().await {
        match ring {
            Ring::Table(id, acts) => {
                // Reading one table's log must not keep another waiting.
                if app.rooms.is_news(id, acts) {
                    let rooms = app.rooms.clone();
                    tokio::spawn(async move { rooms.hear(id, acts).await });
                }
            }
            Ring::Chat(id) => {
                if let Some(room) = app.rooms.here(id) {
                    room.ring_chat();
                }
            }
            Ring::Present(id, word, here) => app.rooms.hear_present(id, word, here.0),
            Ring::User(id) => app.listeners.ring_person(id),
            Ring::Lobby => app.listeners.ring_lobby(),
            Ring::Due => app.rooms.bus.due.notify_one(),
            Ring::Ended => {
                let app = app.clone();
                tokio::spawn(async move { end_sessions(&app).await });
            }
            Ring::Back => {
                app.rooms.doubt_all();
                app.listeners.ring_all();
                sweep_once(&app).await;
            }
        }
    }
}

/// Serves no session any more that has ended, here or elsewhere.
async fn end_sessions(app: &App) {
    match app.store.ended_sessions().await {
        Ok(ended) => ended.iter().for_each(|token| app.sessions.end(token)),
        Err(trouble) => tracing::warn!(%trouble, "nobody knows which sessions have ended"),
    }
}

/// Looks for sessions that ended without a bell: whoever was robbed of a token ends it, and a second is
/// long enough for a thief.
async fn watch_sessions(app: App) {
    let mut clock = interval(SESSIONS);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = clock.tick() => end_sessions(&app).await,
            () = app.stop.cancelled() => return,
        }
    }
}

/// Forgets now and then what nobody needs any more. Any number of nodes may do so.
async fn forget(app: App) {
    let mut clock = interval(FORGET);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = app.stop.cancelled() => return,
        }
        let forgotten = [
            app.store.forget_sessions().await,
            app.store.forget_promises().await,
            app.store.forget_errands().await,
        ];
        for forgotten in forgotten {
            if let Err(trouble) = forgotten {
                tracing::warn!(error = %trouble, "expired-data cleanup failed; retrying");
            }
        }
    }
}

/// Finds out now and then what no bell rang for.
async fn sweep(app: App) {
    let every = if app.rooms.bus.is_shared() { SWEEP } else { SWEEP_ALONE };
    let mut clock = interval(every);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut rounds = 0_u32;
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = app.stop.cancelled() => return,
        }
        sweep_once(&app).await;
        rounds += 1;
        // Lists are dearer than heads.
        if rounds.is_multiple_of(4) {
            app.listeners.ring_all();
            app.limits.sweep();
        }
    }
}

async fn sweep_once(app: &App) {
    if let Err(trouble) = app.rooms.sweep().await {
        tracing::warn!(%trouble, "nobody knows what is new");
    }
}

fn stop_on_signal(
    stop: CancellationToken,
) -> Result<impl Future<Output = ()> + Send + 'static, io::Error> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
        stop.cancel();
    })
}
