//! Storing the result of a finished game, and rating it.

use store::{GameResultRow, LadderId, PlayerId, RatedGame, RatingVerdict, Store};
use wire::api::{Level, RatingPool, TableId, UncountedReason, UserId};

use crate::{
    error::ServiceError,
    results::{
        eligibility::{Eligibility, eligibility, is_repeated},
        outcome::{Outcome, outcome},
        rating,
    },
    tables::StoredLog,
};

/// Stores the result of a finished table, and rates its players. Idempotent.
pub(crate) async fn finish(store: &Store, id: TableId) -> Result<(), ServiceError> {
    let Some(log) = StoredLog::read(store, id).await? else { return Ok(()) };
    let Some(Outcome { played, state, .. }) = outcome(log)? else { return Ok(()) };
    let eligible = eligibility(&state, &played);
    drop(state);
    store.home.add_game_result(&played).await?;
    if !store.home.is_decided(id).await? {
        let verdict = decide(store, &played, eligible).await?;
        store.home.set_verdict(id, verdict).await?;
    }
    Ok(())
}

/// Decides whether a game counts, and rates it if so.
async fn decide(
    store: &Store,
    played: &GameResultRow,
    eligible: Eligibility,
) -> Result<RatingVerdict, ServiceError> {
    let pool = match eligible {
        Eligibility::Counts(pool) => pool,
        Eligibility::IfAccounts(pool, users) => {
            if store.home.account_holders(&users).await?.len() < users.len() {
                return Ok(RatingVerdict::Uncounted(UncountedReason::Guest));
            }
            pool
        }
        Eligibility::Uncounted(reason) => return Ok(RatingVerdict::Uncounted(reason)),
    };
    rate(store, played, pool).await
}

/// Adds a step to a ladder. Where another worker was faster it is computed anew: each time some game was rated, so
/// this ends.
async fn rate(
    store: &Store,
    played: &GameResultRow,
    pool: RatingPool,
) -> Result<RatingVerdict, ServiceError> {
    let players: Vec<PlayerId> = played.seats.iter().map(|seat| seat.player).collect();
    let id = LadderId { game: &played.game, pool };
    loop {
        let ladder = store.home.ladder(id, Some(played.table), Some(&players)).await?;
        if ladder.is_rated {
            return Ok(RatingVerdict::Counted(pool));
        }
        // Read after the ladder: a game that is added between is found there or takes the number.
        if is_repeated(pool, store.home.meetings(id, &players, played.ended_at).await?) {
            return Ok(RatingVerdict::Uncounted(UncountedReason::RepeatedPair));
        }
        let rated = rating::after(&played.seats, &ladder.ratings);
        let (number, table, ended_at) = (ladder.number + 1, played.table, played.ended_at);
        let step = RatedGame { number, table, ended_at, unrated: rated.fresh };
        if store.home.add_rated_game(id, &step, &rated.ratings).await? {
            return Ok(RatingVerdict::Counted(pool));
        }
    }
}

/// The level of bots that play a title about as well as a person, by the games with bots; adept if they have no rating there.
pub(crate) async fn similar_level(store: &Store, user: UserId, game: &str) -> Level {
    let players: Vec<PlayerId> =
        [PlayerId::User(user)].into_iter().chain(rating::LEVELS.map(PlayerId::Bot)).collect();
    let id = LadderId { game, pool: RatingPool::Bots };
    match store.home.ladder(id, None, Some(&players)).await {
        Ok(ladder) => rating::similar_level(user, &ladder.ratings),
        Err(error) => {
            tracing::warn!(user = %user, %error, "failed to read rating; using a bot of medium level");
            Level::Adept
        }
    }
}
