//! Ratings of each title, as a log of rated games with optimistic locking by the next number.

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, UserId};

use crate::{
    PlayerId, Store, StoreError,
    table::{read_count, read_table_id},
};

/// A player's rating at a title.
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
    /// Its number in the title's log, from 1 without gaps.
    pub number: u32,
    /// The table.
    pub table: TableId,
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

fn numbers(players: &[PlayerId]) -> Vec<i64> {
    players.iter().map(|player| player.number()).collect()
}

/// No title has as many games as an `integer` can't hold.
fn count(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl Store {
    /// Ratings of these players at a title, or of all, and whether a table is rated.
    pub async fn ladder(
        &self,
        game: &str,
        table: Option<TableId>,
        players: Option<&[PlayerId]>,
    ) -> Result<Ladder, StoreError> {
        // One row of arrays: one snapshot.
        let query = sqlx::query(
            "with known as materialized (
                 select player_id, mu, sigma, games from rating
                 where game = $1 and ($3::bigint[] is null or player_id = any($3)))
             select coalesce((select max(number) from rated_game where game = $1), 0) as number,
                 exists (select from rated_game where table_id = $2) as rated,
                 array(select player_id from known order by player_id) as players,
                 array(select mu from known order by player_id) as mus,
                 array(select sigma from known order by player_id) as sigmas,
                 array(select games from known order by player_id) as games",
        );
        let query = query.bind(game).bind(table.map(|id| id.bits() as i64));
        let row = self.row(query.bind(players.map(numbers))).await?;
        read_ladder(&row.ok_or_else(|| StoreError::odd("a ladder without a row"))?)
    }

    /// Adds a rated game and the ratings after it, except of deleted users. False, without a change, if the
    /// number is taken or the table is rated.
    pub async fn add_rated_game(
        &self,
        game: &str,
        rated: &RatedGame,
        ratings: &[Rating],
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with added as (
                 insert into rated_game (game, number, table_id, unrated_ids) values ($1, $2, $3, $4)
                 on conflict do nothing returning number),
             new as (
                 select player_id, mu, sigma, games
                 from unnest($5::bigint[], $6::double precision[], $7::double precision[], $8::integer[])
                     as new (player_id, mu, sigma, games)
                 where player_id < 0 or exists (select from users where id = player_id)),
             history as (
                 insert into rating_history (game, player_id, number, mu, sigma, games)
                 select $1, player_id, number, mu, sigma, games from added, new where 0 <= player_id
                 on conflict (game, player_id, number) do update
                 set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games),
             current as (
                 insert into rating (game, player_id, mu, sigma, games)
                 select $1, player_id, mu, sigma, games from added, new
                 on conflict (game, player_id) do update
                 set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games)
             select from added",
        );
        let players: Vec<PlayerId> = ratings.iter().map(|rating| rating.player).collect();
        let query = query.bind(game).bind(count(rated.number)).bind(rated.table.bits() as i64);
        let query = query.bind(numbers(&rated.unrated)).bind(numbers(&players));
        let query = query.bind(ratings.iter().map(|rating| rating.mu).collect::<Vec<_>>());
        let query = query.bind(ratings.iter().map(|rating| rating.sigma).collect::<Vec<_>>());
        let query =
            query.bind(ratings.iter().map(|rating| count(rating.games)).collect::<Vec<_>>());
        Ok(self.row(query).await?.is_some())
    }

    /// Rated games of a title after a number, in order.
    pub async fn rated_games(
        &self,
        game: &str,
        after: u32,
        limit: u32,
    ) -> Result<Vec<RatedGame>, StoreError> {
        let query = sqlx::query(
            "select number, table_id, unrated_ids from rated_game
             where game = $1 and $2 < number order by number limit $3",
        );
        let rows = self.rows(query.bind(game).bind(count(after)).bind(i64::from(limit))).await?;
        let read = |row: &PgRow| {
            let unrated: Vec<i64> = row.try_get("unrated_ids")?;
            Ok(RatedGame {
                number: read_count(row, "number")?,
                table: read_table_id(row, "table_id")?,
                unrated: unrated.into_iter().map(PlayerId::read).collect::<Result<_, _>>()?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Rating history of a player at a title over the last games, oldest first.
    pub async fn rating_history(
        &self,
        game: &str,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<Rating>, StoreError> {
        let query = sqlx::query(
            "select mu, sigma, games from rating_history
             where game = $1 and player_id = $2 order by number desc limit $3",
        );
        let player = PlayerId::User(user);
        let query = query.bind(game).bind(player.number()).bind(i64::from(limit));
        let read = |row: &PgRow| {
            let (mu, sigma) = (row.try_get("mu")?, row.try_get("sigma")?);
            Ok(Rating { player, mu, sigma, games: read_count(row, "games")? })
        };
        self.rows(query).await?.iter().rev().map(read).collect()
    }

    /// How games at these tables changed a player's ratings; tables without a rated game of theirs are left out.
    pub async fn rating_changes(
        &self,
        user: UserId,
        tables: &[TableId],
    ) -> Result<Vec<RatingChange>, StoreError> {
        let query = sqlx::query(
            "select rated.table_id, next.mu as new_mu, last.mu as old_mu
             from rated_game as rated
             join rating_history as next
                 on next.game = rated.game and next.number = rated.number and next.player_id = $1
             left join lateral (
                 select mu from rating_history as earlier
                 where earlier.game = next.game and earlier.player_id = $1 and earlier.number < next.number
                 order by earlier.number desc limit 1) as last on true
             where rated.table_id = any($2)",
        );
        let tables: Vec<i64> = tables.iter().map(|id| id.bits() as i64).collect();
        let query = query.bind(PlayerId::User(user).number()).bind(tables);
        let read = |row: &PgRow| {
            let (before, after) = (row.try_get("old_mu")?, row.try_get("new_mu")?);
            Ok(RatingChange { table: read_table_id(row, "table_id")?, before, after })
        };
        self.rows(query).await?.iter().map(read).collect()
    }

    /// Ratings of users, each at a title; pairs without a rating are left out.
    pub async fn ratings_at(
        &self,
        wanted: &[(&str, UserId)],
    ) -> Result<Vec<(String, Rating)>, StoreError> {
        let query = sqlx::query(
            "select distinct game, player_id, mu, sigma, games
             from rating join unnest($1::text[], $2::bigint[]) as wanted (game, player_id)
                 using (game, player_id)",
        );
        let games: Vec<&str> = wanted.iter().map(|(game, _)| *game).collect();
        let players: Vec<i64> =
            wanted.iter().map(|(_, user)| PlayerId::User(*user).number()).collect();
        let read = |row: &PgRow| {
            let player = PlayerId::read(row.try_get("player_id")?)?;
            let (mu, sigma) = (row.try_get("mu")?, row.try_get("sigma")?);
            let games = read_count(row, "games")?;
            Ok((row.try_get("game")?, Rating { player, mu, sigma, games }))
        };
        self.rows(query.bind(games).bind(players)).await?.iter().map(read).collect()
    }

    /// A player's ratings, by title.
    pub async fn ratings_of(&self, user: UserId) -> Result<Vec<(String, Rating)>, StoreError> {
        let query = sqlx::query(
            "select game, mu, sigma, games from rating where player_id = $1 order by game",
        );
        let player = PlayerId::User(user);
        let read = |row: &PgRow| {
            let (mu, sigma) = (row.try_get("mu")?, row.try_get("sigma")?);
            let games = read_count(row, "games")?;
            Ok((row.try_get("game")?, Rating { player, mu, sigma, games }))
        };
        self.rows(query.bind(player.number())).await?.iter().map(read).collect()
    }
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
