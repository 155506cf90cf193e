//! `GET /api/people/{id}`: a person as everybody may know them.

use axum::extract::{Path, State, rejection::PathRejection};
use wire::api::{Code, Person, Problem, Rated, User, UserId};

use crate::{
    after,
    app::App,
    reply::{Reply, reply},
    trouble::lost,
};

/// How many games the course of a rating goes back.
const COURSE: u32 = 100;

/// A person: how well they play, and what became of their public games
#[utoipa::path(get, path = "/api/people/{id}", params(("id" = UserId, Path, description = "The person")), responses(
    (status = 200, description = "What everybody may know", body = Person),
    (status = "4XX", description = "Why not", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn person(
    State(app): State<App>,
    id: Result<Path<UserId>, PathRejection>,
) -> Reply<Person> {
    let Ok(Path(id)) = id else { return Err(Problem::new(Code::Unknown).into()) };
    let known = app.store.known_since(id).await.map_err(lost)?;
    let (name, since) = known.ok_or(Problem::new(Code::Unknown))?;
    let ratings = rated(&app, id).await?;
    let tallies = app.store.tallies(id).await.map_err(lost)?;
    reply(Person { user: User { id, name }, since, ratings, tallies })
}

/// How well somebody plays each title that they were rated at.
pub(super) async fn rated(app: &App, user: UserId) -> Result<Vec<Rated>, Problem> {
    let mut ratings = Vec::new();
    for (game, rating) in app.store.ratings_of(user).await.map_err(lost)? {
        let course = app.store.course(&game, user, COURSE).await.map_err(lost)?;
        ratings.push(Rated {
            course: course.iter().map(after::shown).collect(),
            shown: after::shown(&rating),
            mu: rating.mu,
            sigma: rating.sigma,
            like: after::level_like(app, user, &game).await,
            games: rating.games,
            game,
        });
    }
    Ok(ratings)
}
