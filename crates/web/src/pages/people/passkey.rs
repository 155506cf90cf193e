//! Passkeys: what the browser does with a device instead of a password.

use js_sys::{JSON, Object, Reflect};
use leptos::prelude::window;
use serde_json::Value;
use wasm_bindgen::JsValue;
use wire::api::{Ceremony, Guest, PasskeyInfo, Performed, User};

use super::{
    browser::{call, part, wait},
    deed::Wrong,
};
use crate::net::post;

/// What reads options that are JSON; browsers without it can't have passkeys here.
const READS_NEW: &str = "parseCreationOptionsFromJSON";
const READS_OLD: &str = "parseRequestOptionsFromJSON";

/// Whether this browser can have passkeys.
pub(super) fn is_there() -> bool {
    kind().and_then(|kind| part(&kind, READS_NEW)).is_ok()
}

/// Makes a passkey for who one is.
pub(super) async fn make(label: String) -> Result<PasskeyInfo, Wrong> {
    let Ceremony { id, options } = post("/api/passkeys/begin", &()).await?;
    let credential = perform("create", READS_NEW, &options).await?;
    Ok(post("/api/passkeys", &Performed { id, credential, label }).await?)
}

/// Comes in with a passkey.
pub(super) async fn sign_in() -> Result<User, Wrong> {
    let Ceremony { id, options } = post("/api/sign-in/passkey/begin", &()).await?;
    let credential = perform("get", READS_OLD, &options).await?;
    let performed = Performed { id, credential, label: String::new() };
    let Guest { user, .. } = post("/api/sign-in/passkey", &performed).await?;
    Ok(user)
}

fn kind() -> Result<JsValue, JsValue> {
    part(&window(), "PublicKeyCredential")
}

/// Lets the browser do what the server asks of it; people may say no to that.
async fn perform(verb: &str, reads: &str, options: &Value) -> Result<Value, Wrong> {
    let made = performed(verb, reads, options).await;
    made.ok().and_then(|text| serde_json::from_str(&text).ok()).ok_or(Wrong::Said("passkey-failed"))
}

async fn performed(verb: &str, reads: &str, options: &Value) -> Result<String, JsValue> {
    let asked = JSON::parse(&options["publicKey"].to_string())?;
    let how = Object::new();
    Reflect::set(&how, &"publicKey".into(), &call(&kind()?, reads, &[asked])?)?;
    let credentials = part(&window().navigator(), "credentials")?;
    let made = wait(call(&credentials, verb, &[how.into()])?).await?;
    Ok(JSON::stringify(&call(&made, "toJSON", &[])?)?.into())
}
