//! HTTP requests to the server, and their errors.

use js_sys::Uint8Array;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use wire::api::{Code, Problem};

use crate::{i18n::I18n, when};

/// A failed request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RequestError {
    /// The server can't be reached.
    Offline,
    /// The server refused the request.
    Refused(Problem),
}

impl RequestError {
    /// The kind of error, if the server named one.
    pub(crate) fn code(&self) -> Option<Code> {
        match self {
            RequestError::Offline => None,
            RequestError::Refused(problem) => Some(problem.code),
        }
    }

    /// The error in the player's language.
    pub(crate) fn message(&self, i18n: I18n) -> String {
        match self {
            RequestError::Offline => i18n.say("failed-offline", &[]),
            RequestError::Refused(problem) => refusal(problem, i18n),
        }
    }
}

/// A refusal in the player's language, with its end if it has one.
fn refusal(problem: &Problem, i18n: I18n) -> String {
    let end = problem.expires_at.map(|at| when::end(i18n, at));
    match (problem.code, end) {
        (Code::Muted, Some(end)) => i18n.say("failed-muted-until", &[("day", end.into())]),
        (Code::Banned, Some(end)) => i18n.say("failed-banned-until", &[("day", end.into())]),
        (code, _) => i18n.say("failed-refused", &[("code", code.name().into())]),
    }
}

/// Sends GET.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, RequestError> {
    request("GET", path, None).await
}

/// Sends POST.
pub(crate) async fn post<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, RequestError> {
    request("POST", path, Some(text(body))).await
}

/// Sends PUT.
pub(crate) async fn put<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, RequestError> {
    request("PUT", path, Some(text(body))).await
}

/// Sends PATCH.
pub(crate) async fn patch<T: DeserializeOwned>(
    path: &str,
    body: &impl Serialize,
) -> Result<T, RequestError> {
    request("PATCH", path, Some(text(body))).await
}

/// Sends DELETE.
pub(crate) async fn delete<T: DeserializeOwned>(path: &str) -> Result<T, RequestError> {
    request("DELETE", path, None).await
}

fn text(body: &impl Serialize) -> String {
    serde_json::to_string(body).unwrap_or_default()
}

/// An empty body is read as `null`, so `()` and options can be results.
async fn request<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<T, RequestError> {
    let answer = send(method, path, body).await.map_err(|_| RequestError::Offline)?;
    let bytes = read(&answer).await.map_err(|_| RequestError::Offline)?;
    if !answer.ok() {
        // An error that isn't one of ours came from a proxy between us and the server.
        let problem = serde_json::from_slice(&bytes).map_err(|_| RequestError::Offline)?;
        return Err(RequestError::Refused(problem));
    }
    let bytes = if bytes.is_empty() { b"null" } else { bytes.as_slice() };
    serde_json::from_slice(bytes).map_err(|_| RequestError::Offline)
}

async fn send(method: &str, path: &str, body: Option<String>) -> Result<Response, JsValue> {
    let headers = Headers::new()?;
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        headers.set("content-type", "application/json")?;
        // The key makes repetitions by the browser or a proxy idempotent.
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
