//! Recomputes all ratings from the logs of the games, in the order in which they were rated.

use std::collections::BTreeMap;

use store::{PlayerId, RatedGame, Rating, Store};
use wire::api::UserId;

use crate::{
    config::DatabaseConfig,
    results::{
        error::OfflineError,
        finish::{finish, is_rated},
        outcome::outcome,
        rating,
    },
    tables::StoredLog,
};

/// Rows of one query.
const PAGE: u32 = 500;

/// The outcome of recomputing all ratings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// The number of rated games.
    pub games: u32,
    /// The number of stored ratings.
    pub ratings: usize,
    /// Stored ratings that differ from the recomputed ones.
    pub differences: Vec<String>,
}

/// Recomputes all ratings, and compares them bit by bit with the stored ones.
pub async fn check_ratings(database: &DatabaseConfig) -> Result<Checked, OfflineError> {
    let store = Store::connect(&database.url()?, 2).await?;
    store.ready().await?;
    let mut checked = Checked::default();
    for game in table::SLUGS {
        Title { store: &store, game, known: BTreeMap::new(), checked: &mut checked }
            .check()
            .await?;
    }
    Ok(checked)
}

/// Stores the results of games that an older program archived without them: their number, and the logs that
/// can't be replayed.
pub async fn catch_up_ratings(
    database: &DatabaseConfig,
) -> Result<(u32, Vec<String>), OfflineError> {
    let store = Store::connect(&database.url()?, 2).await?;
    store.ready().await?;
    let (mut games, mut lost, mut last) = (0, Vec::new(), None);
    loop {
        let page = store.games_without_result(last, PAGE).await?;
        if page.is_empty() {
            return Ok((games, lost));
        }
        for id in page {
            last = Some(id);
            match finish(&store, id).await.map_err(OfflineError::from) {
                Ok(()) => games += 1,
                Err(OfflineError::Log(why)) => lost.push(why),
                Err(error) => return Err(error),
            }
        }
    }
}

/// A title with recomputed ratings.
struct Title<'a> {
    store: &'a Store,
    game: &'a str,
    known: BTreeMap<PlayerId, Rating>,
    checked: &'a mut Checked,
}

impl Title<'_> {
    async fn check(mut self) -> Result<(), OfflineError> {
        // Games may be rated meanwhile: the ratings read here are of this many steps.
        let ladder = self.store.ladder(self.game, None, None).await?;
        let mut number = 0;
        while number < ladder.number {
            let steps = self.store.rated_games(self.game, number, PAGE).await?;
            for step in steps.iter().filter(|step| step.number <= ladder.number) {
                if step.number != number + 1 {
                    self.differs(format!("rated game {} follows {number}", step.number));
                }
                number = step.number;
                self.step(step).await?;
            }
            if steps.is_empty() {
                self.differs(format!("rated game {} is missing", number + 1));
                break;
            }
        }
        self.checked.games += number;
        self.compare(&ladder.ratings).await
    }

    fn differs(&mut self, how: String) {
        self.checked.differences.push(format!("{}: {how}", self.game));
    }

    async fn step(&mut self, step: &RatedGame) -> Result<(), OfflineError> {
        let outcome = match StoredLog::read(self.store, step.table).await? {
            Some(log) => outcome(log)?,
            None => None,
        };
        let Some(played) = outcome.map(|it| it.played).filter(is_rated) else {
            self.differs(format!("table {} has no rated game", step.table));
            return Ok(());
        };
        for player in &step.unrated {
            self.known.remove(player);
        }
        let of = played.seats.iter().filter_map(|seat| self.known.get(&seat.player).copied());
        let rated = rating::after(&played.seats, &of.collect::<Vec<_>>());
        if rated.fresh != step.unrated {
            self.differs(format!("table {}: other players were unrated", step.table));
        }
        self.known.extend(rated.ratings.into_iter().map(|rating| (rating.player, rating)));
        Ok(())
    }

    async fn compare(mut self, stored: &[Rating]) -> Result<(), OfflineError> {
        for rating in stored {
            match self.known.remove(&rating.player) {
                Some(ours) if bits(&ours) == bits(rating) => {}
                ours => self.differs(format!("stored {rating:?}, expected {ours:?}")),
            }
        }
        self.checked.ratings += stored.len();
        // A deleted account has no rating; bots are never deleted.
        let missing: Vec<PlayerId> = self.known.keys().copied().collect();
        let people: Vec<UserId> = missing.iter().filter_map(person).collect();
        let here = self.store.names(&people).await?;
        for player in missing {
            let is_gone = person(&player).is_some_and(|user| here.iter().all(|it| it.0 != user));
            if !is_gone {
                self.differs(format!("{player:?} has no rating"));
            }
        }
        Ok(())
    }
}

fn person(player: &PlayerId) -> Option<UserId> {
    match player {
        PlayerId::User(user) => Some(*user),
        PlayerId::Bot(_) => None,
    }
}

fn bits(rating: &Rating) -> (u64, u64, u32) {
    (rating.mu.to_bits(), rating.sigma.to_bits(), rating.games)
}
