//! `POST /api/guests`: somebody comes in.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use wire::api::{Code, Guest, NewGuest, Problem, User, UserId};

use crate::{
    account::{about, begun},
    address::Address,
    app::App,
    chance,
    reply::{Body, Refused},
    trouble::lost,
    who::hashed,
};

/// Letters in a name, at most.
const NAME_MAX: usize = 40;

/// Comes in as a guest
#[utoipa::path(post, path = "/api/guests", request_body = NewGuest, responses(
    (status = 201, description = "Who one is now, and the token that proves it", body = Guest),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn add(
    State(app): State<App>,
    Address(from): Address,
    headers: HeaderMap,
    Body(wanted, _): Body<NewGuest>,
) -> Result<Response, Refused> {
    app.limits.guest(from)?;
    let id = UserId::from_bits(chance::number());
    let name = match wanted.name {
        Some(wanted) => name(&wanted)?,
        None => format!("Guest {}", &id.to_string()[..4]),
    };
    let token = chance::token();
    let added = app.store.add_guest(id, &name, &hashed(&token), &about(&headers)).await;
    added.map_err(lost)?;
    Ok(begun(&app, StatusCode::CREATED, Guest { user: User { id, name }, token }))
}

/// What somebody wants to be called, if anybody can be.
pub(super) fn name(wanted: &str) -> Result<String, Problem> {
    let name = line(wanted, NAME_MAX).filter(|name| !name.is_empty());
    name.ok_or(Problem::new(Code::BadValue))
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
pub(super) fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
