//! A connection pool that lends a connection for one statement.
//!
//! sqlx's own pool pings a connection after every statement and waits for the answer without a timeout: a
//! server that falls silent would block the whole pool.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use metrics::Histogram;
use sqlx::{
    Connection, PgConnection, Postgres,
    postgres::{PgArguments, PgRow},
    query::Query,
};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use crate::{
    StoreError,
    database::{
        hosts::{Hosts, Settings},
        telemetry::connection_wait,
    },
};

/// Timeout to acquire a connection.
const TO_CONNECT: Duration = Duration::from_secs(3);
/// A connection idle for longer is pinged before use…
const FRESH: Duration = Duration::from_secs(1);
/// … with this timeout.
const TO_WAKE: Duration = Duration::from_secs(1);

/// Timeout of a call: a peer that is gone may never answer.
const TO_ANSWER: Duration = Duration::from_secs(15);

/// A statement with its arguments.
pub(crate) type Statement<'q> = Query<'q, Postgres, PgArguments>;

/// A bounded pool of connections to one database.
#[derive(Debug)]
pub(crate) struct Pool {
    hosts: Arc<Hosts>,
    settings: Settings,
    places: Arc<Semaphore>,
    /// Statements that a connection was lent for.
    statements: AtomicU64,
    /// How long a statement waits for a connection.
    wait: Histogram,
    /// Idle connections and since when, most recent last.
    idle: Mutex<Vec<(PgConnection, Instant)>>,
}

impl Pool {
    /// An empty pool, which metrics call by its name: connections are opened on demand.
    pub(crate) fn new(
        name: &'static str,
        hosts: Arc<Hosts>,
        settings: Settings,
        connections: usize,
    ) -> Arc<Pool> {
        let places = Arc::new(Semaphore::new(connections.max(1)));
        let (statements, idle) = (AtomicU64::new(0), Mutex::default());
        let wait = connection_wait(name);
        Arc::new(Pool { hosts, settings, places, statements, wait, idle })
    }

    /// The rows that a statement returns.
    pub(crate) async fn rows(
        self: &Arc<Pool>,
        query: Statement<'_>,
    ) -> Result<Vec<PgRow>, StoreError> {
        in_time(async {
            let mut lent = self.lend().await?;
            let rows = query.fetch_all(lent.connection()).await;
            Ok(lent.settle(rows)?)
        })
        .await
    }

    /// The first row that a statement returns.
    pub(crate) async fn row(
        self: &Arc<Pool>,
        query: Statement<'_>,
    ) -> Result<Option<PgRow>, StoreError> {
        Ok(self.rows(query).await?.into_iter().next())
    }

    /// How many rows a statement changed.
    pub(crate) async fn run(self: &Arc<Pool>, query: Statement<'_>) -> Result<u64, StoreError> {
        in_time(async {
            let mut lent = self.lend().await?;
            let done = query.execute(lent.connection()).await;
            Ok(lent.settle(done)?.rows_affected())
        })
        .await
    }

    /// The number of statements so far, whatever became of them.
    pub(crate) fn statements(&self) -> u64 {
        self.statements.load(Ordering::Relaxed)
    }

    /// Acquires a live connection.
    pub(crate) async fn lend(self: &Arc<Pool>) -> Result<Lent, StoreError> {
        let work = async {
            let place = Arc::clone(&self.places).acquire_owned().await;
            let place = place.map_err(|_| StoreError::ended())?;
            let connection = match self.wake().await {
                Some(connection) => connection,
                None => self.hosts.connect(self.settings).await?,
            };
            self.statements.fetch_add(1, Ordering::Relaxed);
            Ok(Lent { connection: Some(connection), pool: Arc::clone(self), _place: place })
        };
        let begun = Instant::now();
        let lent = timeout(TO_CONNECT, work).await;
        self.wait.record(begun.elapsed());
        lent.unwrap_or_else(|_| Err(StoreError::late(TO_CONNECT)))
    }

    /// The most recently used idle connection, if it is alive.
    async fn wake(&self) -> Option<PgConnection> {
        let (mut connection, since) = self.idle(Vec::pop)?;
        if since.elapsed() < FRESH {
            return Some(connection);
        }
        if matches!(timeout(TO_WAKE, connection.ping()).await, Ok(Ok(()))) {
            return Some(connection);
        }
        // The cause that closed this one also closed those idle for longer.
        self.idle(Vec::clear);
        None
    }

    fn idle<T>(&self, change: impl FnOnce(&mut Vec<(PgConnection, Instant)>) -> T) -> T {
        change(&mut self.idle.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A connection lent for one statement. It is closed unless the result is settled: after a cancelled
/// statement its answer may still arrive, or never.
#[derive(Debug)]
pub(crate) struct Lent {
    connection: Option<PgConnection>,
    pool: Arc<Pool>,
    _place: OwnedSemaphorePermit,
}

impl Lent {
    /// The connection itself.
    pub(crate) fn connection(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("it is there until it is settled")
    }

    /// Returns the connection to the pool, unless the result says that it is lost.
    pub(crate) fn settle<T>(mut self, answer: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        let is_alive = match &answer {
            Ok(_) => true,
            // Terminated by the server (shutdown, administrator, timeout), or it has become read-only.
            Err(sqlx::Error::Database(error)) => error.code().is_some_and(|code| {
                !code.starts_with("57P") && !["25P03", "25006"].contains(&code.as_ref())
            }),
            Err(_) => false,
        };
        if is_alive && let Some(connection) = self.connection.take() {
            self.pool.idle(|idle| idle.push((connection, Instant::now())));
        }
        answer
    }
}

/// Applies the timeout of a call.
pub(crate) async fn in_time<T>(
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    match timeout(TO_ANSWER, work).await {
        Ok(done) => done,
        Err(_) => Err(StoreError::late(TO_ANSWER)),
    }
}
