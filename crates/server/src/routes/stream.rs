//! `GET /api/tables/{id}/news`: news of a table as lines of JSON.

use axum::{
    extract::State,
    response::{IntoResponse as _, Response},
};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::News;

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
    /// Number of acts that the client knows
    acts: Option<u32>,
}

/// Stream news of a table, the same as over the WebSocket
#[utoipa::path(get, path = "/api/tables/{id}/news", operation_id = "stream_table_news", security((), ("token" = [])),
    params(TablePath, StreamQuery), responses(
    (status = 200, description = "JSON lines, one for each change, until the client disconnects", body = String, content_type = "application/x-ndjson"),
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
    let permit = app.streams.take(client.address)?;
    let end = app.sessions.cancellation(&caller, client.session.as_ref(), &app.stop);
    let mut feed = Feed::new(app, caller, client.address, client.request);
    if let Some(News::Refused(problem)) = feed.watch(id, query.acts).await {
        return Err(problem.into());
    }
    let kind = [("content-type", "application/x-ndjson")];
    Ok((kind, lines(end, feed, permit)).into_response())
}
