//! Games that were played: who came where.

use std::{fmt, str::FromStr};

use clock::Moment;
use game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::api::{Level, TableId, User};

/// Finished games, a page of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Games {
    /// The newest first.
    pub games: Vec<Played>,
    /// What to ask for the next page with; none if this is the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub next: Option<Cursor>,
}

/// A game that was played to its end, or given up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Played {
    /// Where.
    pub table: TableId,
    /// The game's slug.
    pub game: String,
    /// The edition of its rules.
    pub edition: u16,
    /// The options in the game's notation.
    pub options: String,
    /// Whether its table stood in the lobby.
    pub public: bool,
    /// How many steps it had.
    pub plies: u32,
    /// When it ended: milliseconds since 1970.
    #[serde(with = "clock::millis")]
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub ended_at: Moment,
    /// Who came where, in playing order.
    pub seats: Vec<PlayedSeat>,
}

/// What became of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayedSeat {
    /// Which.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// Whose game it was, also if a bot went on for them.
    pub player: Player,
    /// 1 for who won; seats that share a place leave the next ones empty. Who gave up comes last.
    pub place: u8,
    /// What it counted in the end.
    pub points: i32,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person; who is with us no more is called nothing.
    Person(User),
    /// A bot that plays so well.
    Bot(Level),
}

/// Where a page of finished games begins: a moment, and a table of those that ended then.
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
