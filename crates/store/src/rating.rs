//! How well everybody plays each title. The number of the next step is the only lock, as at tables.

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, UserId};

use crate::{
    Player, Store, StoreError,
    table::{read_count, read_table_id},
};

/// How well somebody plays a title.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Who.
    pub player: Player,
    /// How well, as far as is known.
    pub mu: f64,
    /// How far from that the truth may be.
    pub sigma: f64,
    /// After how many games.
    pub games: u32,
}

/// How everybody stands after a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladder {
    /// The number of the last step; 0 before the first.
    pub number: u32,
    /// Whether the table that was asked about has a step.
    pub is_rated: bool,
    /// Those who were asked about and have a rating.
    pub ratings: Vec<Rating>,
}

/// A game that was rated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingStep {
    /// Its place in the order of all of a title, from 1 without gaps.
    pub number: u32,
    /// Where it was played.
    pub table: TableId,
    /// Who had no rating before.
    pub fresh: Vec<Player>,
}

fn numbers(players: &[Player]) -> Vec<i64> {
    players.iter().map(|player| player.number()).collect()
}

/// No title has more games than a number of PostgreSQL counts.
fn count(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl Store {
    /// How these players stand at a title, or all of them, and whether a table was rated.
    pub async fn ladder(
        &self,
        game: &str,
        table: Option<TableId>,
        players: Option<&[Player]>,
    ) -> Result<Ladder, StoreError> {
        // One row of lists, so that all is of one moment.
        let ask = sqlx::query(
            "with known as materialized (
                 select player, mu, sigma, games from rating
                 where game = $1 and ($3::bigint[] is null or player = any($3)))
             select coalesce((select max(number) from rating_step where game = $1), 0) as number,
                 exists (select from rating_step where table_id = $2) as rated,
                 array(select player from known order by player) as players,
                 array(select mu from known order by player) as mus,
                 array(select sigma from known order by player) as sigmas,
                 array(select games from known order by player) as games",
        );
        let ask = ask.bind(game).bind(table.map(|id| id.bits() as i64));
        let row = self.row(ask.bind(players.map(numbers))).await?;
        read_ladder(&row.ok_or_else(|| StoreError::odd("a ladder without a row"))?)
    }

    /// Adds a step and what everybody's ratings are after it, except for who is with us no more. False,
    /// and nothing is changed, if the number is taken or the table was rated.
    pub async fn rate(
        &self,
        game: &str,
        step: &RatingStep,
        ratings: &[Rating],
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "with step as (
                 insert into rating_step (game, number, table_id, fresh) values ($1, $2, $3, $4)
                 on conflict do nothing returning number),
             new as (
                 select player, mu, sigma, games
                 from unnest($5::bigint[], $6::double precision[], $7::double precision[], $8::integer[])
                     as new (player, mu, sigma, games)
                 where player < 0 or exists (select from person where id = player)),
             drawn as (
                 insert into course (game, player, number, mu, sigma, games)
                 select $1, player, number, mu, sigma, games from step, new where 0 <= player
                 on conflict (game, player, number) do update
                 set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games),
             kept as (
                 insert into rating (game, player, mu, sigma, games)
                 select $1, player, mu, sigma, games from step, new
                 on conflict (game, player) do update
                 set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games)
             select from step",
        );
        let players: Vec<Player> = ratings.iter().map(|rating| rating.player).collect();
        let ask = ask.bind(game).bind(count(step.number)).bind(step.table.bits() as i64);
        let ask = ask.bind(numbers(&step.fresh)).bind(numbers(&players));
        let ask = ask.bind(ratings.iter().map(|rating| rating.mu).collect::<Vec<_>>());
        let ask = ask.bind(ratings.iter().map(|rating| rating.sigma).collect::<Vec<_>>());
        let ask = ask.bind(ratings.iter().map(|rating| count(rating.games)).collect::<Vec<_>>());
        Ok(self.row(ask).await?.is_some())
    }

    /// The steps of a title after a number, in order.
    pub async fn rating_steps(
        &self,
        game: &str,
        after: u32,
        limit: u32,
    ) -> Result<Vec<RatingStep>, StoreError> {
        let ask = sqlx::query(
            "select number, table_id, fresh from rating_step
             where game = $1 and $2 < number order by number limit $3",
        );
        let rows = self.rows(ask.bind(game).bind(count(after)).bind(i64::from(limit))).await?;
        let read = |row: &PgRow| {
            let fresh: Vec<i64> = row.try_get("fresh")?;
            Ok(RatingStep {
                number: read_count(row, "number")?,
                table: read_table_id(row, "table_id")?,
                fresh: fresh.into_iter().map(Player::read).collect::<Result<_, _>>()?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// How well somebody played a title after each of their last games, the oldest first.
    pub async fn course(
        &self,
        game: &str,
        user: UserId,
        limit: u32,
    ) -> Result<Vec<Rating>, StoreError> {
        let ask = sqlx::query(
            "select mu, sigma, games from course
             where game = $1 and player = $2 order by number desc limit $3",
        );
        let player = Player::Person(user);
        let ask = ask.bind(game).bind(player.number()).bind(i64::from(limit));
        let read = |row: &PgRow| {
            let (mu, sigma) = (row.try_get("mu")?, row.try_get("sigma")?);
            Ok(Rating { player, mu, sigma, games: read_count(row, "games")? })
        };
        self.rows(ask).await?.iter().rev().map(read).collect()
    }

    /// How well somebody plays each title that they were rated at.
    pub async fn ratings_of(&self, user: UserId) -> Result<Vec<(String, Rating)>, StoreError> {
        let ask = sqlx::query(
            "select game, mu, sigma, games from rating where player = $1 order by game",
        );
        let player = Player::Person(user);
        let read = |row: &PgRow| {
            let (mu, sigma) = (row.try_get("mu")?, row.try_get("sigma")?);
            let games = read_count(row, "games")?;
            Ok((row.try_get("game")?, Rating { player, mu, sigma, games }))
        };
        self.rows(ask.bind(player.number())).await?.iter().map(read).collect()
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
        Ok(Rating { player: Player::read(player)?, mu, sigma, games })
    });
    Ok(Ladder {
        number: read_count(row, "number")?,
        is_rated: row.try_get("rated")?,
        ratings: ratings.collect::<Result<_, StoreError>>()?,
    })
}
