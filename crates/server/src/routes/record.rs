//! `GET /api/tables/{id}/record`: a finished game, step by step.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use store::Stage;
use utoipa::{IntoParams, ToSchema};
use wire::api::{Code, Problem, TableId};

use crate::{
    app::App,
    reply::{Asked, At, Refused},
};

/// How it is to be written.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// As text if left out
    #[serde(default, rename = "as")]
    #[param(inline)]
    form: Form,
}

/// What a record is written as.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Form {
    #[default]
    Text,
    Json,
}

/// The record of a game that is over
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = TableId, Path, description = "The table"), Wanted), responses(
    (status = 200, description = "As `pagoda replay` reads it",
        content((String = "text/plain"), (Object = "application/json"))),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn record(
    State(app): State<App>,
    At(id): At,
    Asked(wanted): Asked<Wanted>,
) -> Result<Response, Refused> {
    let room = app.rooms.get_newest(id).await?;
    let state = room.state();
    let Some(game) = state.game() else { return Err(Problem::new(Code::NotBegun).into()) };
    // It holds what is hidden.
    if state.stage != Stage::Over {
        return Err(Problem::new(Code::NotOver).into());
    }
    let (kind, body) = match wanted.form {
        Form::Text => ("text/plain; charset=utf-8", game.record_text()),
        Form::Json => ("application/json", game.record_json().to_string()),
    };
    Ok(([("content-type", kind)], body).into_response())
}
