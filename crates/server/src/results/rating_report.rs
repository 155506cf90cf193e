//! A report for moderators: pairs that meet too often, sudden strength, and moves that agree with the strongest bot.

use std::{collections::BTreeMap, time::Duration};

use bots::{BotConfig, BotLevel, advise};
use game::{Eyes, Seat};
use store::{FrequentPair, PlayerId, RisenRating, Store, StoreError};
use wire::api::{TableId, UserId};

use crate::{
    config::DatabaseConfig,
    results::{
        error::OfflineError,
        outcome::{Outcome, outcome},
        rating,
    },
    tables::StoredLog,
};

/// Rows of a list.
const ROWS_MAX: u32 = 50;
/// Pairs with at least so many rated games within the time are listed.
const PAIR_MIN: u32 = 5;
/// Ratings that rose by at least so many displayed points are listed.
const RISE_MIN: f64 = 150.0;
/// Users with fewer decisions that were compared aren't listed: chance alone would raise some.
const DECISIONS_MIN: u32 = 50;
/// How far above the others' agreement a user is listed, in standard deviations.
const DEVIATIONS_MIN: f64 = 4.0;

/// What a report covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportScope {
    /// The last days.
    pub days: u32,
    /// The most games whose moves are compared with the bot's, the newest ones: each takes minutes.
    pub games: u32,
}

/// A report on ratings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingReport {
    /// Pairs that met often.
    pub pairs: Vec<FrequentPair>,
    /// Ratings that rose much: the user, the ladder and the rise in displayed points.
    pub risen: Vec<(RisenRating, i32)>,
    /// Users whose moves agree with the bot's far more often than those of the others.
    pub agreements: Vec<Agreement>,
    /// The number of games whose moves were compared.
    pub compared: u32,
}

/// How often a user's moves are the bot's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Agreement {
    /// The user.
    pub user: UserId,
    /// Decisions between at least two moves.
    pub decisions: u32,
    /// Decisions for the bot's move.
    pub agreed: u32,
    /// Distance from all others, in standard deviations.
    pub deviations: f64,
}

/// Compiles the report.
pub async fn report_ratings(
    database: &DatabaseConfig,
    scope: ReportScope,
) -> Result<RatingReport, OfflineError> {
    let store = Store::connect_all(&database.urls()?, 2).await?;
    store.ready().await?;
    let found = report_results(&store, scope.days).await?;
    let games = store.home.recent_rated_games(days(scope.days), scope.games).await?;
    let counts = compare(&store, &games).await?;
    Ok(RatingReport { agreements: outliers(&counts), compared: games.len() as u32, ..found })
}

/// The part of the report that looks at results only, which is quick.
pub(crate) async fn report_results(
    store: &Store,
    last_days: u32,
) -> Result<RatingReport, StoreError> {
    let within = days(last_days);
    let rise = RISE_MIN / rating::DISPLAY_SCALE;
    let risen = store.home.risen_ratings(within, rise, rating::MEAN, ROWS_MAX).await?;
    Ok(RatingReport {
        pairs: store.home.frequent_pairs(within, PAIR_MIN, ROWS_MAX).await?,
        risen: risen.into_iter().map(with_rise).collect(),
        ..RatingReport::default()
    })
}

fn days(number: u32) -> Duration {
    Duration::from_secs(24 * 3600).saturating_mul(number)
}

/// A risen rating with its rise in displayed points.
fn with_rise(risen: RisenRating) -> (RisenRating, i32) {
    let rise = risen.after - risen.before.unwrap_or(rating::MEAN);
    (risen, (rise * rating::DISPLAY_SCALE).round() as i32)
}

/// Decisions, and those for the bot's move.
type Counts = BTreeMap<UserId, (u32, u32)>;

/// Compares the moves of people with the bot's, in finished games only: a log without a result isn't read.
async fn compare(store: &Store, games: &[TableId]) -> Result<Counts, OfflineError> {
    let mut counts = Counts::new();
    for id in games {
        let Some(log) = StoredLog::read(store, *id).await? else { continue };
        let Some(outcome) = outcome(log)? else { continue };
        // Threads of the runtime must not wait for a search.
        let compared = tokio::task::spawn_blocking(move || compare_game(&outcome)).await;
        for (user, agreed) in compared.unwrap_or_default() {
            let count = counts.entry(user).or_default();
            *count = (count.0 + 1, count.1 + u32::from(agreed));
        }
    }
    Ok(counts)
}

/// For each decision between several moves: who decided, and whether the bot would have chosen the same.
fn compare_game(outcome: &Outcome) -> Vec<(UserId, bool)> {
    let Some(game) = outcome.state.game() else { return Vec::new() };
    let config = BotConfig::strongest(BotLevel::Master).deterministic();
    let (slug, mut then, mut compared) = (game.meta().slug, game.at(0), Vec::new());
    for step in game.steps_text().lines() {
        if let game::Turn::Seat(seat) = then.turn()
            && let Some(user) = person(outcome, seat)
            && 1 < then.moves().len()
            && let Some((_, mv)) = step.split_once(' ')
        {
            let view = then.frame(Eyes::Seat(seat), then.ply()).view;
            let advice = advise(slug, &view, &config, then.ply() as u64);
            compared.extend(advice.map(|advice| (user, advice.mv == mv)));
        }
        if then.follow(step).is_err() {
            unreachable!("what was played replays");
        }
    }
    compared
}

/// The person of a seat who played to the end: a bot moved for those who left.
fn person(outcome: &Outcome, seat: Seat) -> Option<UserId> {
    if outcome.state.lost_by_leaving().contains(&seat) {
        return None;
    }
    match outcome.played.seats.get(seat.index())?.player {
        PlayerId::User(user) => Some(user),
        PlayerId::Bot(_) => None,
    }
}

/// Users who agree with the bot far more often than all others together do.
fn outliers(counts: &Counts) -> Vec<Agreement> {
    let all = counts.values().fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    let judged = counts.iter().filter(|(_, count)| DECISIONS_MIN <= count.0);
    let mut found: Vec<Agreement> = judged
        .map(|(user, &(decisions, agreed))| {
            let others = (f64::from(all.0 - decisions), f64::from(all.1 - agreed));
            // One of each more, so that few others don't seem certain.
            let usual = (others.1 + 1.0) / (others.0 + 2.0);
            let spread = (usual * (1.0 - usual) / f64::from(decisions)).sqrt();
            let deviations = (f64::from(agreed) / f64::from(decisions) - usual) / spread;
            Agreement { user: *user, decisions, agreed, deviations }
        })
        .filter(|it| DEVIATIONS_MIN <= it.deviations)
        .collect();
    found.sort_by(|a, b| b.deviations.total_cmp(&a.deviations));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn users(counts: &[(u64, u32, u32)]) -> Vec<u64> {
        let counts =
            counts.iter().map(|(user, all, agreed)| (UserId::from_bits(*user), (*all, *agreed)));
        outliers(&counts.collect()).iter().map(|it| it.user.bits()).collect()
    }

    #[test]
    fn user_with_the_moves_of_the_bot_stands_out() {
        assert_eq!(users(&[(1, 100, 30), (2, 100, 85), (3, 100, 34)]), [2]);
        assert_eq!(users(&[(1, 100, 30), (2, 100, 40), (3, 100, 34)]), [0; 0]);
    }

    #[test]
    fn few_decisions_prove_nothing() {
        assert_eq!(users(&[(1, 100, 30), (2, 20, 20), (3, 100, 34)]), [0; 0]);
        assert_eq!(users(&[]), [0; 0]);
    }
}
