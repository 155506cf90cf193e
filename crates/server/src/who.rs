//! Who asks: a session's token proves it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::{Duration, Instant},
};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};
use game::Seat;
use sha2::{Digest as _, Sha256};
use store::{Session, Store, TokenHash};
use tokio_util::sync::CancellationToken;
use wire::api::{Code, Problem, TableId, User, UserId};

use crate::{app::App, noted, reply::Refused, trouble::told};

/// How long a session that was looked up is believed.
const BELIEVED: Duration = Duration::from_secs(30);
/// How many are remembered.
const REMEMBERED: usize = 100_000;

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// Nobody we know.
    Nobody,
    /// A person.
    Person(User),
    /// A program that was given one seat of one table.
    Seat {
        /// Where.
        table: TableId,
        /// Which.
        seat: Seat,
        /// Whose it was: it is good for as long as they sit there.
        by: UserId,
    },
}

impl Who {
    /// The person, where only a person will do.
    pub(crate) fn person(&self) -> Result<&User, Problem> {
        match self {
            Who::Person(user) => Ok(user),
            Who::Seat { .. } => Err(Problem::new(Code::NotYours)),
            Who::Nobody => Err(Problem::new(Code::Nobody)),
        }
    }

    /// Why somebody without a seat can't have what only a seat may.
    pub(crate) fn without_a_seat(&self) -> Problem {
        Problem::new(if *self == Who::Nobody { Code::Nobody } else { Code::NotYours })
    }
}

/// Sessions that were looked up lately, and what is served because of them.
#[derive(Default)]
pub(crate) struct Sessions {
    known: Mutex<HashMap<TokenHash, (Instant, Who)>>,
    /// Cancelled when the session ends: sockets and streams, which hold it, end with it.
    served: Mutex<HashMap<TokenHash, Weak<CancellationToken>>>,
}

impl Sessions {
    async fn who(&self, store: &Store, token: &str) -> Result<Who, Problem> {
        let hash = hashed(token);
        if let Some((since, who)) = self.known().get(&hash)
            && since.elapsed() < BELIEVED
        {
            return Ok(who.clone());
        }
        let session = store.session(&hash).await.map_err(|why| told(why.into()))?;
        let who = match session {
            None => return Ok(Who::Nobody),
            Some(Session::Person { user, name }) => Who::Person(User { id: user, name }),
            // Not remembered: it is void as soon as another is given, on whichever node.
            Some(Session::Seat { table, seat, by }) => {
                return Ok(Who::Seat { table, seat: Seat(seat), by });
            }
        };
        let mut known = self.known();
        if REMEMBERED <= known.len() {
            known.clear();
        }
        known.insert(hash, (Instant::now(), who.clone()));
        Ok(who)
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TokenHash, (Instant, Who)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn served(&self) -> MutexGuard<'_, HashMap<TokenHash, Weak<CancellationToken>>> {
        self.served.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is cancelled when the node stops, or when the session ends whose token was shown.
    pub(crate) fn end_of(
        &self,
        token: Option<&TokenHash>,
        stop: &CancellationToken,
    ) -> Arc<CancellationToken> {
        let end = || Arc::new(stop.child_token());
        let Some(token) = token else { return end() };
        let mut served = self.served();
        if let Some(end) = served.get(token).and_then(Weak::upgrade) {
            return end;
        }
        if served.len().is_power_of_two() {
            served.retain(|_, end| 0 < end.strong_count());
        }
        let end = end();
        served.insert(*token, Arc::downgrade(&end));
        end
    }

    /// A session has ended.
    pub(crate) fn end(&self, token: &TokenHash) {
        self.known().remove(token);
        let end = self.served().remove(token);
        if let Some(end) = end.and_then(|end| end.upgrade()) {
            end.cancel();
        }
    }

    /// Somebody is called otherwise.
    pub(crate) fn rename(&self, user: UserId) {
        self.known().retain(|_, (_, who)| !matches!(who, Who::Person(known) if known.id == user));
    }
}

/// What is kept of a token.
pub(crate) fn hashed(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token).into())
}

/// The token that a request shows: as a program does, or as a browser does.
fn shown(headers: &HeaderMap, tls: bool) -> Option<(&str, bool)> {
    if let Some(bearer) = headers.get(header::AUTHORIZATION) {
        return Some((bearer.to_str().ok()?.strip_prefix("Bearer ").unwrap_or(""), true));
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs =
        cookies.flat_map(|line| line.split(';')).filter_map(|it| it.trim().split_once('='));
    // Over TLS the other name is taken from nobody: a neighbour of our site could have set it.
    let ours = cookie_name(tls);
    pairs.find(|(name, _)| *name == ours).map(|(_, token)| (token, false))
}

/// The name of a session's cookie. Over TLS it is one that browsers take from nobody else and send to
/// nobody else.
pub(crate) fn cookie_name(tls: bool) -> &'static str {
    if tls { "__Host-pagoda" } else { "pagoda" }
}

impl FromRequestParts<App> for Who {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who, Refused> {
        let Some((token, is_bearer)) = shown(&parts.headers, app.config.tls) else {
            return Ok(Who::Nobody);
        };
        let who = app.sessions.who(&app.store, token).await?;
        // A browser may keep a cookie for longer than we keep the session; a program is told.
        if is_bearer && who == Who::Nobody {
            return Err(Problem::new(Code::Nobody).into());
        }
        noted::asks(parts, &who);
        Ok(who)
    }
}

/// What is kept of the token that a request shows, whoever that is.
pub(crate) struct Shown(pub(crate) Option<TokenHash>);

impl FromRequestParts<App> for Shown {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Shown, Refused> {
        let shown = shown(&parts.headers, app.config.tls);
        Ok(Shown(shown.map(|(token, _)| hashed(token))))
    }
}
