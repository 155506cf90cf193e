//! `GET /api/people/{id}`: a person as everybody may know them.

use axum::extract::State;
use wire::api::Person;

use crate::{
    actions::person,
    app::App,
    http::{PersonPath, Refused, Reply, reply},
};

/// A person: how well they play, and what became of their public games
#[utoipa::path(get, path = "/api/people/{id}", params(PersonPath), responses(
    (status = 200, description = "What everybody may know", body = Person),
    Refused,
))]
pub(super) async fn person(State(app): State<App>, PersonPath { id }: PersonPath) -> Reply<Person> {
    reply(person::see(&app, id).await?)
}
