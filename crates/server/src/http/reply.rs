//! Answers, and refusals as RFC 9457 problems.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use utoipa::IntoResponses;
use wire::api::Problem;

/// A problem as an answer.
#[derive(Debug, IntoResponses)]
#[response(
    status = "4XX",
    description = "A problem (RFC 9457)",
    content_type = "application/problem+json"
)]
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
        metrics::counter!("pagoda_http_errors_total", "code" => self.0.code.name()).increment(1);
        let code = self.0.code;
        let mut answer = (status, Json(self.0)).into_response();
        // For the audit log.
        answer.extensions_mut().insert(code);
        let kind = HeaderValue::from_static("application/problem+json");
        answer.headers_mut().insert(header::CONTENT_TYPE, kind);
        if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        answer
    }
}

/// An answer as JSON, or a refusal.
pub(crate) type Reply<T> = Result<Json<T>, Refused>;

/// An answer as JSON.
pub(crate) fn reply<T: Serialize>(answer: T) -> Reply<T> {
    Ok(Json(answer))
}
