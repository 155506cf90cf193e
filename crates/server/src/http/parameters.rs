//! Path, query and header parameters.

use axum::{
    extract::{FromRequestParts, Path, Query},
    http::request::Parts,
};
use serde::de::DeserializeOwned;
use utoipa::IntoParams;
use wire::api::{Code, Problem, TableId, UserId};

use crate::http::reply::Refused;

/// The table that a path names.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TablePath {
    /// The table
    pub(crate) id: TableId,
}

impl<S: Send + Sync> FromRequestParts<S> for TablePath {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<TablePath, Refused> {
        let id = Path::<TableId>::from_request_parts(parts, state).await;
        Ok(TablePath { id: id.map_err(|_| Problem::new(Code::Unknown))?.0 })
    }
}

/// The person that a path names.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct PersonPath {
    /// The person
    pub(crate) id: UserId,
}

impl<S: Send + Sync> FromRequestParts<S> for PersonPath {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PersonPath, Refused> {
        let id = Path::<UserId>::from_request_parts(parts, state).await;
        Ok(PersonPath { id: id.map_err(|_| Problem::new(Code::Unknown))?.0 })
    }
}

/// The query string.
pub(crate) struct QueryParams<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, Refused> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        Ok(QueryParams(query.map_err(|_| Problem::new(Code::Unreadable))?.0))
    }
}

/// The header of an idempotency key, for the API's description.
#[derive(IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "described, not read: see `IdempotencyKey`")]
pub(crate) struct IdempotencyHeader {
    /// Known again when repeated
    #[param(rename = "Idempotency-Key", min_length = 1, max_length = 100, pattern = "^[!-~]+$")]
    key: Option<String>,
}
