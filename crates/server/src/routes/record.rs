//! `GET /api/tables/{id}/record`: the record of a finished game.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    actions::frame::{self, RecordFormat},
    app::App,
    http::{QueryParams, Refused, TablePath},
};

/// The format of the answer.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct RecordQuery {
    /// Format; text if omitted
    #[serde(default, rename = "format")]
    #[param(inline)]
    form: Form,
}

/// Format of a record.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Form {
    #[default]
    Text,
    Json,
}

/// Get the record of a finished game
#[utoipa::path(get, path = "/api/tables/{id}/record", operation_id = "get_record",
    params(TablePath, RecordQuery), responses(
    (status = 200, description = "The record, as `pagoda replay` reads it",
        content((String = "text/plain"), (Object = "application/json"))),
    Refused,
))]
pub(super) async fn record(
    State(app): State<App>,
    TablePath { id }: TablePath,
    QueryParams(query): QueryParams<RecordQuery>,
) -> Result<Response, Refused> {
    let (kind, format) = match query.form {
        Form::Text => ("text/plain; charset=utf-8", RecordFormat::Text),
        Form::Json => ("application/json", RecordFormat::Json),
    };
    let body = frame::record(&app, id, format).await?;
    Ok(([("content-type", kind)], body).into_response())
}
