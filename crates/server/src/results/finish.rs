//! Storing the result of a finished game, and rating it.

use store::{GameResultRow, PlayerId, RatedGame, Store};
use wire::api::{Level, TableId, UserId};

use crate::{
    error::ServiceError,
    results::{outcome::outcome, rating},
    tables::StoredLog,
};

/// Stores the result of a finished table, and rates its players. Idempotent.
pub(crate) async fn finish(store: &Store, id: TableId) -> Result<(), ServiceError> {
    let Some(log) = StoredLog::read(store, id).await? else { return Ok(()) };
    let Some(outcome) = outcome(log)? else { return Ok(()) };
    store.add_game_result(&outcome.played).await?;
    if is_rated(&outcome.played) {
        rate(store, &outcome.played).await?;
    }
    Ok(())
}

/// Whether a game is rated: it was public, and a user played.
pub(super) fn is_rated(played: &GameResultRow) -> bool {
    let mut players = played.seats.iter().map(|seat| seat.player);
    played.public && players.any(|player| matches!(player, PlayerId::User(_)))
}

/// Adds a step to the rating log of a title. Where another worker was faster it is computed anew: each time some
/// game was rated, so this ends.
async fn rate(store: &Store, played: &GameResultRow) -> Result<(), ServiceError> {
    let players: Vec<PlayerId> = played.seats.iter().map(|seat| seat.player).collect();
    loop {
        let ladder = store.ladder(&played.game, Some(played.table), Some(&players)).await?;
        if ladder.is_rated {
            return Ok(());
        }
        let rated = rating::after(&played.seats, &ladder.ratings);
        let (number, table) = (ladder.number + 1, played.table);
        let step = RatedGame { number, table, unrated: rated.fresh };
        if store.add_rated_game(&played.game, &step, &rated.ratings).await? {
            return Ok(());
        }
    }
}

/// The level of bots that play a title about as well as a person; adept if they have no rating.
pub(crate) async fn similar_level(store: &Store, user: UserId, game: &str) -> Level {
    let players: Vec<PlayerId> =
        [PlayerId::User(user)].into_iter().chain(rating::LEVELS.map(PlayerId::Bot)).collect();
    match store.ladder(game, None, Some(&players)).await {
        Ok(ladder) => rating::similar_level(user, &ladder.ratings),
        Err(error) => {
            tracing::warn!(user = %user, %error, "failed to read rating; using a bot of medium level");
            Level::Adept
        }
    }
}
