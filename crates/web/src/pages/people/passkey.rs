//! Passkeys (WebAuthn).

use js_sys::{JSON, Object, Reflect};
use leptos::prelude::window;
use serde_json::Value;
use wasm_bindgen::JsValue;
use wire::api::{PasskeyInfo, SessionCreated, User, WebauthnChallenge, WebauthnResponse};

use super::{
    browser::{call, part, wait},
    submission::SubmitError,
};
use crate::net::post;

/// The function that parses JSON options; browsers without it are not supported.
const READS_NEW: &str = "parseCreationOptionsFromJSON";
const READS_OLD: &str = "parseRequestOptionsFromJSON";

/// Whether this browser supports passkeys.
pub(super) fn is_there() -> bool {
    kind().and_then(|kind| part(&kind, READS_NEW)).is_ok()
}

/// Creates a passkey for the user.
pub(super) async fn make(label: String) -> Result<PasskeyInfo, SubmitError> {
    let WebauthnChallenge { id, options } = post("/api/passkeys/challenge", &()).await?;
    let credential = perform("create", READS_NEW, &options).await?;
    Ok(post("/api/passkeys", &WebauthnResponse { challenge_id: id, credential, label }).await?)
}

/// Signs in with a passkey.
pub(super) async fn sign_in() -> Result<User, SubmitError> {
    let WebauthnChallenge { id, options } = post("/api/sign-in/passkey/challenge", &()).await?;
    let credential = perform("get", READS_OLD, &options).await?;
    let response = WebauthnResponse { challenge_id: id, credential, label: String::new() };
    let SessionCreated { user, .. } = post("/api/sign-in/passkey", &response).await?;
    Ok(user)
}

fn kind() -> Result<JsValue, JsValue> {
    part(&window(), "PublicKeyCredential")
}

/// Runs the server's challenge in the browser; the user may refuse.
async fn perform(verb: &str, reads: &str, options: &Value) -> Result<Value, SubmitError> {
    let made = response(verb, reads, options).await;
    made.ok()
        .and_then(|text| serde_json::from_str(&text).ok())
        .ok_or(SubmitError::Message("passkey-failed"))
}

async fn response(verb: &str, reads: &str, options: &Value) -> Result<String, JsValue> {
    let asked = JSON::parse(&options["publicKey"].to_string())?;
    let how = Object::new();
    Reflect::set(&how, &"publicKey".into(), &call(&kind()?, reads, &[asked])?)?;
    let credentials = part(&window().navigator(), "credentials")?;
    let made = wait(call(&credentials, verb, &[how.into()])?).await?;
    Ok(JSON::stringify(&call(&made, "toJSON", &[])?)?.into())
}
