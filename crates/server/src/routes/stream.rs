//! `GET /api/tables/{id}/news`: news of a table as lines of JSON.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    app::App,
    caller::{Caller, Client},
    http::{QueryParams, Refused, TablePath},
    news::{Feed, lines},
};

/// Where news should begin.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct StreamQuery {
    /// The acts that one knows of
    acts: Option<u32>,
}

/// News of a table: a line of JSON whenever something changed, each as the socket tells it
#[utoipa::path(get, path = "/api/tables/{id}/news", security((), ("token" = [])),
    params(TablePath, StreamQuery), responses(
    (status = 200, description = "Lines of JSON without an end", body = String, content_type = "application/x-ndjson"),
    Refused,
))]
pub(super) async fn stream(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    TablePath { id }: TablePath,
    QueryParams(query): QueryParams<StreamQuery>,
) -> Result<Response, Refused> {
    app.tables.require(id).await?;
    let end = app.sessions.cancellation(client.session.as_ref(), &app.stop);
    let mut feed = Feed::new(app, caller);
    feed.watch(id, query.acts).await;
    let kind = [("content-type", "application/x-ndjson")];
    Ok((kind, lines(end, feed)).into_response())
}
