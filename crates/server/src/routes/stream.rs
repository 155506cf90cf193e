//! `GET /api/tables/{id}/news`: news of a table as lines of JSON.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::{Problem, TableId};

use crate::{
    app::App,
    news::{Watch, lines},
    reply::{Asked, At, Refused},
    who::{Shown, Who},
};

/// Where news should begin.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct From {
    /// The acts that one knows of
    acts: Option<u32>,
}

/// News of a table: a line of JSON whenever something changed, each as the socket tells it
#[utoipa::path(get, path = "/api/tables/{id}/news", security((), ("token" = [])),
    params(("id" = TableId, Path, description = "The table"), From), responses(
    (status = 200, description = "Lines of JSON without an end", body = String, content_type = "application/x-ndjson"),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn stream(
    State(app): State<App>,
    who: Who,
    Shown(shown): Shown,
    At(id): At,
    Asked(from): Asked<From>,
) -> Result<Response, Refused> {
    app.rooms.get(id).await?;
    let end = app.sessions.end_of(shown.as_ref(), &app.stop);
    let mut watch = Watch::new(app, who);
    watch.watch(id, from.acts).await;
    let kind = [("content-type", "application/x-ndjson")];
    Ok((kind, lines(end, watch)).into_response())
}
