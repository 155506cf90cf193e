//! Sessions: authentication by token, and the connections that end with a session.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::{Duration, Instant},
};

use game::Seat;
use sha2::{Digest as _, Sha256};
use store::{Session, Store, StoreError, TokenHash};
use tokio_util::sync::CancellationToken;
use wire::api::{Problem, User, UserId};

use crate::{caller::Caller, error::logged, notify::NotificationBus};

/// How long a cached session is valid without another lookup.
const CACHE_TTL: Duration = Duration::from_secs(30);
/// Maximum number of cached sessions.
const CACHE_MAX: usize = 100_000;

type Cached = HashMap<TokenHash, (Instant, Caller)>;
type Connections = HashMap<TokenHash, Weak<CancellationToken>>;

/// Authenticates tokens, and ends the sockets and streams of sessions that have ended.
pub(crate) struct Sessions {
    store: Store,
    bus: NotificationBus,
    cached: Mutex<Cached>,
    /// Cancelled when the session ends; held by its sockets and streams.
    connections: Mutex<Connections>,
}

impl Sessions {
    /// Sessions of a database, with no connection yet.
    pub(crate) fn new(store: Store, bus: NotificationBus) -> Sessions {
        Sessions { store, bus, cached: Mutex::default(), connections: Mutex::default() }
    }

    /// Authenticates a token; an unknown one is anonymous.
    pub(crate) async fn authenticate(&self, token: &str) -> Result<Caller, Problem> {
        let hash = token_hash(token);
        if let Some((since, caller)) = self.cached().get(&hash)
            && since.elapsed() < CACHE_TTL
        {
            return Ok(caller.clone());
        }
        let caller = match self.store.home.session(&hash).await.map_err(logged)? {
            None => return Ok(Caller::Anonymous),
            Some(Session::User { user, name }) => Caller::Person(User { id: user, name }),
            // Not cached: it is void as soon as another is issued, on whichever node.
            Some(Session::Seat { table, seat, issued_by: by }) => {
                return Ok(Caller::Seat { table, seat: Seat(seat), issuer: by });
            }
        };
        let mut cached = self.cached();
        if CACHE_MAX <= cached.len() {
            cached.clear();
        }
        cached.insert(hash, (Instant::now(), caller.clone()));
        Ok(caller)
    }

    fn cached(&self) -> MutexGuard<'_, Cached> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn connections(&self) -> MutexGuard<'_, Connections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A token that is cancelled when the node stops, or when the caller's session ends. An anonymous caller may
    /// have sent the token of a session that ended before: they have none.
    pub(crate) fn cancellation(
        &self,
        caller: &Caller,
        session: Option<&TokenHash>,
        stop: &CancellationToken,
    ) -> Arc<CancellationToken> {
        let new = || Arc::new(stop.child_token());
        let session = session.filter(|_| *caller != Caller::Anonymous);
        let Some(session) = session else { return new() };
        let mut connections = self.connections();
        if let Some(known) = connections.get(session).and_then(Weak::upgrade) {
            return known;
        }
        if connections.len().is_power_of_two() {
            connections.retain(|_, known| 0 < known.strong_count());
        }
        let cancellation = new();
        connections.insert(*session, Arc::downgrade(&cancellation));
        cancellation
    }

    /// Ends sessions that the database has ended: here immediately, on other nodes by notification.
    pub(crate) fn end(&self, sessions: &[TokenHash]) {
        for session in sessions {
            self.end_here(session);
        }
        self.bus.notify_sessions_ended();
    }

    /// Ends sessions here that ended on any node.
    pub(crate) async fn end_expired(&self) -> Result<(), StoreError> {
        let ended = self.store.home.ended_sessions().await?;
        ended.iter().for_each(|session| self.end_here(session));
        Ok(())
    }

    /// Ends sessions here that ended on any node, however long ago: after a partition the recent ones aren't all.
    pub(crate) async fn end_all_expired(&self) -> Result<(), StoreError> {
        self.end_expired().await?;
        let connected = self.connected();
        if connected.is_empty() {
            return Ok(());
        }
        let ended = self.store.home.ended_among(&connected).await?;
        ended.iter().for_each(|session| self.end_here(session));
        Ok(())
    }

    /// Sessions with sockets or streams here.
    fn connected(&self) -> Vec<TokenHash> {
        let connections = self.connections();
        let open = connections.iter().filter(|(_, it)| 0 < it.strong_count());
        open.map(|(session, _)| *session).collect()
    }

    fn end_here(&self, session: &TokenHash) {
        self.cached().remove(session);
        let cancellation = self.connections().remove(session);
        if let Some(cancellation) = cancellation.and_then(|it| it.upgrade()) {
            cancellation.cancel();
        }
    }

    /// Drops all cached sessions: the database may have lost some of them.
    pub(crate) fn forget_all(&self) {
        self.cached().clear();
    }

    /// Drops a person's cached sessions, since their name has changed.
    pub(crate) fn forget_person(&self, person: UserId) {
        let is_theirs = |caller: &Caller| matches!(caller, Caller::Person(it) if it.id == person);
        self.cached().retain(|_, (_, caller)| !is_theirs(caller));
    }
}

/// Hash under which a token is stored.
pub(crate) fn token_hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token).into())
}
