//! `GET /api/moderation/ratings`: rated games to look at.

use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::api::RatingFindings;

use crate::{
    actions::moderate,
    app::App,
    caller::Caller,
    http::{QueryParams, Refused, Reply, reply},
};

/// How far to look back.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::routes) struct FindingsQuery {
    /// Number of days to look back, at most 366; 30 if omitted
    days: Option<u32>,
}

/// List pairs that met often in rated games, and ratings that rose much; for moderators
#[utoipa::path(get, path = "/api/moderation/ratings", operation_id = "list_rating_findings", security(("token" = [])),
    params(FindingsQuery), responses(
    (status = 200, description = "At most 50 of each", body = RatingFindings),
    Refused,
))]
pub(in crate::routes) async fn list(
    State(app): State<App>,
    caller: Caller,
    QueryParams(query): QueryParams<FindingsQuery>,
) -> Reply<RatingFindings> {
    reply(moderate::rating_findings(&app, &caller, query.days).await?)
}
