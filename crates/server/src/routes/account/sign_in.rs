//! `POST /api/sign-in` and `…/sign-out`: comes in with an account, and leaves.

use std::net::SocketAddr;

use axum::{
    extract::{ConnectInfo, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use wire::api::{Code, Credentials, Guest, Problem, User};

use crate::{
    account::{Mailbox, begin, ended},
    app::App,
    reply::{Body, Refused},
    trouble::lost,
    who::{Shown, Who},
};

/// Comes in with an account
#[utoipa::path(post, path = "/api/sign-in", request_body = Credentials, responses(
    (status = 200, description = "Who one is now, and the token that proves it", body = Guest),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn sign_in(
    State(app): State<App>,
    Shown(shown): Shown,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(shows, _): Body<Credentials>,
) -> Result<Response, Refused> {
    let mailbox = Mailbox::read(&shows.email).ok_or(Problem::new(Code::BadValue))?;
    app.limits.sign_in(from.ip(), &mailbox.key)?;
    let known = app.store.account(&mailbox.key).await.map_err(lost)?;
    let kept = known.as_ref().and_then(|known| known.password.clone());
    let is_right = app.passwords.is_right(shows.password, kept).await?;
    match known.filter(|_| is_right) {
        Some(known) => {
            let user = User { id: known.person, name: known.name };
            Ok(begin(&app, user, &headers, shown).await?)
        }
        None => Err(Problem::new(Code::WrongPassword).into()),
    }
}

/// Ends the session that asks
#[utoipa::path(post, path = "/api/sign-out", security(("token" = [])), responses(
    (status = 204, description = "The session has ended, and its sockets with it"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn sign_out(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
) -> Result<StatusCode, Refused> {
    let user = who.person()?;
    if let Some(token) = shown {
        app.store.end_session(user.id, &token).await.map_err(lost)?;
        ended(&app, &[token]);
    }
    Ok(StatusCode::NO_CONTENT)
}
