//! `POST /api/guests`: somebody comes in.

use std::net::SocketAddr;

use axum::{
    Json,
    extract::{ConnectInfo, State},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use wire::api::{Code, Guest, NewGuest, Problem, User, UserId};

use crate::{
    app::App,
    chance,
    reply::{Body, Refused},
    trouble::told,
    who::{cookie_name, hashed},
};

/// Letters in a name, at most.
const NAME_MAX: usize = 40;
/// A session's length in seconds: a year.
const YEAR: u32 = 365 * 24 * 3600;

/// Comes in as a guest
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses(
    (status = 201, description = "Who one is now, and the token that proves it", body = Guest),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn add(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Body(wanted, _): Body<NewGuest>,
) -> Result<Response, Refused> {
    app.limits.guest(from.ip())?;
    let id = UserId::from_bits(chance::number());
    let name = match wanted.name {
        Some(name) => line(&name, NAME_MAX)
            .filter(|name| !name.is_empty())
            .ok_or(Problem::new(Code::BadValue))?,
        None => format!("Guest {}", &id.to_string()[..4]),
    };
    let token = chance::token();
    app.store.add_guest(id, &name, &hashed(&token)).await.map_err(|why| told(why.into()))?;
    let cookie = cookie(&token, app.config.tls);
    let guest = Guest { user: User { id, name }, token };
    let mut answer = (StatusCode::CREATED, Json(guest)).into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        answer.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(answer)
}

fn cookie(token: &str, tls: bool) -> String {
    let (name, secure) = (cookie_name(tls), if tls { "; Secure" } else { "" });
    format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={YEAR}{secure}")
}

/// Text of one line without what can't be seen; none if it is too long.
pub(super) fn line(text: &str, most: usize) -> Option<String> {
    // Counted as it came: what the document says is too long is.
    let is_short = text.chars().count() <= most;
    let text = text.trim();
    let is_plain = !text.chars().any(|letter| letter.is_control() || is_invisible(letter));
    (is_plain && is_short).then(|| text.to_owned())
}

/// What turns text around or hides in it.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
