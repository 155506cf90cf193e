//! Ratings of each title and pool, as a log of counted games with optimistic locking by the next number.

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{RatingPool, TableId, UserId};

use crate::{
    HomeStore, PlayerId, StoreError,
    columns::{read_count, read_moment, read_table_id},
};

/// A ladder: the games of a title in a pool, and the ratings after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LadderId<'a> {
    /// The game's slug.
    pub game: &'a str,
    /// The pool.
    pub pool: RatingPool,
}

/// A player's rating on a ladder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The player.
    pub player: PlayerId,
    /// Mean (μ).
    pub mu: f64,
    /// Standard deviation (σ).
    pub sigma: f64,
    /// Rated games.
    pub games: u32,
}

/// Ratings after a rated game.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladder {
    /// Number of the last rated game; 0 before the first.
    pub number: u32,
    /// Whether the given table is rated.
    pub is_rated: bool,
    /// Ratings of the given players, as far as they have one.
    pub ratings: Vec<Rating>,
}

/// A rated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// Its number on the ladder, from 1 without gaps.
    pub number: u32,
    /// The table.
    pub table: TableId,
    /// When it ended.
    pub ended_at: Moment,
    /// Players without a rating before.
    pub unrated: Vec<PlayerId>,
}

/// How a rated game changed a player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The table.
    pub table: TableId,
    /// Mean before it; none if it was the player's first rated game.
    pub before: Option<f64>,
    /// Mean after it.
    pub after: f64,
}

/// How often the two of these players met who met most often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meetings {
    /// Games that ended within a day.
    pub day: u32,
    /// Games that ended within a week.
    pub week: u32,
}

/// A rating with the ladder it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderRating {
    /// The game's slug.
    pub game: String,
    /// The pool.
    pub pool: RatingPool,
    /// The rating.
    pub rating: Rating,
}

/// A pool in the database.
pub(crate) fn pool_number(pool: RatingPool) -> i16 {
    match pool {
        RatingPool::Live => 0,
        RatingPool::Correspondence => 1,
        RatingPool::Bots => 2,
    }
}

pub(crate) fn read_pool(number: i16) -> Result<RatingPool, StoreError> {
    let found = RatingPool::ALL.into_iter().find(|pool| pool_number(*pool) == number);
    found.ok_or_else(|| StoreError::odd(format!("rating pool {number}")))
}

fn numbers(players: &[PlayerId]) -> Vec<i64> {
    players.iter().map(|player| player.number()).collect()
}

/// No title has as many games as an `integer` can't hold.
fn count(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl HomeStore {
    /// Ratings of these players on a ladder, or of all, and whether a table is rated.
    pub async fn ladder(
        &self,
        ladder: LadderId<'_>,
        table: Option<TableId>,
        players: Option<&[PlayerId]>,
    ) -> Result<Ladder, StoreError> {
        // One row of arrays: one snapshot.
        let query = sqlx::query(
            "with known as materialized (
                 select player_id, mu, sigma, games from ladder_rating
                 where game = $1 and pool = $2 and ($4::bigint[] is null or player_id = any($4)))
             select coalesce((select max(number) from ladder_game where game = $1 and pool = $2), 0)
                     as number,
                 exists (select from ladder_game where table_id = $3) as rated,
                 array(select player_id from known order by player_id) as players,
                 array(select mu from known order by player_id) as mus,
                 array(select sigma from known order by player_id) as sigmas,
                 array(select games from known order by player_id) as games",
        );
        let query = query.bind(ladder.game).bind(pool_number(ladder.pool));
        let query = query.bind(table.map(|id| id.bits() as i64));
        let row = self.database.row(query.bind(players.map(numbers))).await?;
        read_ladder(&row.ok_or_else(|| StoreError::odd("a ladder without a row"))?)
    }

    /// Adds a rated game and the ratings after it, except of deleted users. False, without a change, if the
    /// number is taken or the table is rated.
    pub async fn add_rated_game(
        &self,
        ladder: LadderId<'_>,
        rated: &RatedGame,
        ratings: &[Rating],
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with added as (
                 insert into ladder_game (game, pool, number, table_id, unrated_ids, ended_at)
                 values ($1, $2, $3, $4, $5, timestamptz 'epoch' + $6 * interval '1 millisecond')
                 on conflict do nothing returning number),
             new as (
                 select player_id, mu, sigma, games
                 from unnest($7::bigint[], $8::double precision[], $9::double precision[], $10::integer[])
                     as new (player_id, mu, sigma, games)
                 where player_id < 0 or exists (select from users where id = player_id)),
             history as (
                 insert into ladder_history (game, pool, player_id, number, mu, sigma, games)
                 select $1, $2, player_id, number, mu, sigma, games from added, new
                 where 0 <= player_id
                 on conflict (game, pool, player_id, number) do update
                 set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games),
             current as (
                 insert into ladder_rating (game, pool, player_id, mu, sigma, games)
                 select $1, $2, player_id, mu, sigma, games from added, new
                 on conflict (game, pool, player_id) do update
                 set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games)
             select from added",
        );
        let players: Vec<PlayerId> = ratings.iter().map(|rating| rating.player).collect();
        let query = query.bind(ladder.game).bind(pool_number(ladder.pool));
        let query = query.bind(count(rated.number)).bind(rated.table.bits() as i64);
        let query = query.bind(numbers(&rated.unrated)).bind(rated.ended_at.millis());
        let query = query.bind(numbers(&players));
        let query = query.bind(ratings.iter().map(|rating| rating.mu).collect::<Vec<_>>());
        let query = query.bind(ratings.iter().map(|rating| rating.sigma).collect::<Vec<_>>());
        let query =
            query.bind(ratings.iter().map(|rating| count(rating.games)).collect::<Vec<_>>());
        Ok(self.database.changed_row(query).await?.is_some())
    }

    /// How often the same two of these players met in counted games of a ladder around a moment: the pair that met
    /// most often. Two bots don't count.
    pub async fn meetings(
        &self,
        ladder: LadderId<'_>,
        players: &[PlayerId],
        around: Moment,
    ) -> Result<Meetings, StoreError> {
        // Bots have the lower ids. Distinct: bots of a level may have several seats.
        let query = sqlx::query(
            "select coalesce(max(day), 0)::integer as day, coalesce(max(week), 0)::integer as week
             from (
                 select count(*) filter (where apart < interval '1 day') as day, count(*) as week
                 from (
                     select distinct low.player_id as low_id, high.player_id as high_id, met.table_id,
                         greatest(met.ended_at - moment.at, moment.at - met.ended_at) as apart
                     from (select timestamptz 'epoch' + $4 * interval '1 millisecond' as at) as moment,
                         game_result_seat as high
                         join game_result_seat as low using (table_id)
                         join ladder_game as met using (table_id)
                     where 0 <= high.player_id and high.player_id = any($3)
                         and low.player_id < high.player_id and low.player_id = any($3)
                         and met.game = $1 and met.pool = $2) as all_games
                 where apart < interval '7 days' group by low_id, high_id) as pairs",
        );
        let query = query.bind(ladder.game).bind(pool_number(ladder.pool));
        let row = self.database.row(query.bind(numbers(players)).bind(around.millis())).await?;
        let row = row.ok_or_else(|| StoreError::odd("meetings without a row"))?;
        Ok(Meetings { day: read_count(&row, "day")?, week: read_count(&row, "week")? })
    }

    /// Counted games of a ladder after a number, in order.
    pub async fn rated_games(
        &self,
        ladder: LadderId<'_>,
        after: u32,
        limit: u32,
    ) -> Result<Vec<RatedGame>, StoreError> {
        let query = sqlx::query(
            "select number, table_id, unrated_ids,
                 (extract(epoch from ended_at) * 1000)::bigint as ended
             from ladder_game where game = $1 and pool = $2 and $3 < number order by number limit $4",
        );
        let query = query.bind(ladder.game).bind(pool_number(ladder.pool));
        let rows = self.database.rows(query.bind(count(after)).bind(i64::from(limit))).await?;
        let read = |row: &PgRow| {
            let unrated: Vec<i64> = row.try_get("unrated_ids")?;
            Ok(RatedGame {
                number: read_count(row, "number")?,
                table: read_table_id(row, "table_id")?,
                ended_at: read_moment(row, "ended")?,
                unrated: unrated.into_iter().map(PlayerId::read).collect::<Result<_, _>>()?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Rating history of a player on a ladder over the last games, oldest first.
    pub async fn rating_history(
        &self,
        ladder: LadderId<'_>,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<Rating>, StoreError> {
        let query = sqlx::query(
            "select mu, sigma, games from ladder_history
             where game = $1 and pool = $2 and player_id = $3 order by number desc limit $4",
        );
        let player = PlayerId::User(user);
        let query = query.bind(ladder.game).bind(pool_number(ladder.pool));
        let query = query.bind(player.number()).bind(i64::from(limit));
        let read = |row: &PgRow| {
            let (mu, sigma) = (row.try_get("mu")?, row.try_get("sigma")?);
            Ok(Rating { player, mu, sigma, games: read_count(row, "games")? })
        };
        self.database.rows(query).await?.iter().rev().map(read).collect()
    }

    /// How games at these tables changed a player's ratings; tables without a rated game of theirs are left out.
    pub async fn rating_changes(
        &self,
        user: UserId,
        tables: &[TableId],
    ) -> Result<Vec<RatingChange>, StoreError> {
        let query = sqlx::query(
            "select rated.table_id, next.mu as new_mu, last.mu as old_mu
             from ladder_game as rated
             join ladder_history as next
                 on next.game = rated.game and next.pool = rated.pool
                 and next.number = rated.number and next.player_id = $1
             left join lateral (
                 select mu from ladder_history as earlier
                 where earlier.game = next.game and earlier.pool = next.pool
                     and earlier.player_id = $1 and earlier.number < next.number
                 order by earlier.number desc limit 1) as last on true
             where rated.table_id = any($2)",
        );
        let tables: Vec<i64> = tables.iter().map(|id| id.bits() as i64).collect();
        let query = query.bind(PlayerId::User(user).number()).bind(tables);
        let read = |row: &PgRow| {
            let (before, after) = (row.try_get("old_mu")?, row.try_get("new_mu")?);
            Ok(RatingChange { table: read_table_id(row, "table_id")?, before, after })
        };
        self.database.rows(query).await?.iter().map(read).collect()
    }

    /// Ratings of users, each on a ladder; pairs without a rating are left out.
    pub async fn ratings_at(
        &self,
        wanted: &[(LadderId<'_>, UserId)],
    ) -> Result<Vec<LadderRating>, StoreError> {
        let query = sqlx::query(
            "select distinct game, pool, player_id, mu, sigma, games
             from ladder_rating
             join unnest($1::text[], $2::smallint[], $3::bigint[]) as wanted (game, pool, player_id)
                 using (game, pool, player_id)",
        );
        let games: Vec<&str> = wanted.iter().map(|(ladder, _)| ladder.game).collect();
        let pools: Vec<i16> = wanted.iter().map(|(ladder, _)| pool_number(ladder.pool)).collect();
        let players: Vec<i64> =
            wanted.iter().map(|(_, user)| PlayerId::User(*user).number()).collect();
        let rows = self.database.rows(query.bind(games).bind(pools).bind(players)).await?;
        rows.iter().map(read_rating).collect()
    }

    /// A player's ratings, by title and pool.
    pub async fn ratings_of(&self, user: UserId) -> Result<Vec<LadderRating>, StoreError> {
        let query = sqlx::query(
            "select game, pool, player_id, mu, sigma, games from ladder_rating
             where player_id = $1 order by game, pool",
        );
        let rows = self.database.rows(query.bind(PlayerId::User(user).number())).await?;
        rows.iter().map(read_rating).collect()
    }
}

fn read_rating(row: &PgRow) -> Result<LadderRating, StoreError> {
    let player = PlayerId::read(row.try_get("player_id")?)?;
    let (mu, sigma) = (row.try_get("mu")?, row.try_get("sigma")?);
    let rating = Rating { player, mu, sigma, games: read_count(row, "games")? };
    Ok(LadderRating { game: row.try_get("game")?, pool: read_pool(row.try_get("pool")?)?, rating })
}

fn read_ladder(row: &PgRow) -> Result<Ladder, StoreError> {
    let players: Vec<i64> = row.try_get("players")?;
    let mus: Vec<f64> = row.try_get("mus")?;
    let sigmas: Vec<f64> = row.try_get("sigmas")?;
    let games: Vec<i32> = row.try_get("games")?;
    let all = players.into_iter().zip(mus).zip(sigmas).zip(games);
    let ratings = all.map(|(((player, mu), sigma), games)| {
        let games = u32::try_from(games).map_err(StoreError::odd)?;
        Ok(Rating { player: PlayerId::read(player)?, mu, sigma, games })
    });
    Ok(Ladder {
        number: read_count(row, "number")?,
        is_rated: row.try_get("rated")?,
        ratings: ratings.collect::<Result<_, StoreError>>()?,
    })
}
