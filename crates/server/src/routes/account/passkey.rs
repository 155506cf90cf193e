//! `/api/passkeys` and `/api/sign-in/passkey`.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
    response::Response,
};
use wire::api::{Ceremony, Guest, PasskeyInfo, Performed};

use crate::{
    actions::account::passkey,
    app::App,
    caller::{Caller, Client},
    http::{Body, Refused, Reply, reply, session_started},
};

/// Asks for what a browser needs to make a passkey
#[utoipa::path(post, path = "/api/passkeys/begin", operation_id = "begin_passkey", security(("token" = [])), responses(
    (status = 200, description = "What the browser is to do", body = Ceremony),
    Refused,
))]
pub(in crate::routes) async fn begin(
    State(app): State<App>,
    caller: Caller,
    client: Client,
) -> Reply<Ceremony> {
    reply(passkey::begin(&app, &caller, &client).await?)
}

/// Adds the passkey that a browser made
#[utoipa::path(post, path = "/api/passkeys", operation_id = "add_passkey", request_body = Performed, security(("token" = [])), responses(
    (status = 201, description = "The passkey", body = PasskeyInfo),
    Refused,
))]
pub(in crate::routes) async fn add(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Body(performed, _): Body<Performed>,
) -> Result<(StatusCode, Json<PasskeyInfo>), Refused> {
    let added = passkey::add(&app, &caller, &client, performed).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// Removes one of one's passkeys
#[utoipa::path(delete, path = "/api/passkeys/{id}", operation_id = "remove_passkey", security(("token" = [])),
    params(("id" = String, Path, description = "The passkey", max_length = 100)), responses(
    (status = 204, description = "It opens nothing any more"),
    Refused,
))]
pub(in crate::routes) async fn remove(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    passkey::remove(&app, &caller, &client, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks for what a browser needs to come in with a passkey
#[utoipa::path(post, path = "/api/sign-in/passkey/begin", operation_id = "ask_for_passkey", responses(
    (status = 200, description = "What the browser is to do, whoever it is", body = Ceremony),
    Refused,
))]
pub(in crate::routes) async fn begin_sign_in(
    State(app): State<App>,
    client: Client,
) -> Reply<Ceremony> {
    reply(passkey::begin_sign_in(&app, &client).await?)
}

/// Comes in with a passkey
#[utoipa::path(post, path = "/api/sign-in/passkey", operation_id = "sign_in_with_passkey", request_body = Performed, responses(
    (status = 200, description = "Who one is now, and the token that proves it", body = Guest),
    Refused,
))]
pub(in crate::routes) async fn sign_in(
    State(app): State<App>,
    client: Client,
    Body(performed, _): Body<Performed>,
) -> Result<Response, Refused> {
    let guest = passkey::sign_in(&app, &client, performed).await?;
    Ok(session_started(StatusCode::OK, guest, app.config.listeners.tls))
}
