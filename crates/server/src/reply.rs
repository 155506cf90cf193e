//! How answers and refusals look, and how bodies are read.

use std::time::Duration;

use axum::{
    Json,
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Query, Request},
    http::{HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};
use sha2::{Digest as _, Sha256};
use tokio::time::timeout;
use wire::api::{Code, Problem, TableId, UserId};

use crate::{app::App, who::Who};

/// A body is at most this long.
pub(crate) const BODY_MAX: usize = 16 * 1024;
/// How long it may take to arrive: as long as the head before it.
const PATIENCE: Duration = Duration::from_secs(10);

/// A problem as an answer.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Problem);

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused(problem)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status =
            StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        metrics::counter!("pagoda_refused_total", "code" => self.0.code.name()).increment(1);
        let code = self.0.code;
        let mut answer = (status, Json(self.0)).into_response();
        // For whoever notes it.
        answer.extensions_mut().insert(code);
        let kind = HeaderValue::from_static("application/problem+json");
        answer.headers_mut().insert(header::CONTENT_TYPE, kind);
        if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        answer
    }
}

/// An answer, or why there is none.
pub(crate) type Reply<T> = Result<Json<T>, Refused>;

/// An answer.
pub(crate) fn reply<T: Serialize>(answer: T) -> Reply<T> {
    Ok(Json(answer))
}

/// A JSON body.
pub(crate) struct Body<T>(pub(crate) T, pub(crate) Bytes);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, _: &App) -> Result<Body<T>, Refused> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or("");
        if kind.split(';').next().unwrap_or("").trim() != "application/json" {
            return Err(Problem::new(Code::NotJson).into());
        }
        let body = timeout(PATIENCE, axum::body::to_bytes(request.into_body(), BODY_MAX)).await;
        let body = body.map_err(|_| Problem::new(Code::TooSlow))?;
        let body = body.map_err(|_| Problem::new(Code::TooLarge))?;
        match serde_json::from_slice(&body) {
            // A list would be read as the fields in their order, which nobody should count on.
            Ok(_) if !is_object(&body) => Err(Problem::new(Code::BadValue).into()),
            Ok(read) => Ok(Body(read, body)),
            Err(why) if why.is_data() => Err(Problem::new(Code::BadValue).into()),
            Err(_) => Err(Problem::new(Code::Unreadable).into()),
        }
    }
}

fn is_object(json: &[u8]) -> bool {
    json.trim_ascii_start().starts_with(b"{")
}

/// The table that an address names.
pub(crate) struct At(pub(crate) TableId);

impl FromRequestParts<App> for At {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<At, Refused> {
        let id = Path::<TableId>::from_request_parts(parts, app).await;
        Ok(At(id.map_err(|_| Problem::new(Code::Unknown))?.0))
    }
}

/// The person that an address names.
pub(crate) struct Whom(pub(crate) UserId);

impl FromRequestParts<App> for Whom {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Whom, Refused> {
        let id = Path::<UserId>::from_request_parts(parts, app).await;
        Ok(Whom(id.map_err(|_| Problem::new(Code::Unknown))?.0))
    }
}

/// What follows the question mark of an address.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, Refused> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        Ok(Asked(query.map_err(|_| Problem::new(Code::Unreadable))?.0))
    }
}

/// The key by which a repeated command is known again, if the client sent one.
pub(crate) struct Once(Option<String>);

impl FromRequestParts<App> for Once {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Once, Refused> {
        match parts.headers.get("idempotency-key") {
            Some(key) => Ok(Once::new(key.to_str().unwrap_or(""))?),
            None => Ok(Once(None)),
        }
    }
}

/// Whether it is as the document says.
fn is_key(text: &str) -> bool {
    (1..=100).contains(&text.len()) && text.bytes().all(|letter| letter.is_ascii_graphic())
}

impl Once {
    /// What a client names a command by.
    pub(crate) fn new(key: &str) -> Result<Once, Problem> {
        if !is_key(key) {
            return Err(Problem::new(Code::Unreadable));
        }
        Ok(Once(Some(key.to_owned())))
    }

    /// The key as it is kept. It stands for who asked, for what and where, so that nobody can meet
    /// another's and nothing else can pass for it.
    pub(crate) fn key(&self, who: &Who, what: &str, body: &[u8]) -> Option<[u8; 16]> {
        let key = self.0.as_ref()?;
        let who = match who {
            Who::Nobody => String::new(),
            Who::Person(user) => user.id.to_string(),
            Who::Seat { table, seat, .. } => format!("{table} {seat}"),
        };
        let mut hash = Sha256::new();
        for part in [who.as_bytes(), what.as_bytes(), key.as_bytes(), body] {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        hash.finalize()[..16].try_into().ok()
    }
}
