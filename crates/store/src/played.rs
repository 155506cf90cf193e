//! Game results.

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{Cursor, Level, TableId, Tally, UserId};

use crate::{
    Store, StoreError,
    table::{read_count, read_table_id, seat, small},
};

/// Bot levels, in the order of their negative ids.
const LEVELS: [Level; 3] = [Level::Novice, Level::Adept, Level::Master];

/// A player of rated games: a user, or the bots of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayerId {
    /// A user.
    Person(UserId),
    /// A bot: all bots of a level count as one player.
    Bot(Level),
}

impl PlayerId {
    /// Id in the database; users have none below zero.
    pub(crate) fn number(self) -> i64 {
        match self {
            PlayerId::Person(user) => user.bits() as i64,
            PlayerId::Bot(Level::Novice) => -1,
            PlayerId::Bot(Level::Adept) => -2,
            PlayerId::Bot(Level::Master) => -3,
        }
    }

    pub(crate) fn read(number: i64) -> Result<PlayerId, StoreError> {
        if let Ok(bits) = u64::try_from(number) {
            return Ok(PlayerId::Person(UserId::from_bits(bits)));
        }
        let bot = LEVELS.map(PlayerId::Bot).into_iter().find(|bot| bot.number() == number);
        bot.ok_or_else(|| StoreError::odd(format!("player {number}")))
    }
}

/// Result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedRow {
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
    /// Number of steps.
    pub plies: u32,
    /// When it ended.
    pub ended_at: Moment,
    /// Result of each seat, in playing order.
    pub seats: Vec<SeatResult>,
}

impl PlayedRow {
    /// Its position for pagination.
    pub fn cursor(&self) -> Cursor {
        Cursor { ended_at: self.ended_at, table: self.table }
    }
}

/// Result of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatResult {
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
    pub person: Option<UserId>,
    /// Whether games at private tables are included.
    pub private: bool,
    /// Those before this position.
    pub before: Option<Cursor>,
}

/// Columns of a game, its seats as arrays.
const COLUMNS: &str = "played.table_id, game, edition, options, public, plies,
     (extract(epoch from ended_at) * 1000)::bigint as ended,
     array(select player from played_seat s where s.table_id = played.table_id order by seat) as players,
     array(select place from played_seat s where s.table_id = played.table_id order by seat) as places,
     array(select points from played_seat s where s.table_id = played.table_id order by seat) as points";

impl Store {
    /// Stores a game result; false if it is stored already.
    pub async fn add_played(&self, row: &PlayedRow) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "with added as (
                 insert into played (table_id, game, edition, seats, options, public, plies, ended_at)
                 values ($1, $2, $3, cardinality($8::bigint[]), $4, $5, $6,
                     timestamptz 'epoch' + $7 * interval '1 millisecond')
                 on conflict do nothing returning table_id)
             insert into played_seat (table_id, seat, player, place, points)
             select table_id, new.seat - 1, player, place, points
             from added, unnest($8::bigint[], $9::smallint[], $10::integer[])
                 with ordinality as new (player, place, points, seat)",
        );
        let players: Vec<i64> = row.seats.iter().map(|seat| seat.player.number()).collect();
        let places: Vec<i16> = row.seats.iter().map(|seat| small(seat.place)).collect();
        let points: Vec<i32> = row.seats.iter().map(|seat| seat.points).collect();
        let ask = ask.bind(row.table.bits() as i64).bind(&row.game).bind(i32::from(row.edition));
        // No game has as many steps as an `integer` can't hold.
        let plies = i32::try_from(row.plies).unwrap_or(i32::MAX);
        let ask = ask.bind(&row.options).bind(row.public).bind(plies).bind(row.ended_at.millis());
        Ok(0 < self.run(ask.bind(players).bind(places).bind(points)).await?)
    }

    /// Game results, newest first.
    pub async fn played(
        &self,
        wanted: &GameFilter,
        limit: u32,
    ) -> Result<Vec<PlayedRow>, StoreError> {
        let from = match wanted.person {
            Some(_) => "played_seat join played using (table_id) where player = $4",
            None => "played where $4::bigint is null",
        };
        // As literal text, so that the partial index of public games is used.
        let which = if wanted.private { "true" } else { "public" };
        let text = format!(
            "select {COLUMNS} from {from} and {which} and ($1::text is null or game = $1)
                 and (ended_at, played.table_id)
                     < (timestamptz 'epoch' + $2 * interval '1 millisecond', $3)
             order by ended_at desc, played.table_id desc limit $5"
        );
        let before = wanted.before.unwrap_or(Cursor::LAST);
        let ask = sqlx::query(sqlx::AssertSqlSafe(text)).bind(&wanted.game);
        let ask = ask.bind(before.ended_at.millis()).bind(before.table.bits() as i64);
        let ask = ask.bind(wanted.person.map(|user| user.bits() as i64));
        self.rows(ask.bind(i64::from(limit))).await?.iter().map(read_played).collect()
    }

    /// Public games, oldest first.
    pub async fn played_after(
        &self,
        after: Option<Cursor>,
        limit: u32,
    ) -> Result<Vec<PlayedRow>, StoreError> {
        let text = format!(
            "select {COLUMNS} from played where public and (ended_at, table_id)
                 > (timestamptz 'epoch' + $1 * interval '1 millisecond', $2)
             order by ended_at, table_id limit $3"
        );
        let after = after.unwrap_or(Cursor::FIRST);
        let ask = sqlx::query(sqlx::AssertSqlSafe(text)).bind(after.ended_at.millis());
        let ask = ask.bind(after.table.bits() as i64).bind(i64::from(limit));
        self.rows(ask).await?.iter().map(read_played).collect()
    }

    /// Archived games without a stored result, after a table.
    pub async fn unplayed(
        &self,
        after: Option<TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let ask = sqlx::query(
            "select id from finished where stage = 2 and ($1::bigint is null or $1 < id)
                 and not exists (select from played where table_id = id)
             order by id limit $2",
        );
        let ask = ask.bind(after.map(|id| id.bits() as i64)).bind(i64::from(limit));
        self.rows(ask).await?.iter().map(|row| read_table_id(row, "id")).collect()
    }

    /// Statistics of a user's public games, by title and number of seats.
    pub async fn tallies(&self, user: UserId) -> Result<Vec<Tally>, StoreError> {
        let ask = sqlx::query(
            "select game, seats, count(*)::integer as games, max(points) as best,
                 (count(*) filter (where place = 1))::integer as wins,
                 avg(place)::double precision as mean
             from played_seat join played using (table_id)
             where player = $1 and public group by game, seats order by game, seats",
        );
        let read = |row: &PgRow| {
            Ok(Tally {
                game: row.try_get("game")?,
                seats: seat(row.try_get("seats")?)?,
                games: read_count(row, "games")?,
                wins: read_count(row, "wins")?,
                mean_place: row.try_get("mean")?,
                best_points: row.try_get("best")?,
            })
        };
        self.rows(ask.bind(user.bits() as i64)).await?.iter().map(read).collect()
    }

    /// A user's name and time of registration; none if deleted.
    pub async fn known_since(&self, user: UserId) -> Result<Option<(String, Moment)>, StoreError> {
        let ask = sqlx::query(
            "select name, (extract(epoch from created_at) * 1000)::bigint as since
             from person where id = $1",
        );
        let Some(row) = self.row(ask.bind(user.bits() as i64)).await? else { return Ok(None) };
        Ok(Some((row.try_get("name")?, Moment::from_millis(row.try_get("since")?))))
    }
}

fn read_played(row: &PgRow) -> Result<PlayedRow, StoreError> {
    let players: Vec<i64> = row.try_get("players")?;
    let places: Vec<i16> = row.try_get("places")?;
    let points: Vec<i32> = row.try_get("points")?;
    let seats = players.into_iter().zip(places).zip(points).map(|((player, place), points)| {
        Ok(SeatResult { player: PlayerId::read(player)?, place: seat(place)?, points })
    });
    Ok(PlayedRow {
        table: read_table_id(row, "table_id")?,
        game: row.try_get("game")?,
        edition: u16::try_from(row.try_get::<i32, _>("edition")?).map_err(StoreError::odd)?,
        options: row.try_get("options")?,
        public: row.try_get("public")?,
        plies: read_count(row, "plies")?,
        ended_at: Moment::from_millis(row.try_get("ended")?),
        seats: seats.collect::<Result<_, StoreError>>()?,
    })
}
