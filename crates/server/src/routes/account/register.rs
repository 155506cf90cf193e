//! `POST /api/account` and `POST /api/account/confirm`: a guest keeps what is theirs.

use std::{net::SocketAddr, time::Duration};

use axum::{
    extract::{ConnectInfo, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use store::Promise;
use wire::api::{Code, Confirmed, Credentials, Guest, Problem, User};

use crate::{
    account::{Mailbox, begin, ended, is_password, letter},
    app::App,
    chance,
    reply::{Body, Refused},
    trouble::lost,
    who::{Shown, Who, hashed},
};

/// How long what a mail promises is good.
pub(super) const PROMISED: Duration = Duration::from_secs(24 * 3600);

/// Asks for an account: what the guest has played becomes the account's once the mail is confirmed
#[utoipa::path(post, path = "/api/account", request_body = Credentials, security(("token" = [])), responses(
    (status = 202, description = "A mail is on its way, whoever has that address"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn register(
    State(app): State<App>,
    who: Who,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Body(wanted, _): Body<Credentials>,
) -> Result<StatusCode, Refused> {
    let user = who.person()?.clone();
    let mailbox = Mailbox::read(&wanted.email).filter(|_| is_password(&wanted.password));
    let mailbox = mailbox.ok_or(Problem::new(Code::BadValue))?;
    app.limits.sign_in(from.ip(), &mailbox.key)?;
    letter::must_go(&app)?;
    let own = app.store.person(user.id).await.map_err(lost)?;
    if own.is_some_and(|own| own.email.is_some()) {
        // Who stole a session must not be able to change what opens the account.
        return Err(Problem::new(Code::HasAccount).into());
    }
    // Answered before anything is looked up, so that neither the answer nor its time tells whether
    // somebody has that address.
    tokio::spawn(async move {
        if let Err(problem) = promise(&app, user, mailbox, wanted.password).await {
            tracing::warn!(code = problem.code.name(), "an account couldn't be promised");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn promise(app: &App, user: User, mailbox: Mailbox, password: String) -> Result<(), Problem> {
    let password = Some(app.passwords.hash(password).await?);
    if let Some(known) = app.store.account(&mailbox.key).await.map_err(lost)? {
        return letter::send(app, known.person, &known.email, "mail-known", None).await;
    }
    let (token, Mailbox { email, key: mailbox }) = (chance::token(), mailbox);
    let promise = Promise { person: user.id, email, mailbox, password };
    app.store.promise(&hashed(&token), &promise, PROMISED).await.map_err(lost)?;
    letter::send(app, user.id, &promise.email, "mail-confirm", Some(&token)).await
}

/// Shows what a mail's link has in it: the account is there, or has its new password
#[utoipa::path(post, path = "/api/account/confirm", operation_id = "confirm_account", request_body = Confirmed, responses(
    (status = 200, description = "Who one is now, and the token that proves it", body = Guest),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn confirm(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(confirmed, _): Body<Confirmed>,
) -> Result<Response, Refused> {
    app.limits.sign_in(from.ip(), "")?;
    let token = hashed(&confirmed.token);
    let promised = app.store.promised(&token).await.map_err(lost)?;
    let promised = promised.ok_or(Problem::new(Code::Void))?;
    let is_theirs = matches!(&who, Who::Person(user) if user.id == promised.person);
    // Somebody may have asked for an account with another's address: then the owner of the address
    // chooses the password, and whoever asked is out.
    let is_new = !is_theirs || promised.password.is_none();
    let password = match confirmed.password.filter(|_| is_new) {
        Some(password) if is_password(&password) => Some(app.passwords.hash(password).await?),
        None if !is_new => promised.password,
        _ => return Err(Problem::new(Code::BadValue).into()),
    };
    let redeemed = app.store.redeem(&token).await.map_err(lost)?;
    let promise = Promise { password, ..redeemed.ok_or(Problem::new(Code::Void))? };
    if !app.store.set_account(&promise).await.map_err(lost)? {
        return Err(Problem::new(Code::Void).into());
    }
    if is_new {
        let out = app.store.end_sessions(promise.person, None).await.map_err(lost)?;
        ended(&app, &out);
    }
    let person = app.store.person(promise.person).await.map_err(lost)?;
    let name = person.ok_or(Problem::new(Code::Void))?.name;
    Ok(begin(&app, User { id: promise.person, name }, &headers, shown).await?)
}
