//! `/api/passkeys` and `/api/sign-in/passkey`.

use axum::{Json, extract::State, http::StatusCode, response::Response};
use wire::api::{PasskeyInfo, SessionCreated, WebauthnChallenge, WebauthnResponse};

use crate::{
    actions::account::passkey,
    app::App,
    caller::{Caller, Client},
    http::{Body, HandlePath, Refused, Reply, reply, session_started},
};

/// Create a WebAuthn challenge to add a passkey
#[utoipa::path(post, path = "/api/passkeys/challenge", operation_id = "create_passkey_challenge", security(("token" = [])), responses(
    (status = 200, description = "The challenge", body = WebauthnChallenge),
    Refused,
))]
pub(in crate::routes) async fn begin(
    State(app): State<App>,
    caller: Caller,
    client: Client,
) -> Reply<WebauthnChallenge> {
    reply(passkey::begin(&app, &caller, &client).await?)
}

/// Add a passkey
#[utoipa::path(post, path = "/api/passkeys", operation_id = "add_passkey", request_body = WebauthnResponse, security(("token" = [])), responses(
    (status = 201, description = "The passkey", body = PasskeyInfo),
    Refused,
))]
pub(in crate::routes) async fn add(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(response, _): Body<WebauthnResponse>,
) -> Result<(StatusCode, Json<PasskeyInfo>), Refused> {
    let added = passkey::add(&app, &caller, &client, response).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// Delete a passkey
#[utoipa::path(delete, path = "/api/passkeys/{id}", operation_id = "delete_passkey", security(("token" = [])),
    params(HandlePath), responses(
    (status = 204, description = "The passkey is deleted"),
    Refused,
))]
pub(in crate::routes) async fn remove(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    HandlePath { id }: HandlePath,
) -> Result<StatusCode, Refused> {
    passkey::remove(&app, &caller, &client, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Create a WebAuthn challenge to sign in with a passkey
#[utoipa::path(post, path = "/api/sign-in/passkey/challenge", operation_id = "create_sign_in_challenge", responses(
    (status = 200, description = "The challenge, for any account", body = WebauthnChallenge),
    Refused,
))]
pub(in crate::routes) async fn begin_sign_in(
    State(app): State<App>,
    client: Client,
) -> Reply<WebauthnChallenge> {
    reply(passkey::begin_sign_in(&app, &client).await?)
}

/// Sign in with a passkey
#[utoipa::path(post, path = "/api/sign-in/passkey", operation_id = "sign_in_with_passkey", request_body = WebauthnResponse, responses(
    (status = 200, description = "The new session", body = SessionCreated),
    Refused,
))]
pub(in crate::routes) async fn sign_in(
    State(app): State<App>,
    client: Client,
    Body(response, _): Body<WebauthnResponse>,
) -> Result<Response, Refused> {
    let session = passkey::sign_in(&app, &client, response).await?;
    Ok(session_started(StatusCode::OK, session, app.config.listeners.tls))
}
