//! `/api/passkeys` and `/api/sign-in/passkey`: a device instead of a password.

use std::time::Duration;

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use store::PasskeyRow;
use wire::api::{Ceremony, Code, Guest, PasskeyInfo, Performed, Problem, User, UserId};

use crate::{
    account::{Begun, Passkeys, begin as begin_session, must_prove},
    address::Address,
    app::App,
    chance,
    reply::{Body, Refused, Reply, reply},
    routes::guests::line,
    trouble::lost,
    who::{Shown, Who, hashed},
};

/// How long a browser may take.
const PATIENCE: Duration = Duration::from_secs(300);
/// Letters in what a passkey is called, at most.
const LABEL_MAX: usize = 40;
/// How many one person may have.
const MOST: usize = 20;

fn passkeys(app: &App) -> Result<&Passkeys, Problem> {
    app.passkeys.as_ref().ok_or(Problem::new(Code::Unknown))
}

/// A passkey's name in addresses.
fn handle(row: &PasskeyRow) -> String {
    use sha2::Digest as _;
    table::fair::hex(&sha2::Sha256::digest(&row.credential)[..8])
}

/// How somebody is shown a passkey.
pub(super) fn info(row: &PasskeyRow) -> PasskeyInfo {
    PasskeyInfo { id: handle(row), label: row.label.clone(), made: row.made }
}

async fn ceremony(app: &App, person: Option<UserId>, begun: Begun) -> Result<Ceremony, Problem> {
    let id = chance::token();
    let kept = app.store.begin_ceremony(&hashed(&id), person, &begun.state, PATIENCE).await;
    kept.map_err(lost)?;
    Ok(Ceremony { id, options: begun.options })
}

/// Asks for what a browser needs to make a passkey
#[utoipa::path(post, path = "/api/passkeys/begin", operation_id = "begin_passkey", security(("token" = [])), responses(
    (status = 200, description = "What the browser is to do", body = Ceremony),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn begin(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
) -> Reply<Ceremony> {
    let user = who.person()?;
    app.limits.command(&who)?;
    must_prove(&app, user.id, shown.as_ref()).await?;
    let known = app.store.passkeys(user.id).await.map_err(lost)?;
    if MOST <= known.len() {
        return Err(Problem::new(Code::TooMany).into());
    }
    let begun = passkeys(&app)?.begin(user, &known).ok_or(Problem::new(Code::Fault))?;
    reply(ceremony(&app, Some(user.id), begun).await?)
}

/// Adds the passkey that a browser made
#[utoipa::path(post, path = "/api/passkeys", operation_id = "add_passkey", request_body = Performed, security(("token" = [])), responses(
    (status = 201, description = "The passkey", body = PasskeyInfo),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn add(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
    Body(performed, _): Body<Performed>,
) -> Result<(StatusCode, Json<PasskeyInfo>), Refused> {
    let user = who.person()?;
    app.limits.command(&who)?;
    must_prove(&app, user.id, shown.as_ref()).await?;
    let label = line(&performed.label, LABEL_MAX).ok_or(Problem::new(Code::BadValue))?;
    let asked = app.store.end_ceremony(&hashed(&performed.id), Some(user.id)).await;
    let asked = asked.map_err(lost)?.ok_or(Problem::new(Code::Void))?;
    let made = passkeys(&app)?.finish(&asked, performed.credential);
    let made = made.ok_or(Problem::new(Code::Untrue))?;
    let added = app.store.add_passkey(user.id, &made.credential, &label, &made.key).await;
    if !added.map_err(lost)? {
        return Err(Problem::new(Code::Untrue).into());
    }
    let row = app.store.passkey(&made.credential).await.map_err(lost)?;
    let row = row.ok_or(Problem::new(Code::Void))?;
    tracing::info!(person = %user.id, "added a passkey");
    Ok((StatusCode::CREATED, Json(info(&row))))
}

/// Removes one of one's passkeys
#[utoipa::path(delete, path = "/api/passkeys/{id}", operation_id = "remove_passkey", security(("token" = [])),
    params(("id" = String, Path, description = "The passkey", max_length = 100)), responses(
    (status = 204, description = "It opens nothing any more"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn remove(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let user = who.person()?;
    app.limits.command(&who)?;
    must_prove(&app, user.id, shown.as_ref()).await?;
    let known = app.store.passkeys(user.id).await.map_err(lost)?;
    let row = known.iter().find(|row| handle(row) == id).ok_or(Problem::new(Code::Unknown))?;
    app.store.remove_passkey(user.id, &row.credential).await.map_err(lost)?;
    tracing::info!(person = %user.id, "removed a passkey");
    Ok(StatusCode::NO_CONTENT)
}

/// Asks for what a browser needs to come in with a passkey
#[utoipa::path(post, path = "/api/sign-in/passkey/begin", operation_id = "ask_for_passkey", responses(
    (status = 200, description = "What the browser is to do, whoever it is", body = Ceremony),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn ask(
    State(app): State<App>,
    Address(from): Address,
) -> Reply<Ceremony> {
    app.limits.door(from)?;
    let begun = passkeys(&app)?.ask().ok_or(Problem::new(Code::Fault))?;
    reply(ceremony(&app, None, begun).await?)
}

/// Comes in with a passkey
#[utoipa::path(post, path = "/api/sign-in/passkey", operation_id = "sign_in_with_passkey", request_body = Performed, responses(
    (status = 200, description = "Who one is now, and the token that proves it", body = Guest),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(in crate::routes) async fn sign_in(
    State(app): State<App>,
    Shown(shown): Shown,
    Address(from): Address,
    headers: HeaderMap,
    Body(performed, _): Body<Performed>,
) -> Result<Response, Refused> {
    app.limits.door(from)?;
    let asked = app.store.end_ceremony(&hashed(&performed.id), None).await.map_err(lost)?;
    let asked = asked.ok_or(Problem::new(Code::Void))?;
    let Some(user) = proved(&app, &asked, performed.credential).await? else {
        tracing::info!(way = "passkey", "not signed in");
        return Err(Problem::new(Code::Untrue).into());
    };
    tracing::info!(person = %user.id, way = "passkey", "signed in");
    Ok(begin_session(&app, user, &headers, shown).await?)
}

/// Whose passkey was really used, if one was.
async fn proved(
    app: &App,
    asked: &str,
    credential: serde_json::Value,
) -> Result<Option<User>, Problem> {
    let Some(name) = Passkeys::used(&credential) else { return Ok(None) };
    let Some(row) = app.store.passkey(&name).await.map_err(lost)? else { return Ok(None) };
    let Some(key) = passkeys(app)?.check(asked, credential, &row.key) else { return Ok(None) };
    app.store.set_passkey(&name, &key).await.map_err(lost)?;
    let person = app.store.person(row.person).await.map_err(lost)?;
    Ok(person.map(|person| User { id: row.person, name: person.name }))
}
