//! `POST /api/account` and `POST /api/account/confirm`: a guest keeps what is theirs.

use std::time::Duration;

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use store::Promise;
use wire::api::{Code, Confirmed, Credentials, Guest, Problem, User};

use crate::{
    account::{Mailbox, begin, ended, letter, must_be_strong, must_prove},
    address::Address,
    app::App,
    chance,
    limits::Letter,
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
    Shown(shown): Shown,
    Address(from): Address,
    Body(wanted, _): Body<Credentials>,
) -> Result<StatusCode, Refused> {
    let user = who.person()?.clone();
    let mailbox = Mailbox::read(&wanted.email).ok_or(Problem::new(Code::BadValue))?;
    must_be_strong(&wanted.password, &mailbox.key)?;
    app.limits.letter(from, &mailbox.key, Letter::Confirm)?;
    letter::must_go(&app)?;
    let own = app.store.person(user.id).await.map_err(lost)?;
    if own.is_some_and(|own| own.email.is_some()) {
        // Who stole a session must not be able to change what opens the account.
        return Err(Problem::new(Code::HasAccount).into());
    }
    must_prove(&app, user.id, shown.as_ref()).await?;
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
    Address(from): Address,
    headers: HeaderMap,
    Body(confirmed, _): Body<Confirmed>,
) -> Result<Response, Refused> {
    app.limits.door(from)?;
    let token = hashed(&confirmed.token);
    let promised = app.store.promised(&token).await.map_err(lost)?;
    let promised = promised.ok_or(Problem::new(Code::Void))?;
    let is_theirs = matches!(&who, Who::Person(user) if user.id == promised.person);
    // Somebody may have asked for an account with another's address: then the owner of the address
    // chooses the password, and whoever asked is out.
    let is_new = !is_theirs || promised.password.is_none();
    let password = match confirmed.password.filter(|_| is_new) {
        Some(password) => {
            must_be_strong(&password, &promised.mailbox)?;
            Some(app.passwords.hash(password).await?)
        }
        None if is_new => return Err(Problem::new(Code::BadValue).into()),
        None => promised.password,
    };
    let redeemed = app.store.redeem(&token).await.map_err(lost)?;
    let promise = Promise { password, ..redeemed.ok_or(Problem::new(Code::Void))? };
    let out = app.store.set_account(&promise, is_new).await.map_err(lost)?;
    ended(&app, &out.ok_or(Problem::new(Code::Void))?);
    tracing::info!(person = %promise.person, way = "mail", "signed in");
    let person = app.store.person(promise.person).await.map_err(lost)?;
    let name = person.ok_or(Problem::new(Code::Void))?.name;
    Ok(begin(&app, User { id: promise.person, name }, &headers, shown).await?)
}
