//! Extractors: the caller of a request, its client, and its idempotency key.

use std::net::{IpAddr, SocketAddr};

use axum::{
    extract::{ConnectInfo, FromRequestParts},
    http::{HeaderMap, header, request::Parts},
};
use wire::api::{Code, Problem};

use crate::{
    app::App,
    caller::{Caller, Client, Visitor},
    http::{audit, cookies::cookie_name, reply::Refused},
    idempotency::IdempotencyKey,
    network::{client_address, rate_limit_key},
    sessions::token_hash,
    telemetry::RequestId,
};

/// Maximum stored characters of a user agent.
const USER_AGENT_MAX: usize = 200;

/// A session token as a request sends it.
struct SentToken<'a> {
    token: &'a str,
    /// Sent by a program, not as a browser's cookie.
    is_bearer: bool,
}

fn sent_token(headers: &HeaderMap, tls: bool) -> Option<SentToken<'_>> {
    if let Some(bearer) = headers.get(header::AUTHORIZATION) {
        let token = bearer.to_str().ok()?.strip_prefix("Bearer ").unwrap_or("");
        return Some(SentToken { token, is_bearer: true });
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs =
        cookies.flat_map(|line| line.split(';')).filter_map(|it| it.trim().split_once('='));
    // Over TLS the other name is ignored: a sibling domain could have set it.
    let ours = cookie_name(tls);
    let (_, token) = pairs.find(|(name, _)| *name == ours)?;
    Some(SentToken { token, is_bearer: false })
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refused> {
        let Some(sent) = sent_token(&parts.headers, app.config.listeners.tls) else {
            return Ok(Caller::Anonymous);
        };
        let caller = app.sessions.authenticate(sent.token).await?;
        // A browser's cookie may outlive its session: it is anonymous. A program gets an error.
        if sent.is_bearer && caller == Caller::Anonymous {
            return Err(Problem::new(Code::Unauthenticated).into());
        }
        audit::set_caller(parts, &caller);
        Ok(caller)
    }
}

/// The client's address as rate limits count it.
pub(super) fn address(parts: &Parts, app: &App) -> Result<IpAddr, Problem> {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.ok_or(Problem::new(Code::InternalError))?.0.ip();
    Ok(rate_limit_key(client_address(&app.config.listeners.trusted_proxies, peer, &parts.headers)))
}

impl FromRequestParts<App> for Client {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Client, Refused> {
        let sent = sent_token(&parts.headers, app.config.listeners.tls);
        let request = parts.extensions.get::<RequestId>().cloned();
        let agent = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(Client {
            session: sent.map(|sent| token_hash(sent.token)),
            address: address(parts, app)?,
            user_agent: agent.unwrap_or("").chars().take(USER_AGENT_MAX).collect(),
            request: request.ok_or(Problem::new(Code::InternalError))?,
        })
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Refused> {
        let caller = Caller::from_request_parts(parts, app).await?;
        let client = Client::from_request_parts(parts, app).await?;
        Ok(Visitor { caller, client })
    }
}

impl<S: Send + Sync> FromRequestParts<S> for IdempotencyKey {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<IdempotencyKey, Refused> {
        match parts.headers.get("idempotency-key") {
            Some(key) => Ok(IdempotencyKey::parse(key.to_str().unwrap_or(""))?),
            None => Ok(IdempotencyKey::NONE),
        }
    }
}
