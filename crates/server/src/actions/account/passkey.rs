//! Passkeys: register, remove, and sign in with one.

use std::time::Duration;

use sha2::{Digest as _, Sha256};
use store::PasskeyRow;
use wire::api::{
    Code, PasskeyInfo, Problem, SessionCreated, User, UserId, WebauthnChallenge, WebauthnResponse,
};

use crate::{
    account::{Challenge, Passkeys, require_recent_proof},
    actions::{
        account::{
            notice::{AccountNotice, tell},
            sign_in::start_session,
        },
        authorize::authorize,
    },
    app::App,
    caller::{Caller, Client},
    error::logged,
    random,
    sessions::token_hash,
    text::single_line,
};

/// How long a challenge is valid.
const CHALLENGE_TTL: Duration = Duration::from_secs(300);
/// Maximum characters of a passkey's label.
const LABEL_MAX: usize = 40;
/// Maximum passkeys of a person.
const PASSKEYS_MAX: usize = 20;

fn passkeys(app: &App) -> Result<&Passkeys, Problem> {
    app.accounts.passkeys.as_ref().ok_or(Problem::new(Code::NotFound))
}

/// A passkey's id in paths.
fn short_id(row: &PasskeyRow) -> String {
    table::fair::hex(&Sha256::digest(&row.credential_id)[..8])
}

fn info(row: &PasskeyRow) -> PasskeyInfo {
    PasskeyInfo { id: short_id(row), label: row.label.clone(), created_at: row.created_at }
}

/// A person's passkeys.
pub(super) async fn list_of(app: &App, user: UserId) -> Result<Vec<PasskeyInfo>, Problem> {
    let rows = app.store.home.passkeys(user).await.map_err(logged)?;
    Ok(rows.iter().map(info).collect())
}

/// Stores a challenge until the browser responds.
async fn store_challenge(
    app: &App,
    person: Option<UserId>,
    challenge: Challenge,
) -> Result<WebauthnChallenge, Problem> {
    let id = random::token();
    let stored = app
        .store
        .home
        .add_webauthn_challenge(&token_hash(&id), person, &challenge.state, CHALLENGE_TTL)
        .await;
    stored.map_err(logged)?;
    Ok(WebauthnChallenge { id, options: challenge.options })
}

/// A challenge to register a passkey of the caller.
pub(crate) async fn begin(
    app: &App,
    caller: &Caller,
    client: &Client,
) -> Result<WebauthnChallenge, Problem> {
    let user = authorize(app, caller)?;
    require_recent_proof(&app.store, user.id, client.session.as_ref()).await?;
    let known = app.store.home.passkeys(user.id).await.map_err(logged)?;
    if PASSKEYS_MAX <= known.len() {
        return Err(Problem::new(Code::RateLimited));
    }
    let challenge = passkeys(app)?.begin_registration(user, &known);
    store_challenge(app, Some(user.id), challenge.ok_or(Problem::new(Code::InternalError))?).await
}

/// Adds the passkey that the caller's browser registered.
pub(crate) async fn add(
    app: &App,
    caller: &Caller,
    client: &Client,
    response: WebauthnResponse,
) -> Result<PasskeyInfo, Problem> {
    let user = authorize(app, caller)?;
    require_recent_proof(&app.store, user.id, client.session.as_ref()).await?;
    let label = single_line(&response.label, LABEL_MAX).ok_or(Problem::new(Code::InvalidValue))?;
    let state = app
        .store
        .home
        .take_webauthn_challenge(&token_hash(&response.challenge_id), Some(user.id))
        .await;
    let state = state.map_err(logged)?.ok_or(Problem::new(Code::Expired))?;
    let registered = passkeys(app)?.finish_registration(&state, response.credential);
    let new = registered.ok_or(Problem::new(Code::InvalidPasskey))?;
    let added = app.store.home.add_passkey(user.id, &new.credential, &label, &new.key).await;
    if !added.map_err(logged)? {
        return Err(Problem::new(Code::InvalidPasskey));
    }
    let row = app.store.home.passkey(&new.credential).await.map_err(logged)?;
    let row = row.ok_or(Problem::new(Code::Expired))?;
    tracing::info!(user = %user.id, "passkey added");
    tell(app, user.id, AccountNotice::PasskeyAdded).await;
    Ok(info(&row))
}

/// Removes one of the caller's passkeys.
pub(crate) async fn remove(
    app: &App,
    caller: &Caller,
    client: &Client,
    id: &str,
) -> Result<(), Problem> {
    let user = authorize(app, caller)?;
    require_recent_proof(&app.store, user.id, client.session.as_ref()).await?;
    let known = app.store.home.passkeys(user.id).await.map_err(logged)?;
    let row = known.iter().find(|row| short_id(row) == id).ok_or(Problem::new(Code::NotFound))?;
    app.store.home.delete_passkey(user.id, &row.credential_id).await.map_err(logged)?;
    tracing::info!(user = %user.id, "passkey removed");
    Ok(())
}

/// A challenge to sign in with any passkey.
pub(crate) async fn begin_sign_in(
    app: &App,
    client: &Client,
) -> Result<WebauthnChallenge, Problem> {
    app.limits.sign_in(client.address)?;
    let challenge = passkeys(app)?.begin_sign_in().ok_or(Problem::new(Code::InternalError))?;
    store_challenge(app, None, challenge).await
}

/// Verifies a passkey, and starts a session.
pub(crate) async fn sign_in(
    app: &App,
    client: &Client,
    response: WebauthnResponse,
) -> Result<SessionCreated, Problem> {
    app.limits.sign_in(client.address)?;
    let state =
        app.store.home.take_webauthn_challenge(&token_hash(&response.challenge_id), None).await;
    let state = state.map_err(logged)?.ok_or(Problem::new(Code::Expired))?;
    let Some(user) = verify(app, &state, response.credential).await? else {
        tracing::info!(method = "passkey", "sign-in failed");
        return Err(Problem::new(Code::InvalidPasskey));
    };
    tracing::info!(user = %user.id, method = "passkey", "signed in");
    start_session(app, user, client).await
}

/// The owner of the passkey that was used; none if the response is invalid.
async fn verify(
    app: &App,
    state: &str,
    credential: serde_json::Value,
) -> Result<Option<User>, Problem> {
    let Some(id) = Passkeys::credential_id(&credential) else { return Ok(None) };
    let Some(row) = app.store.home.passkey(&id).await.map_err(logged)? else { return Ok(None) };
    let Some(key) = passkeys(app)?.finish_sign_in(state, credential, &row.credential) else {
        return Ok(None);
    };
    app.store.home.update_passkey(&id, &key).await.map_err(logged)?;
    let person = app.store.home.user(row.user).await.map_err(logged)?;
    Ok(person.map(|person| User { id: row.user, name: person.name }))
}
