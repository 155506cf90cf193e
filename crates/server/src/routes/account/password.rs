//! `POST /api/password` and `…/forgotten`: another password.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use store::Promise;
use wire::api::{Code, Forgotten, Guest, NewPassword, Problem};

use crate::{
    account::{Mailbox, begin, ended, letter, must_be_strong},
    address::Address,
    app::App,
    chance,
    limits::Letter,
    reply::{Body, Refused},
    routes::account::register::PROMISED,
    trouble::lost,
    who::{Shown, Who, hashed},
};

/// Changes the password: all other sessions end
#[utoipa::path(post, path = "/api/password", operation_id = "change_password", request_body = NewPassword, security(("token" = [])), responses(
    (status = 200, description = "Who one is, and a new token that proves it", body = Guest),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn change(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
    Address(from): Address,
    headers: HeaderMap,
    Body(wanted, _): Body<NewPassword>,
) -> Result<Response, Refused> {
    let user = who.person()?.clone();
    let person = app.store.person(user.id).await.map_err(lost)?;
    let email = person.and_then(|person| person.email).ok_or(Problem::new(Code::NoAccount))?;
    let mailbox = Mailbox::read(&email).ok_or(Problem::new(Code::Fault))?;
    must_be_strong(&wanted.new, &mailbox.key)?;
    app.limits.sign_in(from, &mailbox.key)?;
    let known = app.store.account(&mailbox.key).await.map_err(lost)?;
    let kept = known.and_then(|known| known.password);
    if !app.passwords.is_right(wanted.old, kept).await? {
        tracing::info!(person = %user.id, "another password was refused");
        return Err(Problem::new(Code::WrongPassword).into());
    }
    let password = Some(app.passwords.hash(wanted.new).await?);
    let Mailbox { email, key: mailbox } = mailbox;
    let promise = Promise { person: user.id, email, mailbox, password };
    let out = app.store.set_account(&promise, true).await.map_err(lost)?;
    ended(&app, &out.ok_or(Problem::new(Code::Fault))?);
    tracing::info!(person = %user.id, "has another password");
    Ok(begin(&app, user, &headers, shown).await?)
}

/// Asks for a mail with which a forgotten password can be replaced
#[utoipa::path(post, path = "/api/password/forgotten", operation_id = "forgotten_password", request_body = Forgotten, responses(
    (status = 202, description = "If somebody has that address, a mail is on its way"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn forgotten(
    State(app): State<App>,
    Address(from): Address,
    Body(asked, _): Body<Forgotten>,
) -> Result<StatusCode, Refused> {
    let mailbox = Mailbox::read(&asked.email).ok_or(Problem::new(Code::BadValue))?;
    app.limits.letter(from, &mailbox.key, Letter::Password)?;
    letter::must_go(&app)?;
    // Answered before anything is looked up, as when an account is asked for.
    tokio::spawn(async move {
        if let Err(problem) = promise(&app, mailbox).await {
            tracing::warn!(code = problem.code.name(), "a new password couldn't be promised");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn promise(app: &App, mailbox: Mailbox) -> Result<(), Problem> {
    let Some(known) = app.store.account(&mailbox.key).await.map_err(lost)? else { return Ok(()) };
    let (token, person, email) = (chance::token(), known.person, known.email);
    let promise = Promise { person, email, mailbox: mailbox.key, password: None };
    app.store.promise(&hashed(&token), &promise, PROMISED).await.map_err(lost)?;
    letter::send(app, person, &promise.email, "mail-password", Some(&token)).await
}
