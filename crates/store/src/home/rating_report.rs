//! What moderators look at to find unfair ratings.

use std::time::Duration;

use sqlx::{Row, postgres::PgRow};
use wire::api::{RatingPool, TableId, UserId};

use crate::{
    HomeStore, StoreError,
    columns::{micros, read_count, read_table_id, read_user_id},
    home::rating::read_pool,
};

/// Two users who met often in rated games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrequentPair {
    /// The user who placed above the other more often.
    pub winner: UserId,
    /// The other.
    pub loser: UserId,
    /// Their rated games.
    pub games: u32,
    /// Games in which the first placed above the second.
    pub wins: u32,
    /// Games that didn't count: too short, or too often the same players.
    pub uncounted: u32,
}

/// A user whose rating rose within the time.
#[derive(Clone, Debug, PartialEq)]
pub struct RisenRating {
    /// The user.
    pub user: UserId,
    /// The game's slug.
    pub game: String,
    /// The pool.
    pub pool: RatingPool,
    /// Counted games within the time.
    pub games: u32,
    /// Mean before it; none if it began with their first counted game.
    pub before: Option<f64>,
    /// Mean now.
    pub after: f64,
}

impl HomeStore {
    /// Pairs of users with at least so many rated games within a time, those with most games first.
    pub async fn frequent_pairs(
        &self,
        within: Duration,
        games_min: u32,
        limit: u32,
    ) -> Result<Vec<FrequentPair>, StoreError> {
        let query = sqlx::query(
            "with met as (
                 select one.player_id as winner, other.player_id as loser,
                     one.place < other.place as won, verdict in (4, 5) as uncounted
                 from game_result
                     join game_result_seat as one using (table_id)
                     join game_result_seat as other using (table_id)
                 where rated and now() - $1 * interval '1 microsecond' < ended_at
                     and 0 <= one.player_id and 0 <= other.player_id
                     and one.player_id <> other.player_id),
             pairs as (
                 select winner, loser, count(*)::integer as games,
                     (count(*) filter (where won))::integer as wins,
                     (count(*) filter (where uncounted))::integer as uncounted
                 from met group by winner, loser)
             select pairs.* from pairs
                 join pairs as back on back.winner = pairs.loser and back.loser = pairs.winner
             where $2 <= pairs.games and (back.wins, pairs.winner) < (pairs.wins, pairs.loser)
             order by pairs.games desc, pairs.wins desc, winner limit $3",
        );
        let query = query.bind(micros(within)).bind(i64::from(games_min)).bind(i64::from(limit));
        let read = |row: &PgRow| {
            Ok(FrequentPair {
                winner: read_user_id(row, "winner")?,
                loser: read_user_id(row, "loser")?,
                games: read_count(row, "games")?,
                wins: read_count(row, "wins")?,
                uncounted: read_count(row, "uncounted")?,
            })
        };
        self.database.rows(query).await?.iter().map(read).collect()
    }

    /// Ratings of people that rose by at least so much within a time, the steepest first. A new player's rise begins at
    /// the mean that is given.
    pub async fn risen_ratings(
        &self,
        within: Duration,
        rise_min: f64,
        new_mean: f64,
        limit: u32,
    ) -> Result<Vec<RisenRating>, StoreError> {
        let query = sqlx::query(
            "with recent as (
                 select game, pool, player_id, count(*)::integer as games, min(number) as first_number,
                     (array_agg(mu order by number desc))[1] as last_mu
                 from ladder_history join ladder_game using (game, pool, number)
                 where pool <> 2 and now() - $1 * interval '1 microsecond' < ended_at
                 group by game, pool, player_id),
             risen as (
                 select recent.*,
                     (select mu from ladder_history as earlier
                      where earlier.game = recent.game and earlier.pool = recent.pool
                          and earlier.player_id = recent.player_id and earlier.number < first_number
                      order by earlier.number desc limit 1) as first_mu
                 from recent)
             select * from risen where $2 <= last_mu - coalesce(first_mu, $3)
             order by last_mu - coalesce(first_mu, $3) desc, player_id limit $4",
        );
        let query = query.bind(micros(within)).bind(rise_min).bind(new_mean);
        let read = |row: &PgRow| {
            Ok(RisenRating {
                user: read_user_id(row, "player_id")?,
                game: row.try_get("game")?,
                pool: read_pool(row.try_get("pool")?)?,
                games: read_count(row, "games")?,
                before: row.try_get("first_mu")?,
                after: row.try_get("last_mu")?,
            })
        };
        self.database.rows(query.bind(i64::from(limit))).await?.iter().map(read).collect()
    }

    /// The tables of rated games that ended within a time, the newest first.
    pub async fn recent_rated_games(
        &self,
        within: Duration,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query(
            "select table_id from game_result
             where rated and now() - $1 * interval '1 microsecond' < ended_at
             order by ended_at desc, table_id limit $2",
        );
        let rows = self.database.rows(query.bind(micros(within)).bind(i64::from(limit))).await?;
        rows.iter().map(|row| read_table_id(row, "table_id")).collect()
    }
}
