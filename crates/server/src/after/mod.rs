//! What comes after a game: its result, ratings, and what others may learn from it.

mod check;
mod export;
mod mark;
mod outcome;
mod rating;

use store::{PlayedRow, Player, RatingStep, Store};
use wire::api::{Level, TableId, UserId};

pub(crate) use crate::after::rating::shown;
pub use crate::after::{
    check::{Checked, catch_up_ratings, check_ratings},
    export::export,
    mark::{Mark, Marks},
};
use crate::{
    after::outcome::{kept, outcome},
    app::App,
    config::ConfigError,
    trouble::Trouble,
};

/// What keeps a command on the database from its end.
#[derive(Debug, thiserror::Error)]
pub enum OfflineError {
    /// It wasn't told enough.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The database.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// What is kept can't be followed.
    #[error("{0}")]
    Log(String),
    /// Nobody takes what is written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl From<Trouble> for OfflineError {
    fn from(trouble: Trouble) -> OfflineError {
        match trouble {
            Trouble::Store(error) => OfflineError::Store(error),
            Trouble::Log(lost) => OfflineError::Log(lost.to_string()),
        }
    }
}

/// Keeps what became of a table that is over, and rates who played. Doing so again changes nothing.
pub(crate) async fn close(store: &Store, id: TableId) -> Result<(), Trouble> {
    let Some((row, acts)) = kept(store, id).await? else { return Ok(()) };
    let Some(outcome) = outcome(row, &acts)? else { return Ok(()) };
    store.add_played(&outcome.played).await?;
    if is_rated(&outcome.played) {
        rate(store, &outcome.played).await?;
    }
    Ok(())
}

/// Whether a game counts: anybody could have come, and somebody did.
fn is_rated(played: &PlayedRow) -> bool {
    let mut players = played.seats.iter().map(|seat| seat.player);
    played.public && players.any(|player| matches!(player, Player::Person(_)))
}

/// Adds a step to the ladder of a title. Where another worker was faster it is planned anew: each time
/// somebody's game was rated, so this ends.
async fn rate(store: &Store, played: &PlayedRow) -> Result<(), Trouble> {
    let players: Vec<Player> = played.seats.iter().map(|seat| seat.player).collect();
    loop {
        let ladder = store.ladder(&played.game, Some(played.table), Some(&players)).await?;
        if ladder.is_rated {
            return Ok(());
        }
        let rated = rating::after(&played.seats, &ladder.ratings);
        let (number, table) = (ladder.number + 1, played.table);
        let step = RatingStep { number, table, fresh: rated.fresh };
        if store.rate(&played.game, &step, &rated.ratings).await? {
            return Ok(());
        }
    }
}

/// The bots that play a title about as well as somebody; adepts if nobody knows how well that is.
pub(crate) async fn level_like(app: &App, user: UserId, game: &str) -> Level {
    let players: Vec<Player> =
        [Player::Person(user)].into_iter().chain(rating::LEVELS.map(Player::Bot)).collect();
    match app.store.ladder(game, None, Some(&players)).await {
        Ok(ladder) => rating::level_like(user, &ladder.ratings),
        Err(trouble) => {
            tracing::warn!(%trouble, "nobody knows how well somebody plays");
            Level::Adept
        }
    }
}
