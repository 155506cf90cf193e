//! `GET /api/users/{id}`: a user's public profile.

use axum::extract::State;
use wire::api::PublicProfile;

use crate::{
    actions::person,
    app::App,
    http::{PersonPath, Refused, Reply, reply},
};

/// Get a user's public profile: ratings and statistics
#[utoipa::path(get, path = "/api/users/{id}", operation_id = "get_user", params(PersonPath), responses(
    (status = 200, description = "The public profile", body = PublicProfile),
    Refused,
))]
pub(super) async fn person(
    State(app): State<App>,
    PersonPath { id }: PersonPath,
) -> Reply<PublicProfile> {
    reply(person::see(&app, id).await?)
}
