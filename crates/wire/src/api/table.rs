//! Tables: setup, seats and status.

use clock::Pace;
use game::{Seat, Standing};
use serde::{Deserialize, Serialize};

use crate::api::{Clocks, DisplayedRating, TableId, TimeoutAction, User, UserId};

/// A table to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's slug.
    #[cfg_attr(feature = "schema", schema(example = "qin"))]
    pub game: String,
    /// Number of seats.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 5, example = 2))]
    pub seats: u8,
    /// Options in the game's notation; the printed game's if omitted.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(example = ""))]
    pub options: String,
    /// Title.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 80))]
    pub title: String,
    /// Whether the lobby lists it; otherwise players need its link.
    #[serde(default)]
    pub public: bool,
    /// Who may take each seat, in playing order; seats are open if omitted.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_items = 5))]
    pub chairs: Vec<Chair>,
    /// Time control; none if omitted.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub pace: Pace,
    /// What happens when a player runs out of time; a bot takes over if omitted.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub on_timeout: TimeoutAction,
    /// Whether the game starts as soon as all seats are taken.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub auto_start: bool,
    /// Whether the game is rated: for accounts only, public, with a time control, without bots and programs.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub rated: bool,
    /// The seat that the creator takes; none if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sit: Option<Sit>,
}

/// Whether a field can be omitted: an older server may not know it.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl NewTable {
    /// A private table without a time control.
    pub fn new(game: &str, seats: u8) -> NewTable {
        NewTable {
            game: game.to_owned(),
            seats,
            options: String::new(),
            title: String::new(),
            public: false,
            chairs: Vec::new(),
            pace: Pace::Untimed,
            on_timeout: TimeoutAction::Bot,
            auto_start: false,
            rated: false,
            sit: None,
        }
    }
}

/// A quick match to join: a table with the next players who want the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuickMatch {
    /// The game's slug.
    #[cfg_attr(feature = "schema", schema(example = "qin"))]
    pub game: String,
    /// Number of seats.
    #[cfg_attr(feature = "schema", schema(minimum = 2, maximum = 5, example = 2))]
    pub seats: u8,
    /// Time control.
    #[serde(default)]
    pub pace: Pace,
    /// Whether the game is rated.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub rated: bool,
    /// The player's own seed in plain: any text, preferably random. Omit it and commit to a seed instead, and nobody can choose
    /// theirs by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 64))]
    pub luck: Option<String>,
}

/// Who may take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Any person.
    Open,
    /// A bot of this level.
    Bot(Level),
}

/// Level of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Sensible moves at once.
    Novice,
    /// Good moves at once.
    Adept,
    /// Searches ahead.
    Master,
}

/// A seat to take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat; the first open one if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The player's own seed in plain: any text, preferably random. Omit it and commit to a seed instead, and nobody can choose
    /// theirs by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 64))]
    pub luck: Option<String>,
}

/// A start of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Level of the bots that fill open seats; if omitted, all seats must be taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<Level>,
}

/// Status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// The game hasn't started; players take seats.
    Open,
    /// The game is running.
    Running,
    /// The game is over.
    Finished,
    /// The table was closed before its game started.
    Aborted,
}

impl TableStatus {
    /// Whether it is final.
    pub fn is_closed(self) -> bool {
        matches!(self, TableStatus::Finished | TableStatus::Aborted)
    }
}

/// Holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatHolder {
    /// The seat is open.
    Open,
    /// A person.
    Person {
        /// The person.
        user: User,
        /// The player's own seed; empty until it is revealed.
        luck: String,
        /// The commitment to it; absent before the player commits, and if the seed was never hidden.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: Level,
        /// The person whom it replaces, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        replaces: Option<User>,
    },
}

/// A seat's request to take back more than the rules of undo allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TakeBackRequest {
    /// The seat that asks.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub by: Seat,
    /// Number of steps that would remain.
    pub to: usize,
    /// Seats that haven't answered.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub pending: Vec<Seat>,
}

/// A table without its game: public to anybody with its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The table's id.
    pub id: TableId,
    /// The game's slug.
    pub game: String,
    /// Number of seats.
    pub seats: u8,
    /// Options in the game's notation.
    pub options: String,
    /// Title.
    pub title: String,
    /// Whether the lobby lists it.
    pub public: bool,
    /// The user who created it.
    pub owner: UserId,
    /// That user's rating at the game, in the list of open tables; absent without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner_rating: Option<DisplayedRating>,
    /// Time control.
    #[serde(default)]
    pub pace: Pace,
    /// What happens when a player runs out of time.
    #[serde(default)]
    pub on_timeout: TimeoutAction,
    /// Whether the game starts as soon as all seats are taken.
    #[serde(default)]
    pub auto_start: bool,
    /// Whether the game is rated.
    #[serde(default)]
    pub rated: bool,
    /// Seats for which a program has moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub programs: Vec<Seat>,
    /// Status.
    pub status: TableStatus,
    /// Whether the seats are final and the game starts as soon as all players have revealed their seeds.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub is_preparing: bool,
    /// Holders of the seats, in playing order.
    pub holders: Vec<SeatHolder>,
    /// Number of acts in its log.
    pub acts: u32,
    /// Number of steps in its game.
    pub ply: usize,
    /// The seat to act; absent before the start and after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub to_act: Option<Seat>,
    /// SHA-256 of the server's seed, in hexadecimal digits.
    pub commitment: String,
    /// The open take-back request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_back_request: Option<TakeBackRequest>,
    /// Seats that resigned, in that order; after a rated game also those that left it for good.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub resigned: Vec<Seat>,
    /// Seats that ran out of time; a bot plays until they return.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub away: Vec<Seat>,
    /// Seats that voted to wait for the seat to act or for one that is away.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub waiting: Vec<Seat>,
    /// The clocks; absent without a time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// Final standing; absent before the end, since points may be hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>))]
    pub standing: Option<Standing>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableId>,
}

impl TableInfo {
    /// The seat of a user, also while a bot plays for them.
    pub fn seat_of(&self, id: UserId) -> Option<Seat> {
        let is_theirs = |holder: &SeatHolder| match holder {
            SeatHolder::Person { user, .. } | SeatHolder::Bot { replaces: Some(user), .. } => {
                user.id == id
            }
            SeatHolder::Open | SeatHolder::Bot { replaces: None, .. } => false,
        };
        let seats = game::seats(self.seats).zip(&self.holders);
        seats.into_iter().find(|(_, holder)| is_theirs(holder)).map(|(seat, _)| seat)
    }
}
