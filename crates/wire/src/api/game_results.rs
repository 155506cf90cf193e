//! Results of finished games.

use std::{fmt, str::FromStr};

use clock::Moment;
use game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::api::{Level, RatingPool, TableId, UncountedReason, User};

/// A page of finished games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GamePage {
    /// The games, newest first.
    pub games: Vec<GameResult>,
    /// Cursor of the next page, for the query parameter `before`; absent on the last page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub next: Option<Cursor>,
}

/// Result of a game that was played to its end or resigned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameResult {
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
    #[serde(default)]
    pub rated: bool,
    /// The pool whose ratings it changed; absent if it changed none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<RatingPool>,
    /// Why it changed no rating; absent if it did, or if that isn't decided yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncounted: Option<UncountedReason>,
    /// Number of steps.
    pub plies: u32,
    /// Time of its end, in milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub ended_at: Moment,
    /// Results of the seats, in playing order.
    pub seats: Vec<SeatResult>,
}

/// Result of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatResult {
    /// The seat.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// The player, also if a bot finished the game for them.
    pub player: SeatPlayer,
    /// Final place: 1 for the winner. Tied seats share a place, and the following places stay empty. Resigned
    /// seats are last.
    pub place: u8,
    /// Final points.
    pub points: i32,
    /// Whether a program moved for the player.
    #[serde(default, skip_serializing_if = "is_false")]
    pub program: bool,
    /// Change of the displayed rating by this game; only of the user whose games were requested, and absent if it wasn't rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_change: Option<i32>,
}

/// Whether a field can be omitted.
fn is_false(value: &bool) -> bool {
    !value
}

/// A player: a person or a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatPlayer {
    /// A person; a deleted user has an empty name.
    Person(User),
    /// A bot of this level.
    Bot(Level),
}

/// Position in the list of finished games: time of the end, and the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the game ended.
    pub ended_at: Moment,
    /// The table.
    pub table: TableId,
}

impl Cursor {
    /// Before all games.
    pub const FIRST: Cursor = Cursor { ended_at: Moment::from_millis(0), table: TableId::FIRST };
    /// After all games. PostgreSQL still counts so far.
    pub const LAST: Cursor =
        Cursor { ended_at: Moment::from_millis(100_000_000_000_000), table: TableId::FIRST };
}

/// Text that is no cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACursor;

impl fmt::Display for NotACursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a cursor such as 1700000000000-aaaaaaaaaaab")
    }
}

impl std::error::Error for NotACursor {}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.ended_at.millis(), self.table)
    }
}

impl FromStr for Cursor {
    type Err = NotACursor;

    fn from_str(text: &str) -> Result<Cursor, NotACursor> {
        let (at, table) = text.split_once('-').ok_or(NotACursor)?;
        let times = Cursor::FIRST.ended_at..=Cursor::LAST.ended_at;
        let ended_at = at.parse().ok().map(Moment::from_millis);
        let ended_at = ended_at.filter(|at| times.contains(at)).ok_or(NotACursor)?;
        Ok(Cursor { ended_at, table: table.parse().map_err(|_| NotACursor)? })
    }
}

impl Serialize for Cursor {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cursor {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cursor, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_back_as_itself() {
        let cursor = Cursor {
            ended_at: Moment::from_millis(1_700_000_000_123),
            table: TableId::from_bits(33),
        };
        assert_eq!(cursor.to_string(), "1700000000123-aaaaaaaaaabb");
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for text in ["", "-", "1", "-1-aaaaaaaaaaab", "9223372036854775807-aaaaaaaaaaab", "1-b"] {
            assert_eq!(text.parse::<Cursor>(), Err(NotACursor), "{text}");
        }
    }
}
