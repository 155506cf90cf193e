//! `POST /api/sign-in` and `…/sign-out`: comes in with an account, and leaves.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use wire::api::{Code, Credentials, Guest, Problem, User};

use crate::{
    account::{Mailbox, begin, ended, forgotten_cookie},
    address::Address,
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
    Address(from): Address,
    headers: HeaderMap,
    Body(shows, _): Body<Credentials>,
) -> Result<Response, Refused> {
    let mailbox = Mailbox::read(&shows.email).ok_or(Problem::new(Code::BadValue))?;
    app.limits.sign_in(from, &mailbox.key)?;
    let known = app.store.account(&mailbox.key).await.map_err(lost)?;
    let kept = known.as_ref().and_then(|known| known.password.clone());
    let is_right = app.passwords.is_right(shows.password, kept).await?;
    let person = known.as_ref().map(|known| tracing::field::display(known.person));
    match known.filter(|_| is_right) {
        Some(known) => {
            let user = User { id: known.person, name: known.name };
            tracing::info!(person = %user.id, way = "password", "signed in");
            Ok(begin(&app, user, &headers, shown).await?)
        }
        None => {
            tracing::info!(person, way = "password", "not signed in");
            Err(Problem::new(Code::WrongPassword).into())
        }
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
) -> Result<impl IntoResponse, Refused> {
    let user = who.person()?;
    if let Some(token) = shown {
        app.store.end_session(user.id, &token).await.map_err(lost)?;
        ended(&app, &[token]);
    }
    tracing::info!(person = %user.id, "signed out");
    Ok((StatusCode::NO_CONTENT, forgotten_cookie(&app)))
}
