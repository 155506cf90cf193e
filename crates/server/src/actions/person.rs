//! A person as everybody may know them.

use wire::api::{Code, Person, Problem, Rated, User, UserId};

use crate::{app::App, error::logged, results};

/// Games of a rating history.
const HISTORY: u32 = 100;

/// A person's name, ratings and results.
pub(crate) async fn see(app: &App, id: UserId) -> Result<Person, Problem> {
    let known = app.store.registration(id).await.map_err(logged)?;
    let (name, since) = known.ok_or(Problem::new(Code::Unknown))?;
    let ratings = ratings_of(app, id).await?;
    let tallies = app.store.game_statistics(id).await.map_err(logged)?;
    Ok(Person { user: User { id, name }, since, ratings, tallies })
}

/// A person's rating and its history for each title.
pub(super) async fn ratings_of(app: &App, user: UserId) -> Result<Vec<Rated>, Problem> {
    let mut ratings = Vec::new();
    for (game, rating) in app.store.ratings_of(user).await.map_err(logged)? {
        let history = app.store.rating_history(&game, user, HISTORY).await.map_err(logged)?;
        ratings.push(Rated {
            course: history.iter().map(results::displayed).collect(),
            shown: results::displayed(&rating),
            mu: rating.mu,
            sigma: rating.sigma,
            like: results::similar_level(&app.store, user, &game).await,
            games: rating.games,
            game,
        });
    }
    Ok(ratings)
}
