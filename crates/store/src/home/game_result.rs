//! Game results.

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{Cursor, GameStatistics, RatingPool, TableId, UncountedReason, UserId};

use crate::{
    HomeStore, PlayerId, StoreError,
    columns::{read_count, read_moment, read_table_id, seat, small},
    home::rating::read_pool,
};

/// Result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResultRow {
    /// The table.
    pub table: TableId,
    /// The game's slug.
    pub game: String,
    /// The edition of its rules.
    pub edition: u16,
    /// The options in the game's notation.
    pub options: String,
    /// Whether its table was public.
    pub public: bool,
    /// Whether its table was rated.
    pub rated: bool,
    /// Numbers of the seats for which a program moved.
    pub programs: Vec<u8>,
    /// Whether it counted; none if that isn't decided yet.
    pub verdict: Option<RatingVerdict>,
    /// Number of steps.
    pub plies: u32,
    /// When it ended.
    pub ended_at: Moment,
    /// Result of each seat, in playing order.
    pub seats: Vec<SeatResultRow>,
}

impl GameResultRow {
    /// Its position for pagination.
    pub fn cursor(&self) -> Cursor {
        Cursor { ended_at: self.ended_at, table: self.table }
    }
}

/// Whether a game counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingVerdict {
    /// It changed the ratings of this pool.
    Counted(RatingPool),
    /// It changed none.
    Uncounted(UncountedReason),
}

/// The verdict of a game that counted, in the database.
const COUNTED: i16 = 0;

/// A reason in the database.
fn reason_number(reason: UncountedReason) -> i16 {
    match reason {
        UncountedReason::Casual => 1,
        UncountedReason::Guest => 2,
        UncountedReason::Program => 3,
        UncountedReason::TooShort => 4,
        UncountedReason::RepeatedPair => 5,
    }
}

/// Result of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResultRow {
    /// The player.
    pub player: PlayerId,
    /// Final rank, from 1.
    pub place: u8,
    /// Points.
    pub points: i32,
}

/// A filter of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Of this title.
    pub game: Option<String>,
    /// Of this user.
    pub user: Option<UserId>,
    /// Whether games at private tables are included.
    pub private: bool,
    /// Those before this position.
    pub before: Option<Cursor>,
}

/// Columns of a game, its seats as arrays.
const COLUMNS: &str = "game_result.table_id, game, edition, options, public, plies, rated, program_seats, verdict,
     (select pool from ladder_game where ladder_game.table_id = game_result.table_id) as pool,
     (extract(epoch from ended_at) * 1000)::bigint as ended,
     array(select player_id from game_result_seat s where s.table_id = game_result.table_id order by seat) as players,
     array(select place from game_result_seat s where s.table_id = game_result.table_id order by seat) as places,
     array(select points from game_result_seat s where s.table_id = game_result.table_id order by seat) as points";

impl HomeStore {
    /// Stores a game result; false if it is stored already.
    pub async fn add_game_result(&self, row: &GameResultRow) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with added as (
                 insert into game_result (table_id, game, edition, seats, options, public, plies, ended_at,
                     rated, program_seats)
                 values ($1, $2, $3, cardinality($8::bigint[]), $4, $5, $6,
                     timestamptz 'epoch' + $7 * interval '1 millisecond', $11, $12)
                 on conflict do nothing returning table_id)
             insert into game_result_seat (table_id, seat, player_id, place, points)
             select table_id, new.seat - 1, player, place, points
             from added, unnest($8::bigint[], $9::smallint[], $10::integer[])
                 with ordinality as new (player, place, points, seat)",
        );
        let players: Vec<i64> = row.seats.iter().map(|seat| seat.player.number()).collect();
        let places: Vec<i16> = row.seats.iter().map(|seat| small(seat.place)).collect();
        let points: Vec<i32> = row.seats.iter().map(|seat| seat.points).collect();
        let query =
            query.bind(row.table.bits() as i64).bind(&row.game).bind(i32::from(row.edition));
        // No game has as many steps as an `integer` can't hold.
        let plies = i32::try_from(row.plies).unwrap_or(i32::MAX);
        let query =
            query.bind(&row.options).bind(row.public).bind(plies).bind(row.ended_at.millis());
        let programs: Vec<i16> = row.programs.iter().map(|seat| small(*seat)).collect();
        let query = query.bind(players).bind(places).bind(points).bind(row.rated).bind(programs);
        Ok(0 < self.database.run(query).await?)
    }

    /// Stores whether a game counted, unless that is decided; what counted is in the log of its ladder.
    pub async fn set_verdict(
        &self,
        table: TableId,
        verdict: RatingVerdict,
    ) -> Result<(), StoreError> {
        let number = match verdict {
            RatingVerdict::Counted(_) => COUNTED,
            RatingVerdict::Uncounted(reason) => reason_number(reason),
        };
        let query = "update game_result set verdict = $2 where table_id = $1 and verdict is null";
        self.database.run(sqlx::query(query).bind(table.bits() as i64).bind(number)).await.map(drop)
    }

    /// Whether it is decided if a game counts, or there is none.
    pub async fn is_decided(&self, table: TableId) -> Result<bool, StoreError> {
        let query = "select from game_result where table_id = $1 and verdict is null";
        Ok(self.database.row(sqlx::query(query).bind(table.bits() as i64)).await?.is_none())
    }

    /// Games of which it isn't decided whether they count, oldest first.
    pub async fn undecided_games(
        &self,
        after: Option<Cursor>,
        limit: u32,
    ) -> Result<Vec<Cursor>, StoreError> {
        let query = sqlx::query(
            "select table_id, (extract(epoch from ended_at) * 1000)::bigint as ended
             from game_result where verdict is null and (ended_at, table_id)
                 > (timestamptz 'epoch' + $1 * interval '1 millisecond', $2)
             order by ended_at, table_id limit $3",
        );
        let after = after.unwrap_or(Cursor::FIRST);
        let query = query.bind(after.ended_at.millis()).bind(after.table.bits() as i64);
        let read = |row: &PgRow| {
            let ended_at = read_moment(row, "ended")?;
            Ok(Cursor { ended_at, table: read_table_id(row, "table_id")? })
        };
        self.database.rows(query.bind(i64::from(limit))).await?.iter().map(read).collect()
    }

    /// Game results, newest first.
    pub async fn game_results(
        &self,
        wanted: &GameFilter,
        limit: u32,
    ) -> Result<Vec<GameResultRow>, StoreError> {
        let from = match wanted.user {
            Some(_) => "game_result_seat join game_result using (table_id) where player_id = $4",
            None => "game_result where $4::bigint is null",
        };
        // As literal text, so that the partial index of public games is used.
        let which = if wanted.private { "true" } else { "public" };
        let text = format!(
            "select {COLUMNS} from {from} and {which} and ($1::text is null or game = $1)
                 and (ended_at, game_result.table_id)
                     < (timestamptz 'epoch' + $2 * interval '1 millisecond', $3)
             order by ended_at desc, game_result.table_id desc limit $5"
        );
        let before = wanted.before.unwrap_or(Cursor::LAST);
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(&wanted.game);
        let query = query.bind(before.ended_at.millis()).bind(before.table.bits() as i64);
        let query = query.bind(wanted.user.map(|user| user.bits() as i64));
        self.database
            .rows(query.bind(i64::from(limit)))
            .await?
            .iter()
            .map(read_game_result)
            .collect()
    }

    /// Public games, oldest first.
    pub async fn public_game_results_after(
        &self,
        after: Option<Cursor>,
        limit: u32,
    ) -> Result<Vec<GameResultRow>, StoreError> {
        let text = format!(
            "select {COLUMNS} from game_result where public and (ended_at, table_id)
                 > (timestamptz 'epoch' + $1 * interval '1 millisecond', $2)
             order by ended_at, table_id limit $3"
        );
        let after = after.unwrap_or(Cursor::FIRST);
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(after.ended_at.millis());
        let query = query.bind(after.table.bits() as i64).bind(i64::from(limit));
        self.database.rows(query).await?.iter().map(read_game_result).collect()
    }

    /// Those of these games that have no stored result.
    pub async fn without_result(&self, games: &[TableId]) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query(
            "select id from unnest($1::bigint[]) as id
             where not exists (select from game_result where table_id = id) order by id",
        );
        let ids: Vec<i64> = games.iter().map(|id| id.bits() as i64).collect();
        self.database
            .rows(query.bind(ids))
            .await?
            .iter()
            .map(|row| read_table_id(row, "id"))
            .collect()
    }

    /// Statistics of a user's public games, by title and number of seats.
    pub async fn game_statistics(&self, user: UserId) -> Result<Vec<GameStatistics>, StoreError> {
        let query = sqlx::query(
            "select game, seats, count(*)::integer as games, max(points) as best,
                 (count(*) filter (where place = 1))::integer as wins,
                 avg(place)::double precision as mean
             from game_result_seat join game_result using (table_id)
             where player_id = $1 and public group by game, seats order by game, seats",
        );
        let read = |row: &PgRow| {
            Ok(GameStatistics {
                game: row.try_get("game")?,
                seats: seat(row.try_get("seats")?)?,
                games: read_count(row, "games")?,
                wins: read_count(row, "wins")?,
                mean_place: row.try_get("mean")?,
                best_points: row.try_get("best")?,
            })
        };
        self.database.rows(query.bind(user.bits() as i64)).await?.iter().map(read).collect()
    }

    /// A user's name and time of registration; none if deleted.
    pub async fn registration(&self, user: UserId) -> Result<Option<(String, Moment)>, StoreError> {
        let query = sqlx::query(
            "select name, (extract(epoch from created_at) * 1000)::bigint as since
             from users where id = $1",
        );
        let Some(row) = self.database.row(query.bind(user.bits() as i64)).await? else {
            return Ok(None);
        };
        Ok(Some((row.try_get("name")?, read_moment(&row, "since")?)))
    }
}

fn read_verdict(row: &PgRow) -> Result<Option<RatingVerdict>, StoreError> {
    // A crash may have come between the ladder and the verdict.
    if let Some(pool) = row.try_get::<Option<i16>, _>("pool")? {
        return Ok(Some(RatingVerdict::Counted(read_pool(pool)?)));
    }
    let Some(number) = row.try_get::<Option<i16>, _>("verdict")? else { return Ok(None) };
    // A newer program may know more reasons.
    let reason = UncountedReason::ALL.into_iter().find(|it| reason_number(*it) == number);
    Ok(reason.map(RatingVerdict::Uncounted))
}

fn read_game_result(row: &PgRow) -> Result<GameResultRow, StoreError> {
    let players: Vec<i64> = row.try_get("players")?;
    let places: Vec<i16> = row.try_get("places")?;
    let points: Vec<i32> = row.try_get("points")?;
    let seats = players.into_iter().zip(places).zip(points).map(|((player, place), points)| {
        Ok(SeatResultRow { player: PlayerId::read(player)?, place: seat(place)?, points })
    });
    Ok(GameResultRow {
        table: read_table_id(row, "table_id")?,
        game: row.try_get("game")?,
        edition: u16::try_from(row.try_get::<i32, _>("edition")?).map_err(StoreError::odd)?,
        options: row.try_get("options")?,
        public: row.try_get("public")?,
        rated: row.try_get("rated")?,
        programs: row
            .try_get::<Vec<i16>, _>("program_seats")?
            .into_iter()
            .map(seat)
            .collect::<Result<_, _>>()?,
        verdict: read_verdict(row)?,
        plies: read_count(row, "plies")?,
        ended_at: read_moment(row, "ended")?,
        seats: seats.collect::<Result<_, StoreError>>()?,
    })
}
