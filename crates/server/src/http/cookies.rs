//! The session cookie.

use axum::{
    Json,
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use wire::api::SessionCreated;

/// The maximum age of the cookie in seconds: a year.
const MAX_AGE: u32 = 365 * 24 * 3600;

/// The cookie's name. Over TLS it has a prefix that browsers accept only from this host, and only over TLS.
pub(super) fn cookie_name(tls: bool) -> &'static str {
    if tls { "__Host-pagoda" } else { "pagoda" }
}

/// The response to a new session: the token in its body and as a cookie.
pub(crate) fn session_started(status: StatusCode, guest: SessionCreated, tls: bool) -> Response {
    let cookie = cookie(&guest.token, MAX_AGE, tls);
    let mut answer = (status, Json(guest)).into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        answer.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    answer
}

/// The header that deletes the session cookie.
pub(crate) fn clear_session_cookie(tls: bool) -> [(HeaderName, String); 1] {
    [(header::SET_COOKIE, cookie("", 0, tls))]
}

fn cookie(token: &str, max_age: u32, tls: bool) -> String {
    let (name, secure) = (cookie_name(tls), if tls { "; Secure" } else { "" });
    format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age}{secure}")
}
