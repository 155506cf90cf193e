//! Requests to the server, and what can come of them.

use js_sys::Uint8Array;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::api::{Code, Problem};

use crate::words::Tongue;

/// Why nothing came of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failed {
    /// The server can't be reached.
    Offline,
    /// It won't.
    Refused(Problem),
}

impl Failed {
    /// What went wrong, if the server said so.
    pub(crate) fn code(&self) -> Option<Code> {
        match self {
            Failed::Offline => None,
            Failed::Refused(problem) => Some(problem.code),
        }
    }

    /// The same in the player's words.
    pub(crate) fn said(&self, tongue: Tongue) -> String {
        match self {
            Failed::Offline => tongue.say("failed-offline", &[]),
            Failed::Refused(problem) => {
                tongue.say("failed-refused", &[("code", problem.code.name().into())])
            }
        }
    }
}

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failed> {
    request("GET", path, None).await
}

/// Has something done.
pub(crate) async fn post<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, Failed> {
    request("POST", path, Some(text(body))).await
}

/// Sets something.
pub(crate) async fn put<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, Failed> {
    request("PUT", path, Some(text(body))).await
}

/// Changes a part of something.
pub(crate) async fn patch<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, Failed> {
    request("PATCH", path, Some(text(body))).await
}

/// Has something removed.
pub(crate) async fn delete<T: DeserializeOwned>(path: &str) -> Result<T, Failed> {
    request("DELETE", path, None).await
}

fn text(body: &impl Serialize) -> String {
    serde_json::to_string(body).unwrap_or_default()
}

/// An answer without a body is read as `null`, so `()` and options can be asked for.
async fn request<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<T, Failed> {
    let answer = send(method, path, body).await.map_err(|_| Failed::Offline)?;
    let bytes = read(&answer).await.map_err(|_| Failed::Offline)?;
    if !answer.ok() {
        // What isn't a problem of ours was said by somebody between us and the server.
        let problem = serde_json::from_slice(&bytes).map_err(|_| Failed::Offline)?;
        return Err(Failed::Refused(problem));
    }
    let bytes = if bytes.is_empty() { b"null" } else { bytes.as_slice() };
    serde_json::from_slice(bytes).map_err(|_| Failed::Offline)
}

async fn send(method: &str, path: &str, body: Option<String>) -> Result<Response, JsValue> {
    let headers = Headers::new()?;
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        headers.set("content-type", "application/json")?;
        // A request that is repeated by the browser or a proxy is done once.
        headers.set("idempotency-key", &super::random_text())?;
        init.set_body(&JsValue::from_str(&body));
    }
    init.set_headers(&headers);
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, &init)).await?;
    answer.dyn_into()
}

async fn read(answer: &Response) -> Result<Vec<u8>, JsValue> {
    let buffer = JsFuture::from(answer.array_buffer()?).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}
