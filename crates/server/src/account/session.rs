//! Sessions: begun with a new token whenever it becomes clear who somebody is, ended everywhere at once.

use axum::{
    Json,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use store::TokenHash;
use wire::api::{Code, Guest, Problem, User};

use crate::{
    app::App,
    chance,
    trouble::lost,
    who::{cookie_name, hashed},
};

/// A session's length in seconds: a year.
const YEAR: u32 = 365 * 24 * 3600;
/// Letters that are kept of what a browser says of itself.
const ABOUT: usize = 200;

/// Begins a session of somebody and tells them; the one that they had until now ends.
pub(crate) async fn begin(
    app: &App,
    user: User,
    headers: &HeaderMap,
    instead: Option<TokenHash>,
) -> Result<Response, Problem> {
    let token = chance::token();
    let (kept, about) = (hashed(&token), about(headers));
    let added = app.store.add_session(user.id, &kept, &about, instead.as_ref()).await;
    if !added.map_err(lost)? {
        return Err(Problem::new(Code::Banned));
    }
    if let Some(instead) = instead {
        ended(app, &[instead]);
    }
    Ok(begun(app, StatusCode::OK, Guest { user, token }))
}

/// What somebody is told whose session has begun.
pub(crate) fn begun(app: &App, status: StatusCode, guest: Guest) -> Response {
    let cookie = cookie(&guest.token, YEAR, app.config.tls);
    let mut answer = (status, Json(guest)).into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        answer.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    answer
}

/// Sessions have ended: here at once, elsewhere as soon as a node hears of it.
pub(crate) fn ended(app: &App, tokens: &[TokenHash]) {
    for token in tokens {
        app.sessions.end(token);
    }
    app.rooms.bus.ring_ended();
}

/// What makes a browser forget its session.
pub(crate) fn forgotten_cookie(app: &App) -> [(header::HeaderName, String); 1] {
    [(header::SET_COOKIE, cookie("", 0, app.config.tls))]
}

fn cookie(token: &str, seconds: u32, tls: bool) -> String {
    let (name, secure) = (cookie_name(tls), if tls { "; Secure" } else { "" });
    format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}")
}

/// What a browser says of itself, short and in one line.
pub(crate) fn about(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    said.unwrap_or("").chars().take(ABOUT).collect()
}
