//! Connections, lent for one statement each.
//!
//! sqlx has a pool of its own. It asks a connection after every statement whether it still is one, and
//! waits for the answer for ever: a server that falls silent would take the pool with it.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use sqlx::{ConnectOptions, Connection, PgConnection, postgres::PgConnectOptions};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use crate::StoreError;

/// How long a call waits for a connection.
const TO_CONNECT: Duration = Duration::from_secs(3);
/// A connection that idled for longer is asked whether it still is one…
const FRESH: Duration = Duration::from_secs(1);
/// … and has this long to say so.
const TO_WAKE: Duration = Duration::from_secs(1);

/// Connections to one database, at most so many.
#[derive(Debug)]
pub(crate) struct Pool {
    options: PgConnectOptions,
    places: Arc<Semaphore>,
    /// Those that nobody uses and since when, the newest last.
    idle: Mutex<Vec<(PgConnection, Instant)>>,
}

impl Pool {
    /// One without connections: they are made when they are needed.
    pub(crate) fn new(options: PgConnectOptions, connections: usize) -> Arc<Pool> {
        let places = Arc::new(Semaphore::new(connections.max(1)));
        Arc::new(Pool { options, places, idle: Mutex::default() })
    }

    /// How it connects.
    pub(crate) fn options(&self) -> &PgConnectOptions {
        &self.options
    }

    /// A connection that answers, or answered just now.
    pub(crate) async fn lend(self: &Arc<Pool>) -> Result<Lent, StoreError> {
        let work = async {
            let place = Arc::clone(&self.places).acquire_owned().await;
            let place = place.map_err(|_| StoreError::ended())?;
            let connection = match self.wake().await {
                Some(connection) => connection,
                None => self.options.connect().await?,
            };
            Ok(Lent { connection: Some(connection), pool: Arc::clone(self), _place: place })
        };
        timeout(TO_CONNECT, work).await.unwrap_or_else(|_| Err(StoreError::late(TO_CONNECT)))
    }

    /// The connection that was used last, if it still is one.
    async fn wake(&self) -> Option<PgConnection> {
        let (mut connection, since) = self.idle(Vec::pop)?;
        if since.elapsed() < FRESH {
            return Some(connection);
        }
        if matches!(timeout(TO_WAKE, connection.ping()).await, Ok(Ok(()))) {
            return Some(connection);
        }
        // What ended this one ended those that idled longer too.
        self.idle(Vec::clear);
        None
    }

    fn idle<T>(&self, change: impl FnOnce(&mut Vec<(PgConnection, Instant)>) -> T) -> T {
        change(&mut self.idle.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A connection for one statement. Unless its answer is settled it is closed: what was given up in the
/// middle may be answered late, or never.
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

    /// Gives the connection back, unless the answer says that it is lost.
    pub(crate) fn settle<T>(mut self, answer: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        let is_alive = match &answer {
            Ok(_) => true,
            // Told to end with the server, by its owner or by a timeout of its own.
            Err(sqlx::Error::Database(error)) => {
                error.code().is_some_and(|code| !code.starts_with("57P") && code != "25P03")
            }
            Err(_) => false,
        };
        if is_alive && let Some(connection) = self.connection.take() {
            self.pool.idle(|idle| idle.push((connection, Instant::now())));
        }
        answer
    }
}
