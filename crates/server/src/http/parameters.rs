//! Path, query and header parameters.

use axum::{
    extract::{FromRequestParts, Path, Query},
    http::request::Parts,
};
use clock::Moment;
use serde::{Deserialize, de::DeserializeOwned};
use utoipa::IntoParams;
use wire::api::{Code, Handle, Problem, ReportId, TableId, UserId};

use crate::http::reply::Refused;

/// The table that a path names.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TablePath {
    /// Id of the table
    pub(crate) id: TableId,
}

/// The user that a path names.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct PersonPath {
    /// Id of the user
    pub(crate) id: UserId,
}

/// The session, passkey or notification channel that a path names.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct HandlePath {
    /// Id of the session, passkey or channel
    #[param(max_length = 100)]
    pub(crate) id: Handle,
}

/// The report that a path names.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct ReportPath {
    /// Id of the report
    pub(crate) id: ReportId,
}

/// The vacation that a path names.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct VacationPath {
    /// Start of the vacation, in microseconds since 1970
    #[param(value_type = i64)]
    pub(crate) from: Moment,
}

macro_rules! path {
    ($($name:ident)+) => {$(
        impl<S: Send + Sync> FromRequestParts<S> for $name {
            type Rejection = Refused;

            async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<$name, Refused> {
                let path = Path::<$name>::from_request_parts(parts, state).await;
                Ok(path.map_err(|_| Problem::new(Code::NotFound))?.0)
            }
        }
    )+};
}

path! { TablePath PersonPath HandlePath ReportPath VacationPath }

/// The query string.
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, Refused> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        Ok(QueryParams(query.map_err(|_| Problem::new(Code::MalformedRequest))?.0))
    }
}

/// The header of an idempotency key, for the API's description.
#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "described, not read: see `IdempotencyKey`")]
pub(crate) struct IdempotencyHeader {
    /// A key of the client's choice: a repeated request with the same key is applied once
    #[param(rename = "Idempotency-Key", min_length = 1, max_length = 100, pattern = "^[!-~]+$")]
    key: Option<String>,
}
