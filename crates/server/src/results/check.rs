//! Recomputes all ratings from the logs of the games, in the order in which they were rated.

use std::{collections::BTreeMap, time::Duration};

use clock::Moment;
use store::{GameResultRow, LadderId, Meetings, PlayerId, RatedGame, Rating, Store};
use wire::api::{RatingPool, UserId};

use crate::{
    config::DatabaseConfig,
    results::{
        eligibility::{Eligibility, eligibility, is_repeated},
        error::OfflineError,
        outcome::outcome,
        rating,
    },
    tables::StoredLog,
};

/// Rows of one query.
const PAGE: u32 = 500;
const DAY: Duration = Duration::from_secs(24 * 3600);
const WEEK: Duration = Duration::from_secs(7 * 24 * 3600);

/// The outcome of recomputing all ratings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// The number of rated games.
    pub games: u32,
    /// The number of stored ratings.
    pub ratings: usize,
    /// The number of games of which it isn't decided yet whether they count.
    pub undecided: usize,
    /// Stored ratings that differ from the recomputed ones.
    pub differences: Vec<String>,
}

/// Recomputes all ratings, and compares them bit by bit with the stored ones.
pub async fn check_ratings(database: &DatabaseConfig) -> Result<Checked, OfflineError> {
    let store = Store::connect_all(&database.urls()?, 2).await?;
    store.ready().await?;
    let mut checked = Checked::default();
    for game in table::SLUGS {
        for pool in RatingPool::ALL {
            let (id, checked) = (LadderId { game, pool }, &mut checked);
            let (known, met) = (BTreeMap::new(), BTreeMap::new());
            Recomputed { store: &store, id, known, met, checked }.check().await?;
        }
    }
    checked.undecided = store.home.undecided_games(None, u32::MAX).await?.len();
    Ok(checked)
}

/// A ladder with recomputed ratings.
struct Recomputed<'a> {
    store: &'a Store,
    id: LadderId<'a>,
    known: BTreeMap<PlayerId, Rating>,
    /// When two players met in a game that counts; the lower id first.
    met: BTreeMap<(PlayerId, PlayerId), Vec<Moment>>,
    checked: &'a mut Checked,
}

impl Recomputed<'_> {
    async fn check(mut self) -> Result<(), OfflineError> {
        // Games may be rated meanwhile: the ratings read here are of this many steps.
        let ladder = self.store.home.ladder(self.id, None, None).await?;
        let mut number = 0;
        while number < ladder.number {
            let steps = self.store.home.rated_games(self.id, number, PAGE).await?;
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
        let LadderId { game, pool } = self.id;
        self.checked.differences.push(format!("{game}, {pool:?}: {how}"));
    }

    async fn step(&mut self, step: &RatedGame) -> Result<(), OfflineError> {
        let outcome = match StoredLog::read(self.store, step.table).await? {
            Some(log) => outcome(log)?,
            None => None,
        };
        let Some(played) = outcome.and_then(|it| {
            let counts = match eligibility(&it.state, &it.played) {
                // That the players had accounts was found out when the game was rated.
                Eligibility::Counts(pool) | Eligibility::IfAccounts(pool, _) => {
                    pool == self.id.pool
                }
                Eligibility::Uncounted(_) => false,
            };
            counts.then_some(it.played)
        }) else {
            self.differs(format!("table {} has no game that counts", step.table));
            return Ok(());
        };
        if is_repeated(self.id.pool, self.meet(&played)) {
            self.differs(format!("table {}: two of its players met too often", step.table));
        }
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

    /// How often the two players met around the end of this game who met most often; adds this game.
    fn meet(&mut self, played: &GameResultRow) -> Meetings {
        let mut players: Vec<PlayerId> = played.seats.iter().map(|seat| seat.player).collect();
        players.sort_unstable();
        players.dedup();
        let (end, mut most) = (played.ended_at, Meetings::default());
        for (at, one) in players.iter().enumerate() {
            for other in &players[at + 1..] {
                if person(one).or(person(other)).is_none() {
                    continue;
                }
                let met = self.met.entry((*one, *other)).or_default();
                let within = |most: Duration| {
                    let apart = |it: &Moment| it.since(end).max(end.since(*it));
                    met.iter().filter(|it| apart(it) < most).count() as u32
                };
                most =
                    Meetings { day: most.day.max(within(DAY)), week: most.week.max(within(WEEK)) };
                met.push(end);
            }
        }
        most
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
        let here = self.store.home.names(&people).await?;
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
