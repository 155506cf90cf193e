//! Public profiles.

use store::LadderId;
use wire::api::{Code, Problem, PublicProfile, RatingInfo, User, UserId};

use crate::{app::App, error::logged, results};

/// Games of a rating history.
const HISTORY: u32 = 100;

/// A user's name, ratings and statistics.
pub(crate) async fn see(app: &App, id: UserId) -> Result<PublicProfile, Problem> {
    let known = app.store.home.registration(id).await.map_err(logged)?;
    let (name, created_at) = known.ok_or(Problem::new(Code::NotFound))?;
    let ratings = ratings_of(app, id).await?;
    let statistics = app.store.home.game_statistics(id).await.map_err(logged)?;
    Ok(PublicProfile { user: User { id, name }, created_at, ratings, statistics })
}

/// A person's rating and its history for each title and pool.
pub(super) async fn ratings_of(app: &App, user: UserId) -> Result<Vec<RatingInfo>, Problem> {
    let mut ratings = Vec::new();
    for theirs in app.store.home.ratings_of(user).await.map_err(logged)? {
        let (id, rating) = (LadderId { game: &theirs.game, pool: theirs.pool }, theirs.rating);
        let history = app.store.home.rating_history(id, user, HISTORY).await.map_err(logged)?;
        ratings.push(RatingInfo {
            history: history.iter().map(results::displayed).collect(),
            rating: results::displayed(&rating),
            provisional: results::is_provisional(&rating),
            mu: rating.mu,
            sigma: rating.sigma,
            bot_level: results::similar_level(&app.store, user, &theirs.game).await,
            games: rating.games,
            pool: theirs.pool,
            game: theirs.game,
        });
    }
    Ok(ratings)
}
